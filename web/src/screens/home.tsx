// The first page: the choice of a game.

import "../ui/site.css";
import "./home.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../net/api";
import { Failure } from "../net/failure";
import { HAS_SERVER } from "../net/host";
import type { TableView } from "../net/protocol";
import { groups } from "../state/groups";
import { hasLessons, usualEdition } from "../state/known";
import { me, noteNameChoice, rename, signIn } from "../state/me";
import { played } from "../state/played";
import { playNow } from "../state/playnow";
import { speed } from "../state/preferences";
import { go } from "../state/route";
import { scenes } from "../state/scenes";
import { forgetTable, notedTables, type NotedTable } from "../state/tables";
import { toast } from "../state/toasts";
import { Cover } from "../ui/cover";
import { Nothing } from "../ui/drawing";
import { FaceChoice } from "../ui/face-choice";
import { Header } from "../ui/header";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { onDemand } from "../ui/on-demand";
import { Row } from "../ui/row";
import "../state/dropped"; // opens files that are dropped on the page
import { oneOf, t, tOr } from "../words/messages";
import { loadEditions, offered, titleOf } from "../words/offered";
import { explain, showFailure } from "../words/failures";
import { Join } from "./join";

const Again = onDemand(() => import("./again").then((file) => file.Again));

export function Home() {
  useEffect(() => {
    noteNameChoice();
    signIn().catch(showFailure);
  }, []);
  useEffect(loadEditions, []);
  return (
    <>
      <Header />
      <main class="home">
        <WaysBack />
        {groups.value.length > 0 && <Again />}
        <h1>{t("site-which-game")}</h1>
        <div class="game-cards">
          {offered().map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </div>
        <Today />
        <div class="home-below game-cards">
          <Name />
          <Join />
          {HAS_SERVER && <OpenTables />}
          <RecentGames />
        </div>
      </main>
      <footer class="site-footer note">
        <p>{t("site-unofficial")}</p>
      </footer>
    </>
  );
}

function Today() {
  return (
    <a class="panel home-today aligned flowing" href="/today" data-do="today">
      <strong>{t("site-today")}</strong>
      <span class="faint">{t(HAS_SERVER ? "site-today-what" : "site-today-puzzles")}</span>
      <Icon name="next" />
    </a>
  );
}

/** Links to tables that wait for this player. */
function WaysBack() {
  const [tables, setTables] = useState<[NotedTable, TableView][]>([]);
  useEffect(
    () =>
      void Promise.all(notedTables().map(lookedUp)).then((found) => setTables(found.filter((each) => each !== null))),
    [],
  );
  return (
    <>
      {tables.map(([noted, table]) => (
        <WayBack key={noted.code} noted={noted} table={table} />
      ))}
    </>
  );
}

/** Looks up a noted table. A closed one is forgotten; an unreachable one is kept. */
async function lookedUp(noted: NotedTable): Promise<[NotedTable, TableView] | null> {
  try {
    const table = await api.table(noted.code);
    const isOn = table.stage === "playing" && table.games === noted.games;
    const isWaiting = !noted.isLocal && table.seats.some((holder) => holder.occupant === "person" && holder.connected);
    return isOn || isWaiting ? [noted, table] : null;
  } catch (error) {
    if (error instanceof Failure && error.status === 404) forgetTable(noted.code);
    return null;
  }
}

function WayBack({ noted, table }: { noted: NotedTable; table: TableView }) {
  const isOn = table.stage === "playing" && table.games === noted.games;
  const others = table.seats.map((holder) => holder.name).filter((name) => noted.isLocal || name !== me.value);
  return (
    <section class="panel way-back aligned flowing apart" data-back={noted.code}>
      <div>
        <h2>{t(isOn ? "site-game-on" : "site-table-waits")}</h2>
        <p class="faint clipped">
          <strong>{titleOf(table.settings.game)}</strong> {others.join(", ")}
        </p>
      </div>
      <Button class="primary" href={noted.isLocal ? "/local#resume" : `/t/${noted.code}`}>
        {t("site-return")}
      </Button>
    </section>
  );
}

function GameCard({ game }: { game: string }) {
  const [busy, setBusy] = useState(false);
  const doing = (what: () => Promise<unknown>) => () => {
    setBusy(true);
    what()
      .catch(showFailure)
      .finally(() => setBusy(false));
  };
  return (
    <article class={`game-card paper ${game}`}>
      <div class="game-scene">
        <Cover game={game} />
      </div>
      <div class="game-words stacked gap-6">
        <h2>{titleOf(game)}</h2>
        <p class="faint">{scenes.has(game) ? t(`site-${game}-in-a-line`) : tOr(`${game}-blurb`, "")}</p>
        <Button
          icon="play"
          class="primary"
          data-do={`play-${game}`}
          disabled={busy}
          onClick={doing(() => playNow(game))}
        >
          {t("site-play-now")}
        </Button>
        <div class="two stacked gap-5">
          {HAS_SERVER && (
            <Button data-do={`friends-${game}`} disabled={busy} onClick={doing(() => withFriends(game))}>
              {t("site-with-friends")}
            </Button>
          )}
          <Button href={`/${hasLessons(game) ? "learn" : "rules"}/${game}`}>{t("site-how-to-play")}</Button>
        </div>
      </div>
    </article>
  );
}

async function withFriends(game: string): Promise<void> {
  const { code } = await api.open({ game, edition: usualEdition(game), speed: speed.value });
  go(`/t/${code}`);
}

function Name() {
  const [name, setName] = useState<string | null>(null);
  const saving = useRef<string | null>(null);
  const save = () => {
    if (name === null || !name.trim() || name === me.value) return setName(null);
    if (name === saving.current) return;
    saving.current = name;
    rename(name)
      .then((kept) => {
        setName(null);
        toast(t("site-name-kept", { name: kept }));
      }, showFailure)
      .finally(() => (saving.current = null));
  };
  return (
    <form
      class="panel name"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label for="name">{t("site-your-name")}</label>
      <div class="joined">
        <FaceChoice name={name ?? me.value ?? ""} />
        <input
          id="name"
          maxLength={24}
          autocomplete="nickname"
          value={name ?? me.value ?? ""}
          onChange={save}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button class="button" disabled={name === null}>
          {t("site-save")}
        </button>
      </div>
    </form>
  );
}

const MOST_SHOWN = 5;

function OpenTables() {
  const [tables, setTables] = useState<TableView[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => void api.tables().then(setTables, (error: unknown) => setFailure(explain(error))), []);
  return (
    <section class="panel" aria-labelledby="open-tables">
      <h2 id="open-tables">{t("site-open-tables")}</h2>
      {tables?.length ? (
        <ul class="rows">
          {tables.slice(0, MOST_SHOWN).map((table) => (
            <TableRow key={table.code} table={table} />
          ))}
        </ul>
      ) : (
        <Nothing of="empty" isSmall>
          <p>{failure ?? oneOf(t("site-no-open-tables"))}</p>
        </Nothing>
      )}
      <Button icon="eye" class="quiet" href="/tables">
        {t("site-all-tables")}
      </Button>
    </section>
  );
}

export function TableRow({ table: { code, settings, seats, stage } }: { table: TableView }) {
  const names = seats.map((holder) => holder.name).join(", ");
  const note = t(stage === "lobby" ? "site-join" : "site-watch");
  return <Row href={`/t/${code}`} title={titleOf(settings.game)} text={names || t("site-nobody-yet")} note={note} />;
}

function RecentGames() {
  const games = played.value.slice(0, MOST_SHOWN);
  return (
    <section class="panel" aria-labelledby="recent-games">
      <h2 id="recent-games">{t("site-recent-games")}</h2>
      {games.length ? (
        <ul class="rows">
          {games.map((game) => (
            <Row
              key={game.id}
              href={`/r/${game.id}`}
              title={titleOf(game.game)}
              text={t("site-won-by", { names: game.winners.map((seat) => game.players[seat]).join(", ") })}
              note={t("site-look-back")}
            />
          ))}
        </ul>
      ) : (
        <Nothing of="first" isSmall>
          <p>{oneOf(t("site-no-recent-games"))}</p>
        </Nothing>
      )}
      {games.length > 0 && (
        <Button icon="log" class="quiet" href="/games">
          {t("site-my-games")}
        </Button>
      )}
    </section>
  );
}
