// Something was played: stop it, or let it happen. Everybody is asked in the same way, with a Nope or without.

import type { ComponentChildren } from "preact";
import type { KittensAction, KittensCard, KittensReaction, KittensView } from "../../net/protocol";
import { Act } from "../../board/act";
import { CardSign } from "../../board/card";
import { Panel } from "../../board/panel";
import { useTable } from "../../board/table";
import { ClockRing, type Deadline } from "../../ui/clock";
import { t } from "../../words/messages";
import { cardName, does, sentence } from "./words";

/** A card that is tapped meanwhile says what it does, and the question stays. */
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

/** Nothing is said while a choice is on its way: only who is not asked any more has let it happen. */
function waits(me: number | null, { seat, nopes, waiting }: KittensReaction, alive: boolean[]): string {
  if (me === null) return "";
  if (!alive[me]) return t("kittens-you-are-dead");
  if (!waiting.length || waiting.includes(me)) return "";
  if (nopes.length ? nopes.at(-1) === me : seat === me) return t("kittens-you-played");
  return t("kittens-you-passed");
}

/** How many Nopes lie on it, and what that would mean. */
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

/** Something with the time there is around it. */
function Ring({ deadline, children }: { deadline: Deadline | null; children?: ComponentChildren }) {
  if (!deadline) return <>{children}</>;
  return (
    <span class="k-ringed middle">
      <ClockRing deadline={deadline} />
      {children}
    </span>
  );
}
