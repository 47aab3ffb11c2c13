// The choice of a game and its edition.

import { editionsOf, rememberEdition, usualEdition } from "../../../state/known";
import { Choice } from "../../../ui/controls";
import { Cover } from "../../../ui/cover";
import { t, tOr } from "../../../words/messages";
import { offered, titleOf } from "../../../words/offered";

export function editionName(game: string, edition: string): string {
  return tOr(`lobby-edition-${game}-${edition}`, tOr(`${game}-edition-${edition}`, edition));
}

interface GameChoiceProps {
  game: string;
  edition: string | null;
  isOffered?: (game: string) => boolean;
  onChange(game: string, edition: string | null): void;
}

export function GameChoice({ game, edition, isOffered = () => true, onChange }: GameChoiceProps) {
  const differs = tOr(`lobby-differs-${game}-${edition}`, "");
  return (
    <>
      <Choice
        name="game"
        label={t("lobby-game")}
        value={game}
        answers={offered()
          .filter(isOffered)
          .map((name) => [name, titleOf(name)])}
        onChange={(name) => onChange(name, usualEdition(name))}
        picture={(name) => <Cover game={name} />}
      />
      <Choice
        name="edition"
        label={t("lobby-edition")}
        value={edition ?? ""}
        answers={editionsOf(game).map(({ name }) => [name, editionName(game, name)])}
        onChange={(name) => {
          rememberEdition(game, name);
          onChange(game, name);
        }}
      />
      {differs && <p class="quiet-words">{differs}</p>}
    </>
  );
}
