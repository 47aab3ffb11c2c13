import { Eyes, Head, Nose, Paw } from "./parts";
import { Form, INK, type Tones, Tube } from "./pen";
import { Floor, Scene, spiky } from "./scene";

/** A cat that refuses its bath. */
export function Nope() {
  const FUR: Tones = ["#fbe9cf", "#e3bf95"];
  const TUB: Tones = ["#fffaf2", "#c9d6e6"];
  const DUCK: Tones = ["#ffdd4a", "#e8a425"];
  return (
    <Scene
      back={
        <>
          <path d="M0 34H100M0 64H100M0 94H100M20 0V140M50 0V140M80 0V140" stroke="#ff928a" stroke-width="2" />
          <Floor color="#c24a4c" y={120} />
        </>
      }
    >
      <Form d={spiky(7, 25, 15, 0.4)} of={FUR} at="translate(80 56) rotate(34)" depth={2} />
      <Form
        d="M4 106C6 98 14 97 18 101 24 95 32 96 38 101 46 94 56 95 62 101 68 96 78 96 82 101 90 97 95 100 96 106Z"
        of={["#fff", "#cfe6f6"]}
        depth={3}
      />
      <Tube d="M42 84L31 102" of={FUR} width={9} />
      <Tube d="M58 84L69 102" of={FUR} width={9} />
      <Form d={spiky(28, 24, 19, 0.22)} of={FUR} at="translate(50 72)" depth={5} />
      <Tube d="M34 74C24 78 16 88 10 101" of={FUR} width={9.5} />
      <Tube d="M66 74C76 78 84 88 90 101" of={FUR} width={9.5} />
      <Form d="M56 92C58 89 65 90 66 93 65 96 58 97 56 95Z" of={["#ff8f3c", "#d85a1c"]} line={2} depth={1} />
      <Form
        d="M41 104C37 99 39 94 45 95 44 87 47 84 51 84 57 84 59 89 57 94 63 97 63 104 58 107H45Z"
        of={DUCK}
        line={2.4}
        depth={2}
      />
      <circle cx="53" cy="90" r="1.5" fill={INK} />
      <Form d="M9 108H91C92 120 84 129 70 130H30C16 129 8 120 9 108Z" of={TUB} depth={6} />
      <Form d="M6 104H94C98 104 98 111 94 111H6C2 111 2 104 6 104Z" of={TUB} depth={2.5} />
      {[10, 30, 70, 90].map((x) => (
        <Paw key={x} at={`translate(${x} 106) rotate(180) scale(.85)`} fur={FUR} />
      ))}
      <g transform="translate(48 58) scale(.86)">
        <Head fur={FUR} shape="fluffy" ears={[-70, 70]}>
          <path d="M-5-26L-2-12 0-26 2-12 5-26ZM-34-2L-24 0-34 4ZM34-2L24 0 34 4Z" fill="#d99a5b" />
        </Head>
        <Eyes r={10.5} apart={12.5} y={-1} pupil={0.16} iris="#8ed0e8" lid={0.26} tilt={22} fur="#e3bf95" />
        <Form d="M-13 21C-13 8 13 8 13 21 8 26-8 26-13 21Z" of={["#8c1f34", "#6a1228"]} line={2.2} depth={1} rim={0}>
          <path d="M-10 9L-7 17-3 9ZM10 9L7 17 3 9ZM-8 27L-5 21-2 27ZM8 27L5 21 2 27Z" fill="#fff" />
        </Form>
        <Nose y={8} />
      </g>
    </Scene>
  );
}
