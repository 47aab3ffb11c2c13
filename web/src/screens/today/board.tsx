// The board of a puzzle, to solve or as a thumbnail.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { dayApi } from "../../net/day";
import type { AnyAction, ShownPuzzle } from "../../net/protocol";
import { type SeatInfo } from "../../stage/game";
import { gameUi, needGame } from "../../stage/games";
import { InMotionContext } from "../../stage/in-motion";
import { UpdatePlayer } from "../../stage/update-player";
import { digits, useKeys } from "../../ui/keys";
import { t } from "../../words/messages";
import { STILL_BOARD } from "../../ui/still-board";

export function usePuzzle(puzzle: ShownPuzzle): UpdatePlayer {
  const updates = useMemo(() => new UpdatePlayer(), [puzzle]);
  useEffect(() => void updates.push({ version: 0, table: null, view: puzzle.view, events: [] }), [updates]);
  return updates;
}

interface PuzzleBoardProps {
  puzzle: ShownPuzzle;
  updates: UpdatePlayer;
  act(action: AnyAction): void;
  /** The actions that may be chosen, in notation; by default all. */
  only?: ReadonlySet<string>;
}

export function PuzzleTable(props: PuzzleBoardProps) {
  const { updates } = props;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    updates.root = root.current;
  }, [updates]);
  useKeys(digits(() => root.current));
  return (
    <main class="learn-table" ref={root}>
      <h2 class="unseen">{t("table-board")}</h2>
      <PuzzleBoard {...props} />
    </main>
  );
}

function PuzzleBoard({ puzzle, updates, act, only }: PuzzleBoardProps) {
  const { view, events } = updates.shown.value ?? {};
  const { Board } = gameUi(puzzle.game);
  if (!view) return null;
  return (
    <InMotionContext.Provider value={updates.motion}>
      <Board
        view={view}
        events={events}
        seats={puzzle.names.map((name, at) => seatOf(name, at === puzzle.seat))}
        bottom={puzzle.seat}
        act={act}
        {...STILL_BOARD}
        {...(only && { only })}
      />
    </InMotionContext.Provider>
  );
}

function seatOf(name: string, isOwn: boolean): SeatInfo {
  return { name, occupant: isOwn ? "person" : "bot", level: null, connected: true };
}

const WIDE = 430; // pixels of the board before it is scaled
const NOTHING: ReadonlySet<string> = new Set();
const fetched = new Map<string, Promise<ShownPuzzle>>();
let last: Promise<unknown> = Promise.resolve(); // one after another, since boards are slow

/** The board of a puzzle, scaled down. */
export function Thumbnail({ game, number }: { game: string; number: number }) {
  const [puzzle, setPuzzle] = useState<ShownPuzzle | null>(null);
  const [scale, setScale] = useState(0);
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    last = last.then(() => fetchPuzzle(game, number).then(setPuzzle, () => null)); // its title is enough
    const watch = new ResizeObserver(([entry]) => setScale(entry!.contentRect.width / WIDE));
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <span class="filling" ref={frame}>
      {puzzle && (
        <span class="learn-table" style={{ transform: `scale(${scale})` }}>
          <StillBoard puzzle={puzzle} />
        </span>
      )}
    </span>
  );
}

function StillBoard({ puzzle }: { puzzle: ShownPuzzle }) {
  const updates = usePuzzle(puzzle);
  return <PuzzleBoard puzzle={puzzle} updates={updates} act={() => {}} only={NOTHING} />;
}

async function fetchPuzzle(game: string, number: number): Promise<ShownPuzzle> {
  const id = `${game}-${number}`;
  const asked = fetched.get(id) ?? dayApi.puzzle(game, number);
  fetched.set(id, asked);
  const [puzzle, isThere] = await Promise.all([asked, needGame(game)]);
  if (!isThere) throw new Error(`the game ${game} cannot be fetched`);
  return puzzle;
}
