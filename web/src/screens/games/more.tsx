// Streaks, puzzles, and the export and import of everything.

import { useRef } from "preact/hooks";
import { days, streak } from "../../state/days";
import { open } from "../../state/dropped";
import type { PlayedGame } from "../../state/played";
import { solved } from "../../state/puzzles";
import { exportFile, importFile } from "../../state/export";
import { toast } from "../../state/toasts";
import { Button } from "../../ui/button";
import { t } from "../../words/messages";
import { percent } from "../../words/numbers";
import { DRAWN, HEIGHT, WIDTH } from "./charts";
import { save } from "./save";

/** The accuracy in each analysed game, the oldest on the left. */
export function ChoicesChart({ games }: { games: PlayedGame[] }) {
  const shares = games.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  if (!shares.length) return null;
  const mean = shares.reduce((sum, each) => sum + each, 0) / shares.length;
  return <Line words={t("mine-accuracy", { percent: percent(mean), count: shares.length })} values={shares} most={1} />;
}

function Line({ words, values, least = 0, most }: { words: string; values: number[]; least?: number; most: number }) {
  const x = (at: number) => (WIDTH * at) / Math.max(1, values.length - 1);
  const y = (value: number) => HEIGHT * (1 - (value - least) / Math.max(1e-9, most - least));
  const path = values.map((value, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  return (
    <figure class="chart">
      <figcaption class="flowing">
        <span class="key own">{words}</span>
      </figcaption>
      {values.length > 1 && (
        <svg {...DRAWN}>
          <path stroke="var(--line)" stroke-width="1.5" d={`M0 ${HEIGHT}H${WIDTH}`} />
          <path stroke="var(--accent)" d={path} />
        </svg>
      )}
    </figure>
  );
}

export function DaysAndPuzzles() {
  const today = new Date().toISOString().slice(0, 10);
  const { now, best } = streak(days.value, today);
  const { rating, tries, history } = solved.value;
  const right = Object.values(tries).filter(Boolean).length;
  const count = Object.keys(tries).length;
  return (
    <section class="panel" aria-labelledby="days-title">
      <h2 id="days-title">{t("day-title")}</h2>
      <p>{t("day-streak", { count: now, best })}</p>
      <p>{t("mine-days", { won: days.value.filter(({ won }) => won).length, count: days.value.length })}</p>
      <p>
        {t("mine-puzzles", { right, count })} · {t("day-rating")} {Math.round(rating)}
      </p>
      {history.length > 1 && (
        <Line
          words={t("mine-ratings", { least: `${Math.min(...history)}`, most: `${Math.max(...history)}` })}
          values={history}
          least={Math.min(...history)}
          most={Math.max(...history)}
        />
      )}
      <Button href="/today">{t("day-title")}</Button>
    </section>
  );
}

export function OneFile() {
  const read = async (file: File) => toast(t(importFile(await file.text()) ? "mine-imported" : "mine-import-failed"));
  return (
    <section class="panel" aria-labelledby="file-title">
      <h2 id="file-title">{t("mine-file")}</h2>
      <p class="quiet-words">{t("mine-file-what")}</p>
      <div class="games-take aligned flowing">
        <Button icon="download" data-do="export" onClick={() => save("mazzo.json", "application/json", exportFile())}>
          {t("mine-export")}
        </Button>
        <FileButton name="import" words={t("mine-import")} read={read} />
      </div>
      <p class="quiet-words">{t("mine-open-what")}</p>
      <div class="games-take aligned flowing">
        <FileButton name="open-record" words={t("mine-open")} read={open} />
      </div>
    </section>
  );
}

interface FileButtonProps {
  name: string;
  words: string;
  read(file: File): Promise<void>;
}

function FileButton({ name, words, read }: FileButtonProps) {
  const chosen = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button data-do={name} onClick={() => chosen.current?.click()}>
        {words}
      </Button>
      <input
        ref={chosen}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words}
        data-file={name}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void read(file);
          currentTarget.value = "";
        }}
      />
    </>
  );
}
