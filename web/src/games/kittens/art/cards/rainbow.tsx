import { Eye, Head, Nose, Paw } from "./parts";
import { ellipse, Form, INK, Strokes, type Tones, Tube } from "./pen";
import { Floor, Scene } from "./scene";

/** A cat with a rainbow from its mouth into a pot. */
export function Rainbow() {
  const FUR: Tones = ["#f6f3fd", "#b9b2da"];
  const colors = ["#ff4f5e", "#ff9a3c", "#ffe04a", "#5fd068", "#45a8f5", "#9a6bea"];
  /** The edge of a band: from the mouth into the pot. */
  const edge = (band: number) => {
    const mix = (from: number, to: number) => (from + ((to - from) * band) / colors.length).toFixed(1);
    const [from, by, over, to] = [
      `${mix(46, 53)} ${mix(71, 82)}`,
      `${mix(36, 48)} ${mix(44, 76)}`,
      `${mix(5, 33)} ${mix(46, 74)}`,
      `${mix(5, 33)} 112`,
    ];
    return { there: `M${from}C${by} ${over} ${to}`, back: `L${to}C${over} ${by} ${from}Z` };
  };
  return (
    <Scene
      back={
        <>
          <path d={ellipse(58, 76, 46)} fill="#4d52a8" />
          <path
            d="M92 34l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM10 50l1.500 4 4 1.500-4 1.500-1.500
              4-1.500-4-4-1.500 4-1.500z"
            fill="#ffe9a8"
          />
          <Floor color="#2b2d6b" y={120} />
        </>
      }
    >
      <Tube d="M84 118C98 114 98 100 90 96" of={FUR} width={7} />
      <Form d="M46 122C42 100 48 82 66 80 84 78 98 100 90 122 82 128 54 128 46 122Z" of={FUR} depth={5}>
        <path d="M76 76H102V112C88 112 76 98 76 76Z" fill="#ffb26b" />
      </Form>
      <Paw at="translate(57 123) rotate(180) scale(1 .75)" fur={FUR} />
      <Paw at="translate(77 123) rotate(180) scale(1 .75)" fur={FUR} />
      <g transform="translate(64 64) rotate(-8) scale(.84)">
        <Head fur={FUR} shape="fluffy" ears={[-18, 30]}>
          <path d="M38-26H8C4-12 20-2 38-4Z" fill="#ffb26b" />
          <path d={ellipse(-24, 8, 6, 5) + ellipse(18, 11, 8, 5.5)} fill="#9fd86a" fill-opacity=".75" />
        </Head>
        <Eye x={-17} y={-10} r={9.5} look={[0.9, 0.7]} iris="#45a8f5" pupil={0.3} />
        <Eye x={8} y={-9} r={10.5} look={[-0.9, 0.9]} iris="#45a8f5" pupil={0.3} />
        <Strokes
          of={[
            [-28, -20, -22, -25, -12, -23],
            [2, -24, 12, -27, 20, -20],
          ]}
          width={2.4}
        />
      </g>
      <Form
        d="M44 71C48 65 58 66 61 72 63 80 58 88 52 88 45 88 41 79 44 71Z"
        of={["#8c1f4a", "#5e1030"]}
        line={2.6}
        depth={1}
        rim={0}
      />
      {colors.map((color, each) => (
        <path key={color} d={edge(each).there + edge(each + 1).back} fill={color} stroke={color} stroke-width=".6" />
      ))}
      <path
        d={edge(0).there + edge(colors.length).there}
        fill="none"
        stroke={INK}
        stroke-width="2.200"
        stroke-linecap="round"
      />
      <g transform="translate(55 68) rotate(-8) scale(.9)">
        <Nose y={0} size={1.1} />
      </g>
      <Form
        d="M2 112C3 105 10 104 13 106 16 101 24 101 26 105 31 103 37 106 37 112Z"
        of={["#ffe36a", "#e8a62a"]}
        line={2.4}
        depth={2}
      />
      <Form d="M3 113H36C40 120 38 128 32 130H8C1 128-1 120 3 113Z" of={["#5a5268", "#2c2538"]} depth={4} rim={0.8} />
      <Form d="M2 109H38C40 109 40 115 38 115H2C0 115 0 109 2 109Z" of={["#6d6480", "#3d354c"]} depth={2} />
    </Scene>
  );
}
