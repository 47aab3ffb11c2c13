// The current screen. All except the first are loaded on first use.

import { effect, untracked } from "@preact/signals";
import type { ComponentChild, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { withWords } from "./screens/club/words";
import { Home } from "./screens/home";
import { Nowhere } from "./screens/nowhere";
import { fetchGame, isGameMissing } from "./stage/games";
import { HAS_SERVER, problem } from "./net/host";
import { signIn } from "./state/me";
import { go, route, type Route } from "./state/route";
import { notedTables } from "./state/tables";
import { Announcement } from "./ui/announcement";
import { toast } from "./state/toasts";
import { Toasts } from "./ui/toast";
import { language, t } from "./words/messages";
import { Button } from "./ui/button";

const tableScreen = () => import("./screens/table/table").then((file) => file.TableScreen);

/** For a link to a table, fetches the screen, the player's name and the game while the messages load. */
export function preload(here: Route): void {
  if (here.screen !== "table") return;
  const game = notedTables().find(({ code }) => code === here.code.toLowerCase())?.game;
  const wanted = [signIn(), game ? fetchGame(game) : null, tableScreen()].filter((each) => each !== null);
  void Promise.allSettled(wanted); // the screen requests them again, and reports failures
}

effect(() => {
  const found = problem.value;
  if (found) untracked(() => toast(t(`site-${found}`)));
});

export function App() {
  const here = route.value;
  return (
    <>
      <Screen key={`${JSON.stringify(here)} ${language.value}`} here={here} />
      <Announcement />
      <Toasts />
    </>
  );
}

const NEED_SERVER = ["tv", "club", "tournament", "wall", "tables", "move"];

function Screen({ here }: { here: Route }): ComponentChild {
  if (!HAS_SERVER && NEED_SERVER.includes(here.screen))
    return <Later load={() => import("./screens/elsewhere").then((file) => file.Elsewhere)} facts={{}} />;
  switch (here.screen) {
    case "home":
      return <Home />;
    case "table":
      return <Later load={tableScreen} facts={{ code: here.code.toLowerCase() }} />;
    case "tv":
      return <Later load={() => import("./screens/tv").then((file) => file.TvScreen)} facts={{}} />;
    case "club":
      return <Later load={() => withWords(import("./screens/club")).then((file) => file.Club)} facts={{}} />;
    case "tournament":
      return (
        <Later
          load={() => withWords(import("./screens/tournament")).then((file) => file.TournamentScreen)}
          facts={{ code: here.code.toLowerCase() }}
        />
      );
    case "wall":
      return (
        <Later
          load={() => withWords(import("./screens/wall")).then((file) => file.Wall)}
          facts={{ code: here.code.toLowerCase() }}
        />
      );
    case "local":
      return <Later load={() => import("./screens/local").then((file) => file.LocalScreen)} facts={{}} />;
    case "tables":
      return <Later load={() => import("./screens/tables").then((file) => file.Tables)} facts={{}} />;
    case "games":
      return <Later load={() => withDay(import("./screens/games")).then((file) => file.Games)} facts={{}} />;
    case "today":
      return <Later load={() => withDay(import("./screens/today")).then((file) => file.Today)} facts={{}} />;
    case "puzzle":
      return (
        <Later load={() => withDay(import("./screens/puzzle")).then((file) => file.Puzzle)} facts={{ id: here.id }} />
      );
    case "settings":
      return <Later load={() => import("./screens/settings").then((file) => file.SettingsScreen)} facts={{}} />;
    case "move":
      return <Later load={() => import("./screens/move").then((file) => file.Move)} facts={{ code: here.code }} />;
    case "learn":
      return (
        <Later
          load={() => withGame(here.game, import("./screens/learn")).then((file) => file.Learn)}
          facts={{ game: here.game }}
        />
      );
    case "rules":
      return (
        <Later load={() => import("./screens/rules").then((file) => file.RulesPage)} facts={{ game: here.game }} />
      );
    case "replay":
      return (
        <Later load={() => import("./screens/replay").then((file) => file.ReplayScreen)} facts={{ id: here.id }} />
      );
    case "verify":
      return (
        <Later
          load={() => import("./screens/verify").then((file) => file.addVerifyMessages().then(() => file.Verify))}
          facts={{ id: here.id }}
        />
      );
    case "nowhere":
      return <Nowhere />;
  }
}

/** A screen of one game comes with it. */
async function withGame<S>(game: string, screen: Promise<S>): Promise<S> {
  const [file] = await Promise.all([screen, fetchGame(game)]);
  return file;
}

/** A screen that has more to say. */
async function withDay<S>(screen: Promise<S>): Promise<S> {
  const [file] = await Promise.all([screen, import("./words/day").then(({ addDayMessages }) => addDayMessages())]);
  return file;
}

interface LaterProps<F> {
  load(): Promise<ComponentType<F>>;
  facts: F;
}

/** A screen that is fetched first. */
function Later<F extends object>({ load, facts }: LaterProps<F>) {
  const [Loaded, setLoaded] = useState<ComponentType<F> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    isGameMissing.value = false;
    load().then(
      (screen) => setLoaded(() => screen),
      () => setFailed(true),
    );
  }, []);
  if (failed || isGameMissing.value) return <Stale />;
  return Loaded ? <Loaded {...facts} /> : <main class="loading" aria-busy="true" aria-label={t("site-loading")} />;
}

/** The server has a newer page than this one, or cannot be reached. */
function Stale() {
  return (
    <main class="nowhere">
      <h1>{t("site-stale")}</h1>
      <Button class="primary" onClick={() => location.reload()}>
        {t("site-reload")}
      </Button>
      <Button onClick={() => go("/")}>{t("site-home")}</Button>
    </main>
  );
}
