// A player who has exploded.

import "./ghost.css";
import { t } from "../../words/messages";
import { GhostPicture } from "./art/pictures";

export function Ghost() {
  return (
    <div class="k-ghost aligned centred">
      <GhostPicture />
      <span>{t("kittens-dead")}</span>
    </div>
  );
}
