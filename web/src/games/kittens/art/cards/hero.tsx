// The figures on the first page.

import { BLACK, Ear, Eye, Eyes, Head, Mouth, Nose, Paw, ROPE, Saucepan } from "./parts";
import { ellipse, Form, type Tones, Tube } from "./pen";

const CREAM: Tones = ["#fbe9cf", "#e3bf95"];
const GREY: Tones = ["#9a90b4", "#6b6188"];
const RIND: Tones = ["#63b84e", "#2f8440"];
const GINGER: Tones = ["#ffa44f", "#dd6f2a"];
const TAIL = "M232 196C292 204 300 166 284 148S258 116 274 100";

export function Group() {
  return (
    <>
      <g transform="translate(136 106) rotate(-6) scale(.95)">
        <Head fur={RIND} shape="round" inner="#ff8f8f">
          <path
            d="M-6-28C-9-20-3-16-6-8H6C3-16 9-20 6-28ZM-30-16C-24-12-26-4-20 0L-14-4C-18-10-14-16-20-24Z"
            fill="#1f6b3a"
          />
        </Head>
        <Eyes r={9} apart={12} y={2} look={[0.9, 0]} iris="#ffb52e" pupil={0.3} />
      </g>
      <g transform="translate(361 106) rotate(8) scale(.8)">
        <Head fur={GINGER} ears={[-40, 40]}>
          <path d="M-3-26L0-13 3-26ZM-11-26L-9-16-6-26ZM6-26L9-16 11-26Z" fill="#c4551c" />
        </Head>
        <Eyes r={9} apart={12} y={0} look={[-0.9, -0.1]} iris="#4aa8c9" pupil={0.3} />
      </g>
      <Form d="M14 220C14 180 40 164 70 164S128 180 130 220Z" of={CREAM} depth={6} />
      <g transform="translate(70 126) rotate(-7) scale(1.36)">
        <Head fur={CREAM} ears={[-62, 56]}>
          <path d="M-5-26L-2-12 0-26 2-12 5-26Z" fill="#d99a5b" />
        </Head>
        <Eyes r={11} apart={12.5} y={-3} look={[0.8, -0.1]} pupil={0.2} iris="#8ed0e8" />
        <Form d="M-8 20C-8 9 8 9 8 20 6 26-6 26-8 20Z" of={["#8c1f34", "#6a1228"]} line={2.2} depth={1} rim={0}>
          <path d="M-6 10L-4 15-1 10ZM6 10L4 15 1 10Z" fill="#fff" />
        </Form>
        <Nose y={8} />
      </g>
      <Paw at="translate(30 158) rotate(16) scale(1.5)" fur={CREAM} />
      <Paw at="translate(112 154) rotate(-22) scale(1.5)" fur={CREAM} />
      <Form d="M270 220C272 186 296 168 322 168S380 184 384 220Z" of={GREY} depth={6} />
      <g transform="translate(322 132) rotate(6) scale(1.2)">
        <Ear x={-29} y={-2} turn={-78} fur={GREY} size={0.8} />
        <Ear x={29} y={-2} turn={78} fur={GREY} size={0.8} />
        <Head fur={GREY} ears={null}>
          <path d={ellipse(0, 18, 15, 13)} fill="#f3eef9" />
        </Head>
        <Eye x={-12} y={0} r={10} look={[-0.9, -0.5]} iris="#ffd23f" pupil={0.3} />
        <Eye x={12} y={0} r={8.5} look={[-0.9, -0.5]} iris="#ffd23f" pupil={0.3} />
        <Nose />
        <Mouth is="frown" />
        <g transform="translate(0 -4)">
          <Saucepan />
        </g>
      </g>
      <Tube d={TAIL} of={ROPE} width={9} line={4} />
      <path d={TAIL} fill="none" stroke="#a5662e" stroke-width="8" stroke-dasharray="2 6" />
      <Form d="M152 226C146 182 166 164 198 164S250 182 244 226Z" of={BLACK} depth={7} />
      <g transform="translate(196 124) rotate(5) scale(1.78)">
        <Head fur={BLACK} inner="#c98aa4">
          <path d="M-4-26L0-14 4-26Z" fill="#6b6082" />
        </Head>
        <Eyes r={11.5} apart={13.5} y={-2} look={[0.85, -0.4]} iris="#ffc52e" pupil={0.54} />
        <Form d="M-6 13C-3 15 3 15 6 13 6 22-6 22-6 13Z" of={["#e8485c", "#a81c34"]} line={2} depth={1} rim={0} />
        <Nose y={9} />
      </g>
      <Form d="M-20 204C80 194 320 194 420 204V260H-20Z" of={["#a8344a", "#7c2340"]} depth={-4} />
      <Form d="M134 190H258L266 206H126Z" of={["#55467a", "#3a3152"]} depth={3} />
      <Form d="M126 206H266V222C266 226 126 226 126 222Z" of={["#fffdf4", "#cfc8d8"]} depth={3}>
        <path d="M120 211H270M120 216H270" stroke="#3a1a2c" stroke-width="1.200" />
      </Form>
      <Paw at="translate(160 190) rotate(-4) scale(1.5)" fur={BLACK} />
      <Paw at="translate(230 190) rotate(4) scale(1.5)" fur={BLACK} />
      <Paw at="translate(296 202) rotate(-8) scale(1.4)" fur={GREY} />
      <Paw at="translate(352 202) rotate(8) scale(1.4)" fur={GREY} />
    </>
  );
}
