// The replay of a finished game.

import "./replay.css";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../net/api";
import { Failure } from "../net/failure";
import { HAS_SERVER, isHere } from "../net/host";
import { SITE } from "../net/root";
import { gameUi } from "../stage/games";
import { InMotionContext } from "../stage/in-motion";
import { Player } from "../stage/player";
import { OF_A_FILE, opened, replayOfFile } from "../state/dropped";
import { ANALYSIS } from "../state/route";
import { toast } from "../state/toasts";
import { Analysis, AnalysisPanel, useAnalysis } from "../ui/analysis";
import { Drawing } from "../ui/drawing";
import { Button, IconButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { recordFile, RecordLink } from "../ui/record-link";
import { share } from "../ui/share";
import { useTitle } from "../ui/title";
import { t } from "../words/messages";
import { titleOf } from "../words/offered";
import { explain, showFailure } from "../words/failures";
import { Controls, forward } from "./replay/controls";
import { lines, Log, Spoken } from "./replay/log";
import { STILL_BOARD } from "../ui/still-board";

export function ReplayScreen({ id }: { id: string }) {
  const isFile = id === OF_A_FILE;
  const player = useMemo(() => (isFile ? new Player(id, replayOfFile) : new Player(id)), [id, opened.value]);
  useTitle(t("site-look-back"));
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const named = () => Number(location.hash.slice(1)) || 0; // the address may name a frame
    const jump = () => player.replay.value && player.jump(named());
    player.at.value = named();
    setFailure("");
    player.look(null).catch((error: unknown) => setFailure(isFile ? t("replay-not-a-record") : explain(error)));
    window.addEventListener("hashchange", jump);
    return () => {
      window.removeEventListener("hashchange", jump);
      player.stop();
    };
  }, [player]);
  useKeys(player);
  const { found, failure: why } = useAnalysis(id, !isFile && player.replay.value !== null);
  const [isAnalysed, setIsAnalysed] = useState(location.hash === ANALYSIS);
  const replay = player.replay.value;
  if (failure) return <NoSuchGame failure={failure} />;
  if (!replay) return <main class="loading" aria-busy="true" aria-label={t("site-loading")} />;
  const jump = (at: number) => player.jump(at);
  return (
    <div class="replay">
      <Top player={player} />
      <Table player={player} />
      <section class="replay-below" aria-label={t("replay-slider")}>
        <Controls player={player} />
        {found ? (
          <Analysis
            found={found}
            replay={replay}
            at={player.at.value}
            jump={jump}
            open={() => setIsAnalysed(!isAnalysed)}
          />
        ) : isFile ? null : (
          <p class="analysis-word">{why ? t("coach-analysis-failed", { why }) : t("coach-analysing")}</p>
        )}
        <Spoken replay={replay} at={player.at.value} />
      </section>
      {found && isAnalysed ? (
        <AnalysisPanel found={found} at={player.at.value} jump={jump} close={() => setIsAnalysed(false)} />
      ) : (
        <Log replay={replay} at={player.at.value} jump={jump} />
      )}
    </div>
  );
}

function NoSuchGame({ failure }: { failure: string }) {
  return (
    <main class="nowhere">
      <Drawing of="lost" />
      <h1>{t("replay-none")}</h1>
      <p>{failure}</p>
      <Button class="primary" href="/">
        {t("site-home")}
      </Button>
    </main>
  );
}

function Top({ player }: { player: Player }) {
  const { game, names } = player.replay.value!;
  const title = t("replay-title", { game: titleOf(game), names: names.join(", ") });
  return (
    <header class="replay-top aligned">
      <IconButton icon="home" label={t("site-home")} href="/" />
      <h1 class="stretched clipped">{title}</h1>
      {canFilm && <FilmButton player={player} title={title} />}
      {player.id !== OF_A_FILE && <WithRecord player={player} title={title} />}
    </header>
  );
}

/** The id of a record for others. The server first stores one of this device; null without a server. */
async function sharedId(id: string): Promise<string | null> {
  if (!isHere(id)) return id;
  if (!HAS_SERVER) return null;
  const record = await api.record(id);
  return api.store(record).then(
    (stored) => stored.id,
    (error: unknown) => {
      if (error instanceof Failure && error.status) throw error;
      return null; // without a network
    },
  );
}

/** The actions on a stored record. Without a server it is shared as a file. */
function WithRecord({ player, title }: { player: Player; title: string }) {
  const shareRecord = async () => {
    const id = await sharedId(player.id);
    if (id) return share(`${SITE}/r/${id}#${player.at.value}`, title);
    const { shareFile } = await import("../ui/share-file");
    return shareFile(await recordFile(player.id), title);
  };
  return (
    <>
      <IconButton
        icon="share"
        data-do="share-record"
        label={t("replay-share")}
        onClick={() => void shareRecord().catch(showFailure)}
      />
      <RecordLink id={player.id} isRound>
        <Icon name="download" />
      </RecordLink>
      <IconButton icon="check" label={t("replay-verify")} href={`/verify/${player.id}`} />
    </>
  );
}

const canFilm = "MediaRecorder" in window;

/** Records a film of the moves up to the current frame, in real time. */
function FilmButton({ player, title }: { player: Player; title: string }) {
  const [busy, setBusy] = useState(false);
  const make = async () => {
    const [{ film }, { shareFile }] = await Promise.all([import("./replay/film"), import("../ui/share-file")]);
    const board = document.querySelector<HTMLElement>(".replay-table")!;
    await shareFile(await film(player, board, lines(player.replay.value!)), title);
  };
  const start = () => {
    setBusy(true);
    toast(t("replay-filming"));
    make()
      .catch(showFailure)
      .finally(() => setBusy(false));
  };
  return <IconButton icon="tv" label={t("replay-film")} data-do="film" disabled={busy} onClick={start} />;
}

function Table({ player }: { player: Player }) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    player.updates.root = root.current;
  }, [player]);
  const view = player.updates.shown.value?.view;
  if (!view) return <main class="replay-table" ref={root} />;
  const { Board } = gameUi(view.game);
  const { names, bots } = player.replay.value!;
  const seats = names.map((name, seat) => ({
    name,
    occupant: bots.includes(seat) ? ("bot" as const) : ("person" as const),
    level: null,
    connected: true,
  }));
  return (
    <main class="replay-table" ref={root}>
      <h2 class="unseen">{t("table-board")}</h2>
      <InMotionContext.Provider value={player.updates.motion}>
        <Board view={view} seats={seats} bottom={view.seat ?? 0} act={() => {}} {...STILL_BOARD} />
      </InMotionContext.Provider>
    </main>
  );
}

function useKeys(player: Player): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (!player.replay.value || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest("input, select, dialog") || (event.key === " " && target.closest("button, a"))) return;
      const act = actions(player)[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [player]);
}

function actions(player: Player): Record<string, () => void> {
  return {
    ArrowLeft: () => player.jump(player.at.value - 1),
    ArrowRight: () => forward(player),
    Home: () => player.jump(0),
    End: () => player.jump(player.last.value),
    " ": () => (player.isPlaying.value ? player.stop() : void player.play()),
  };
}
