// What may be done, as buttons.

import { SeatTag } from "../../ui/seat-tag";
import { notation, type BoardProps } from "../game";

export function Board({ view, seats, act, busy }: BoardProps) {
  return (
    <div class="board plain">
      {seats.map((seat, each) => (
        <div key={each} data-seat={each} data-place={`seat-${each}`}>
          <SeatTag
            seat={seat}
            isTurn={view.to_act.includes(each)}
            isAsked={view.to_act.includes(each)}
            deadline={null}
            isMe={view.seat === each}
          />
        </div>
      ))}
      {view.legal.map((action) => (
        <button
          key={notation(action)}
          type="button"
          class="button can"
          data-action={notation(action)}
          disabled={busy.value}
          onClick={() => act(action)}
        >
          {notation(action)}
        </button>
      ))}
    </div>
  );
}
