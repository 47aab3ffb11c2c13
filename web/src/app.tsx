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

type Fetched = Exclude<Route["screen"], "home" | "nowhere">;
type At<Name> = Extract<Route, { screen: Name }>;

/** Fetches each screen, with the messages or the game that it needs. */
const SCREENS: { [Name in Fetched]: (here: At<Name>) => Promise<ComponentType<At<Name>>> } = {
  table: () => import("./screens/table/table").then((file) => file.TableScreen),
  tv: () => import("./screens/tv").then((file) => file.TvScreen),
  club: () => withWords(import("./screens/club")).then((file) => file.Club),
  tournament: () => withWords(import("./screens/tournament")).then((file) => file.TournamentScreen),
  wall: () => withWords(import("./screens/wall")).then((file) => file.Wall),
  local: () => import("./screens/local").then((file) => file.LocalScreen),
  tables: () => import("./screens/tables").then((file) => file.Tables),
  games: () => both(import("./screens/games"), dayMessages()).then((file) => file.Games),
  today: () => both(import("./screens/today"), dayMessages()).then((file) => file.Today),
  puzzle: () => both(import("./screens/puzzle"), dayMessages()).then((file) => file.Puzzle),
  settings: () => import("./screens/settings").then((file) => file.SettingsScreen),
  move: () => import("./screens/move").then((file) => file.Move),
  learn: ({ game }) => both(import("./screens/learn"), fetchGame(game)).then((file) => file.Learn),
  rules: () => import("./screens/rules").then((file) => file.RulesPage),
  replay: () => import("./screens/replay").then((file) => file.ReplayScreen),
  verify: () => import("./screens/verify").then((file) => file.addVerifyMessages().then(() => file.Verify)),
};

const NEED_SERVER = ["tv", "club", "tournament", "wall", "tables", "move"];

async function both<S>(screen: Promise<S>, other: Promise<unknown>): Promise<S> {
  return (await Promise.all([screen, other]))[0];
}

const dayMessages = () => import("./words/day").then(({ addDayMessages }) => addDayMessages());

/** For a link to a table, fetches the screen, the player's name and the game while the messages load. */
export function preload(here: Route): void {
  if (here.screen !== "table") return;
  const game = notedTables().find(({ code }) => code === here.code.toLowerCase())?.game;
  const wanted = [signIn(), game ? fetchGame(game) : null, SCREENS.table(here)].filter((each) => each !== null);
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

function Screen({ here }: { here: Route }): ComponentChild {
  if (here.screen === "home") return <Home />;
  if (here.screen === "nowhere") return <Nowhere />;
  if (!HAS_SERVER && NEED_SERVER.includes(here.screen))
    return <Later load={() => import("./screens/elsewhere").then((file) => file.Elsewhere)} here={here} />;
  const fetchScreen = SCREENS[here.screen] as (here: Route) => Promise<ComponentType<Route>>;
  const hasCode = "code" in here && here.screen !== "move";
  return <Later load={() => fetchScreen(here)} here={hasCode ? { ...here, code: here.code.toLowerCase() } : here} />;
}

interface LaterProps {
  load(): Promise<ComponentType<Route>>;
  here: Route;
}

/** A screen that is fetched first. */
function Later({ load, here }: LaterProps) {
  const [Loaded, setLoaded] = useState<ComponentType<Route> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    isGameMissing.value = false;
    load().then(
      (screen) => setLoaded(() => screen),
      () => setFailed(true),
    );
  }, []);
  if (failed || isGameMissing.value) return <Stale />;
  return Loaded ? <Loaded {...here} /> : <main class="loading" aria-busy="true" aria-label={t("site-loading")} />;
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
