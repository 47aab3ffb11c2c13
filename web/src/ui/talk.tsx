// Messages between players: emotes, phrases in each reader's language, and free text where a table allows it.

import "./talk.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { LONGEST_TEXT, PHRASES, type Speech } from "../net/protocol";
import { t } from "../words/messages";
import { FaceArt, FACES } from "./faces";
import { Button } from "./button";
import { Icon } from "./icon";

/** A message as text. */
export function inWords({ face, phrase, text }: Speech): string {
  if (face !== null) return t(`emote-${face}`);
  if (phrase !== null) return t(`phrase-${phrase}`);
  return text ?? "";
}

interface TalkPickerProps {
  mayWrite: boolean;
  say(words: Partial<Speech>): void;
  onClose(): void;
}

export function TalkPicker({ mayWrite, say, onClose }: TalkPickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => picker.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  const sayAndClose = (words: Partial<Speech>) => {
    say(words);
    onClose();
  };
  return (
    <div class="talk-picker panel stacked" role="group" aria-label={t("table-talk")} ref={picker}>
      {mayWrite && <OwnWords say={(text) => sayAndClose({ text })} />}
      <div class="talk-faces">
        {FACES.map((face) => (
          <Button
            class="quiet"
            key={face}
            title={t(`emote-${face}`)}
            data-say={face}
            onClick={() => sayAndClose({ face })}
          >
            <FaceArt name={face} />
          </Button>
        ))}
      </div>
      <div class="talk-phrases stacked gap-3">
        {PHRASES.map((phrase) => (
          <Button key={phrase} data-say={phrase} onClick={() => sayAndClose({ phrase })}>
            {t(`phrase-${phrase}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function OwnWords({ say }: { say(text: string): void }) {
  const [text, setText] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim()) say(text.trim());
  };
  return (
    <form class="joined" onSubmit={submit}>
      <input
        aria-label={t("table-own-words")}
        placeholder={t("table-own-words")}
        maxLength={LONGEST_TEXT}
        autocomplete="off"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button class="button primary round" aria-label={t("table-say")}>
        <Icon name="next" />
      </button>
    </form>
  );
}
