// A face of one's own, chosen from twelve: it is kept by the browser, and taken to every table.

import "./people.css";
import { useState } from "preact/hooks";
import { avatar } from "../state/preferences";
import { t } from "../words/messages";
import { Choice } from "./controls";
import { Dialog } from "./dialog";
import { named } from "./drawn/names";
import { Face } from "./face";

// The server knows as many again, on other grounds.
const AVATARS = Array.from({ length: 12 }, (_, number) => `${number}`);

interface FaceChoiceProps {
  name: string;
  onChange?(avatar: number): void;
}

/** All of them; until one is chosen, that of the animal in the name. */
export function Faces({ name, onChange }: FaceChoiceProps) {
  return (
    <div class="faces">
      <Choice
        name="face"
        label={t("site-choose-face")}
        isBare
        value={`${avatar.value ?? named(name) ?? ""}`}
        answers={AVATARS.map((number) => [number, t("site-face", { number: Number(number) + 1 })])}
        onChange={(number) => {
          avatar.value = Number(number);
          onChange?.(avatar.value);
        }}
        picture={(number) => <Face name={name} avatar={Number(number)} />}
      />
    </div>
  );
}

/** The own face; it opens the choice. */
export function FaceChoice(props: FaceChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const says = t("site-choose-face");
  return (
    <>
      <button type="button" class="own-face rigid" data-do="face" aria-label={says} onClick={() => setIsOpen(true)}>
        <Face name={props.name} avatar={avatar.value} />
      </button>
      {isOpen && (
        <Dialog title={says} onClose={() => setIsOpen(false)}>
          <Faces {...props} />
        </Dialog>
      )}
    </>
  );
}
