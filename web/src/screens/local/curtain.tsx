// The curtain between two hidden hands, and the question whether anyone reacts.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Update } from "../../net/protocol";
import { Face } from "../../ui/face";
import { t, tOr } from "../../words/messages";
import { nameAt, type Party } from "./party";
import { Button } from "../../ui/button";

/** Hides the table until the player confirms who they are; no hand is rendered behind it. */
export function Curtain({ name, open }: { name: string; open(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <section class="curtain filling middle" aria-labelledby="curtain-title">
      <Face name={name} />
      <h2 id="curtain-title">{t("local-pass-to", { name })}</h2>
      <p>{t("local-pass-why")}</p>
      <button type="button" class="button" data-do="open-curtain" ref={button} onClick={open}>
        {t("local-i-am", { name })}
      </button>
    </section>
  );
}

interface ReactionQuestionProps {
  party: Party;
  shown: Update;
  /** All seats that may react, regardless of their cards. */
  asked: number[];
}

/** Asks whether anyone reacts. It must not depend on the hands. */
export function ReactionQuestion({ party, shown, asked }: ReactionQuestionProps) {
  const [looking, setLooking] = useState<number | null>(null);
  const [isPassing, setIsPassing] = useState(false);
  const lately = party.publicView.updates.log.value.at(-1)?.text;
  const passForAll = async () => {
    setIsPassing(true);
    await Promise.all(asked.map((seat) => party.at(seat).keepSilent(shown.version)));
    setIsPassing(false);
  };
  if (looking !== null && asked.includes(looking)) {
    return <Curtain name={nameAt(shown, looking)} open={() => (party.holder.value = looking)} />;
  }
  return (
    <section class="question panel stacked gap-5" aria-labelledby="question-title">
      {lately && <p class="lately">{lately}</p>}
      <h2 id="question-title">{tOr(`${shown.table.settings.game}-reaction-question`, t("local-reaction-question"))}</h2>
      <p>{t("local-reaction-why")}</p>
      <div class="question-people flowing centred">
        {asked.map((seat) => (
          <Button key={seat} data-do={`look-${seat}`} onClick={() => setLooking(seat)}>
            <Face name={nameAt(shown, seat)} />
            {t("local-look", { name: nameAt(shown, seat) })}
          </Button>
        ))}
      </div>
      <Button class="primary" data-do="nobody" disabled={isPassing} onClick={() => void passForAll()}>
        {t("local-nobody")}
      </Button>
    </section>
  );
}
