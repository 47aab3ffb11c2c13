// A player who has exploded, and the one who has not.

import "./ghost.css";
import { t } from "../../words/messages";
import { GhostPicture, SurvivorPicture } from "./art/pictures";

export function Ghost() {
  return (
    <div class="k-ghost aligned centred">
      <GhostPicture />
      <span>{t("kittens-dead")}</span>
    </div>
  );
}

export function Survivor() {
  return <SurvivorPicture />;
}
