// The form for a new tournament.

import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { LONGEST_NAME, TURNS } from "../net/protocol";
import { editionOf, usualEdition } from "../state/known";
import { signIn } from "../state/me";
import { go } from "../state/route";
import { Choice } from "../ui/controls";
import { Page } from "../ui/page";
import { useTitle } from "../ui/title";
import { t } from "../words/messages";
import { loadEditions, offered } from "../words/offered";
import { showFailure } from "../words/failures";
import { duration } from "./table/session/changed-settings";
import { GameChoice } from "./table/session/edition";

const FEWEST = 3; // people at a table
const SIZES = [FEWEST, 4, 5, 6];
const FIVE = 5; // people who can only sit at one table
const USUAL_SIZE = 4;
const USUAL_TURN = 60;

function isForClubs(game: string): boolean {
  const edition = editionOf({ game, edition: usualEdition(game) });
  return !edition || (edition.fewest_seats <= FEWEST && edition.most_seats >= FIVE);
}

export function Club(_: object) {
  const [title, setTitle] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [edition, setEdition] = useState<string | null>(null);
  const [seconds, setSeconds] = useState(USUAL_TURN);
  const [size, setSize] = useState(USUAL_SIZE);
  const [busy, setBusy] = useState(false);
  useTitle(t("club-new"));
  useEffect(() => {
    loadEditions();
    signIn().catch(showFailure);
  }, []);
  const game = chosen ?? offered().find(isForClubs) ?? "";
  const played = edition ?? usualEdition(game);
  const most = editionOf({ game, edition: played })?.most_seats ?? USUAL_SIZE;
  const people = Math.min(size, most);
  const create = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const settings = { game, edition: played, turn_seconds: seconds };
      go(`/c/${(await api.openTournament({ title, settings, size: people })).code}`);
    } catch (error) {
      showFailure(error);
      setBusy(false);
    }
  };
  return (
    <Page class="site">
      <h1>{t("club-new")}</h1>
      <p class="quiet-words">{t("club-about")}</p>
      <form class="panel settings" onSubmit={(event) => void create(event)}>
        <label class="setting aligned flowing apart">
          <span>{t("club-title")}</span>
          <input
            required
            data-setting="title"
            maxLength={LONGEST_NAME}
            autocomplete="off"
            value={title}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        </label>
        <GameChoice
          game={game}
          edition={played}
          isOffered={isForClubs}
          onChange={(game, edition) => {
            setChosen(game);
            setEdition(edition);
          }}
        />
        <Choice
          name="turn_seconds"
          label={t("lobby-turn-clock")}
          value={`${seconds}`}
          answers={TURNS.filter((turn) => turn !== null).map((turn) => [`${turn}`, duration(turn)])}
          onChange={(turn) => setSeconds(+turn)}
        />
        <Choice
          name="size"
          label={t("club-size")}
          value={`${people}`}
          answers={SIZES.filter((people) => people <= most).map((people) => [`${people}`, `${people}`])}
          onChange={(people) => setSize(+people)}
        />
        <button class="button primary" data-do="create" disabled={busy || !title.trim()}>
          {t("club-create")}
        </button>
      </form>
    </Page>
  );
}
