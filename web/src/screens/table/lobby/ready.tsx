// The players' readiness for the next game. It starts when all are ready; the host can start it earlier.

import "../../../ui/people.css";
import { useEffect, useRef } from "preact/hooks";
import type { Update } from "../../../net/protocol";
import { editionOf } from "../../../state/known";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { list, t } from "../../../words/messages";
import type { TableSession } from "../session/session";

interface ReadyProps {
  session: TableSession;
  shown: Update;
  /** The label of the button until this player is ready. */
  label: string;
  hasFocus?: boolean;
}

export function Ready({ session, shown, label, hasFocus = false }: ReadyProps) {
  const { table, host, seat } = shown;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, []);
  const missing = (editionOf(table.settings)?.fewest_seats ?? 2) - table.seats.filter((holder) => !holder.left).length;
  const here = table.seats.filter((holder) => holder.occupant === "person" && holder.connected);
  const own = seat === null ? null : table.seats[seat];
  const others = here.filter((holder) => holder !== own);
  const waiting = others.filter((holder) => !holder.ready);
  const isAlone = own !== null && !others.length;
  return (
    <div class="getting-ready stacked">
      {own && (
        <button
          type="button"
          class={own.ready ? "button large" : "button large primary"}
          data-do={isAlone && host ? "start" : "ready"}
          ref={button}
          disabled={missing > 0}
          aria-pressed={isAlone ? undefined : own.ready}
          onClick={() =>
            void session.ask(isAlone && host ? { command: "start" } : { command: "ready", on: !own.ready })
          }
        >
          <Icon name={own.ready ? "check" : "play"} />
          {own.ready ? t("lobby-you-are-ready") : label}
        </button>
      )}
      {host && others.length > 0 && (
        <Button
          data-do="start"
          disabled={missing > 0}
          onClick={() => void session.ask({ command: "start", ready_only: table.games > 0 })}
        >
          {t("lobby-start-now")}
        </Button>
      )}
      <p role="status">
        {missing > 0
          ? t("lobby-too-few", { count: missing })
          : others.length && waiting.length && (own?.ready ?? true)
            ? t("lobby-waiting-for", { names: list(waiting.map(({ name }) => name)) })
            : others.length && own && !own.ready && !waiting.length
              ? t("lobby-waiting-for-you")
              : ""}
      </p>
    </div>
  );
}
