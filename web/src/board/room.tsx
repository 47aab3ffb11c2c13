// A player with a tank: a line with the face, the name and the score, and the tank below or beside it.

import "./room.css";
import type { ComponentChildren, JSX } from "preact";
import { Target } from "./act";
import { at, type Box } from "./boxes";
import { fit } from "./fittings";
import { Gathered } from "./goal";
import { zonesOf } from "./layout";
import { fieldName } from "./names";
import type { Places, Room, SeatPlace } from "./places";
import { Marks, Tag } from "./seat";
import { optionAt, useTable } from "./table";
import { Tank } from "./tank";

const TV_CARD = 66; // pixels: the width of a card on a television, so that it is 16 % of the screen's height
const GAP = 9; // pixels between a name and the tank below it; a label may lie on the tank's edge

interface RoomProps {
  seat: number;
  room: Room;
}

export function OtherRoom({ seat, room, place: { box, face, isBeside } }: RoomProps & { place: SeatPlace }) {
  const head = face + (isBeside ? 0 : room.least * 1.6);
  const tank = { left: 0, top: head + GAP, width: box.width, height: box.height - head - GAP };
  const wished = room.isTv ? TV_CARD : Math.min(tank.height / 1.7, room.width > 640 ? 70 : 42);
  return (
    <li {...placed(useIs(seat), "other")} data-seat={seat} style={{ ...at(box), "--face": `${face}px` }}>
      <Head seat={seat} style={{ height: `${head}px` }} />
      <AtTank seat={seat} box={tank} wished={wished} />
    </li>
  );
}

/** The player at the bottom. Where there is room, the face and the goal are on either side of the tank. */
export function OwnRoom({ seat, room, laid }: RoomProps & { laid: Places }) {
  const { own, hand } = laid;
  const isAside = own.box.top + 1 > hand.top && laid.shape === "round";
  const face = isAside
    ? Math.min(own.box.width * 0.4, hand.height * 0.5, 130)
    : Math.min(own.box.height * (laid.shape === "low" ? 0.5 : 1), 56);
  const wished = room.isTv ? TV_CARD : Math.min(hand.height / 2.4, 96);
  const style = { "--face": `${face}px`, "--edge": `${hand.left}px` };
  return (
    <section {...placed(useIs(seat), isAside ? "own aside" : "own")} data-seat={seat} style={style}>
      <Head seat={seat} style={at(own.box)} />
      <AtTank seat={seat} box={hand} wished={wished} />
    </section>
  );
}

function useIs(seat: number): Record<string, boolean> {
  const { view } = useTable();
  return { turn: view.to_act.includes(seat), won: !!view.result?.winners.includes(seat) };
}

function placed(is: Record<string, boolean>, name: string): { class: string } {
  return { class: ["p-place", name, ...Object.keys(is).filter((each) => is[each])].join(" ") };
}

function Head({ seat, style }: { seat: number; style: JSX.CSSProperties }) {
  const { layout } = useTable();
  const piles = zonesOf(layout, "seat").filter(({ shape }) => shape !== "stacks");
  return (
    <div class="p-head" style={style}>
      <h2 data-place={`seat-${seat}`}>
        <Tag seat={seat} />
      </h2>
      <Marks seat={seat} />
      {piles.map((zone) => (
        <Aimed key={zone.name} zone={zone.name} seat={seat} class="with-goal">
          <Gathered zone={zone} seat={seat} />
        </Aimed>
      ))}
    </div>
  );
}

function AtTank({ seat, box, wished }: { seat: number; box: Box; wished: number }) {
  const { layout } = useTable();
  const zone = zonesOf(layout, "seat").find(({ shape }) => shape === "stacks")!;
  return (
    <Aimed zone={zone.name} seat={seat} class="with-tank" style={at(box)}>
      <Tank zone={zone} seat={seat} room={{ ...box, wished }} />
    </Aimed>
  );
}

interface AimedProps {
  zone: string;
  seat: number;
  class: string;
  style?: JSX.CSSProperties;
  children: ComponentChildren;
}

/** A zone of a player that can be chosen as a whole. */
function Aimed({ zone, seat, class: name, style = {}, children }: AimedProps) {
  const table = useTable();
  const option = optionAt(table, { is: "zone", zone, seat }) ?? optionAt(table, { is: "seat", seat });
  return (
    <div class={name} style={style}>
      {children}
      {option && <Target option={option} name={fieldName(table.game, zone)} />}
    </div>
  );
}

fit({ OtherRoom, OwnRoom });
