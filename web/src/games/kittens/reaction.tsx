// The reaction to a played card: stop it with a Nope, or let it happen. All players get the question, with or without
// a Nope.

import type { ComponentChildren } from "preact";
import type { KittensAction, KittensCard, KittensReaction, KittensView } from "../../net/protocol";
import { Act } from "../../board/act";
import { CardSign } from "../../board/card";
import { Panel } from "../../board/panel";
import { useTable } from "../../board/table";
import { ClockRing, type Deadline } from "../../ui/clock";
import { t } from "../../words/messages";
import { cardName, does, sentence } from "./words";

/** The panel of a reaction. A tapped card shows its text in place of the hint. */
export function Reaction({ about }: { about: KittensCard | null }) {
  const { view: anyView, names, deadline } = useTable();
  const view = anyView as KittensView;
  const { phase, seat } = view;
  const nope = only(view, "nope");
  const pass = only(view, "pass");
  if (phase.phase !== "reaction") return null;
  return (
    <Panel
      title={sentence({ event: "announced", seat: phase.seat, action: phase.action }, names, seat)!}
      hint={about ? `${cardName(about)}: ${does(about)}` : <Standing />}
      name={pass ? "p-tray asked" : "p-tray"}
    >
      <div class="p-buttons flowing centred">
        {nope && (
          <Act action={nope} class="button k-nope-button">
            <Ring deadline={deadline}>
              <CardSign game="kittens" card="nope" />
            </Ring>
            {t("kittens-do-nope")}
          </Act>
        )}
        {pass && (
          <Act action={pass} class="button">
            {!nope && <Ring deadline={deadline} />}
            {t("kittens-do-pass")}
          </Act>
        )}
        {!pass && <Ring deadline={deadline} />}
        {!pass && <span class="note">{waits(seat, phase, view.alive)}</span>}
      </div>
    </Panel>
  );
}

/** The note for a viewer who need not choose; empty while their choice is being sent. */
function waits(me: number | null, { seat, nopes, waiting }: KittensReaction, alive: boolean[]): string {
  if (me === null) return "";
  if (!alive[me]) return t("kittens-you-are-dead");
  if (!waiting.length || waiting.includes(me)) return "";
  if (nopes.length ? nopes.at(-1) === me : seat === me) return t("kittens-you-played");
  return t("kittens-you-passed");
}

/** The number of Nopes on the played card, and their combined effect. */
function Standing() {
  const view = useTable().view as KittensView;
  if (view.phase.phase !== "reaction") return null;
  const count = view.phase.nopes.length;
  if (!count) return <>{t("kittens-hint-reaction")}</>;
  return (
    <>
      <b>{t("kittens-nopes", { count })}.</b> {t(count % 2 ? "kittens-nopes-odd" : "kittens-nopes-even")}{" "}
      {t("kittens-hint-nope")}
    </>
  );
}

function only({ legal }: KittensView, kind: KittensAction["do"]): KittensAction | undefined {
  return legal.find((action) => action.do === kind);
}

/** A ring around an element that shows the time left. */
function Ring({ deadline, children }: { deadline: Deadline | null; children?: ComponentChildren }) {
  if (!deadline) return <>{children}</>;
  return (
    <span class="k-ringed middle">
      <ClockRing deadline={deadline} />
      {children}
    </span>
  );
}
