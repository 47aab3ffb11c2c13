// The form for a game on this device: its players and the game.

import { useEffect, useState } from "preact/hooks";
import { LONGEST_NAME } from "../../net/protocol";
import { editionOf, usualEdition } from "../../state/known";
import { storage } from "../../state/storage";
import { Face } from "../../ui/face";
import { Page } from "../../ui/page";
import { Button, IconButton } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { t } from "../../words/messages";
import { loadEditions, offered } from "../../words/offered";
import { GameChoice } from "../table/session/edition";
import { waiting, type Begun } from "./party";

const KEPT = "party-names";
const FEWEST = 2;

interface LocalFormProps {
  begin(game: string, edition: string | null, names: string[]): void;
  resume(begun: Begun): void;
}

export function LocalForm({ begin, resume }: LocalFormProps) {
  const [game, setGame] = useState<string>(() => offered()[0]!);
  const [chosen, setChosen] = useState<string | null>(null);
  const [names, setNames] = useState<string[]>(() => JSON.parse(storage.get(KEPT) ?? '["", ""]') as string[]);
  useEffect(loadEditions, []);
  const edition = chosen ?? usualEdition(game);
  const most = editionOf({ game, edition })?.most_seats ?? 6;
  const playing = names.slice(0, most);
  const submit = (event: Event) => {
    event.preventDefault();
    storage.set(KEPT, JSON.stringify(names));
    begin(
      game,
      edition,
      playing.map((name, index) => name.trim() || unnamed(index)),
    );
  };
  return (
    <Page class="local stacked gap-8">
      <h1>{t("local-title")}</h1>
      <p>{t("local-how")}</p>
      <Waiting resume={resume} />
      <form class="stacked gap-8" onSubmit={submit}>
        <section class="panel">
          <GameChoice
            game={game}
            edition={edition}
            onChange={(game, edition) => {
              setGame(game);
              setChosen(edition);
            }}
          />
        </section>
        <People names={playing} most={most} onChange={setNames} />
        <button class="button large primary" data-do="begin-local">
          <Icon name="play" />
          {t("local-begin")}
        </button>
      </form>
    </Page>
  );
}

function unnamed(index: number): string {
  return t("local-name", { number: index + 1 });
}

function People({ names, most, onChange }: { names: string[]; most: number; onChange(names: string[]): void }) {
  return (
    <section class="panel" aria-labelledby="people-title">
      <h2 id="people-title">{t("local-names")}</h2>
      <ol class="local-people stacked">
        {names.map((name, index) => (
          <li key={index} class="aligned gap-5">
            <Face name={name || unnamed(index)} />
            <input
              class="stretched"
              aria-label={unnamed(index)}
              placeholder={unnamed(index)}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              value={name}
              onInput={(event) => onChange(names.with(index, event.currentTarget.value))}
            />
            {names.length > FEWEST && (
              <IconButton
                icon="close"
                label={t("local-remove", { name: name || unnamed(index) })}
                onClick={() => onChange(names.toSpliced(index, 1))}
              />
            )}
          </li>
        ))}
      </ol>
      {names.length < most && (
        <Button icon="plus" data-do="add-person" onClick={() => onChange([...names, ""])}>
          {t("local-add")}
        </Button>
      )}
    </section>
  );
}

/** Offers to resume an unfinished game. */
function Waiting({ resume }: Pick<LocalFormProps, "resume">) {
  const [begun, setBegun] = useState<Begun | null>(null);
  useEffect(() => void waiting().then(setBegun), []);
  if (!begun) return null;
  return (
    <section class="panel">
      <p>{t("local-resume-question", { names: begun.names.join(", ") })}</p>
      <Button icon="play" data-do="resume" onClick={() => resume(begun)}>
        {t("local-resume")}
      </Button>
    </section>
  );
}
