// The choice of one of twelve faces, which is stored in the browser and used at every table.

import "./people.css";
import { useState } from "preact/hooks";
import { avatar } from "../state/preferences";
import { t } from "../words/messages";
import { Choice } from "./controls";
import { Dialog } from "./dialog";
import { named } from "./drawn/names";
import { Face } from "./face";

// The server accepts twice as many, with other backgrounds.
const AVATARS = Array.from({ length: 12 }, (_, number) => `${number}`);

interface FaceChoiceProps {
  name: string;
  onChange?(avatar: number): void;
}

/** All faces; by default that of the animal in the name. */
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

/** The player's face, as a button that opens the choice. */
export function FaceChoice(props: FaceChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const label = t("site-choose-face");
  return (
    <>
      <button type="button" class="own-face rigid" data-do="face" aria-label={label} onClick={() => setIsOpen(true)}>
        <Face name={props.name} avatar={avatar.value} />
      </button>
      {isOpen && (
        <Dialog title={label} onClose={() => setIsOpen(false)}>
          <Faces {...props} />
        </Dialog>
      )}
    </>
  );
}
