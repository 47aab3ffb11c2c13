// Captions that explain the first game against bots, each until its step was done.

import { useEffect, useState } from "preact/hooks";
import { t } from "../../../words/messages";
import { nextCaption, taught, teach, type Caption } from "../../../state/taught";
import { Button } from "../../../ui/button";

interface FirstGameProps {
  isMine: boolean;
  isReaction: boolean;
  /** Whether the list of all moves is open. */
  showsLog: boolean;
}

export function FirstGame({ isMine, isReaction, showsLog }: FirstGameProps) {
  const [known, setKnown] = useState(taught);
  const caption = nextCaption(known, { isMine, isReaction });
  const learn = (what: Caption) => setKnown(teach(what));
  useEffect(() => {
    if (caption) return () => learn(caption); // its step was done
  }, [caption]);
  useEffect(() => {
    if (showsLog && caption === "log") learn("log");
  }, [showsLog]);
  if (!caption) return null;
  return (
    <div class="notice paper first-game aligned centred" role="status" data-caption={caption}>
      <span>{t(`first-${caption}`)}</span>
      <Button class="quiet rigid" data-do="caption-known" onClick={() => learn(caption)}>
        {t("edition-known")}
      </Button>
    </div>
  );
}
