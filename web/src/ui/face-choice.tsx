// A face of one's own, chosen from many: it is kept by the browser, and taken to every table.

import "./people.css";
import { useState } from "preact/hooks";
import { avatar } from "../state/preferences";
import { t } from "../words/messages";
import { Dialog } from "./dialog";
import { Face } from "./face";

const AVATARS = 12; // the server knows as many again: the same animals on other grounds

/** The own face; it opens the choice. */
export function FaceChoice({ name, onChange }: { name: string; onChange?(avatar: number): void }) {
  const [isOpen, setIsOpen] = useState(false);
  const says = t("site-choose-face");
  const choose = (number: number) => {
    avatar.value = number;
    onChange?.(number);
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" class="own-face rigid" data-do="face" aria-label={says} onClick={() => setIsOpen(true)}>
        <Face name={name} avatar={avatar.value} />
      </button>
      {isOpen && (
        <Dialog title={says} onClose={() => setIsOpen(false)}>
          <div class="faces stacked">
            {Array.from({ length: AVATARS }, (_, number) => (
              <button
                key={number}
                type="button"
                class="own-face rigid"
                data-avatar={number}
                aria-label={t("site-face", { number: number + 1 })}
                aria-pressed={number === avatar.value}
                onClick={() => choose(number)}
              >
                <Face name={name} avatar={number} />
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
