// The bar above a game: its title, its status, and the tools.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { AnyView, TableView, Update, Speech } from "../../../net/protocol";
import { useInMotion } from "../../../stage/in-motion";
import { showsCoach, toggleCoach } from "../../../state/advised";
import { isSilent, toggleSound } from "../../../state/preferences";
import { Seconds } from "../../../ui/clock";
import type { Deadline } from "../../../ui/clock";
import { Dialog } from "../../../ui/dialog";
import { Button } from "../../../ui/button";
import { Icon, type IconName } from "../../../ui/icon";
import { useKeys } from "../../../ui/keys";
import { onDemand } from "../../../ui/on-demand";
import { TalkPicker } from "../../../ui/talk";
import { t, tOr } from "../../../words/messages";
import { titleOf } from "../../../words/offered";
import { flavour } from "../../../words/flavour";
import { putLogAway, showsLog, toggleLog } from "./frame";
import { Invitation } from "../invite/invitation";

interface BarProps {
  table: TableView;
  status: string;
  /** Whether it is this player's turn to choose. */
  isMine: boolean;
  deadline: Deadline | null;
  say?: (words: Partial<Speech>) => void;
  /** The list of people; not if they share one device. */
  people?: ComponentChildren;
  /** The settings that can change during a game. */
  settings?: ComponentChildren;
  hasCoach?: boolean;
  leave(): void;
}

const HelpSheet = onDemand(() => import("./help").then((file) => file.HelpSheet));

type Sheet = "help" | "menu" | "people" | "talk";

export function Bar({ table, status, isMine, deadline, say, people, settings, hasCoach = false, leave }: BarProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const close = () => setSheet(null);
  const toggle = (which: Sheet) => () => setSheet((now) => (now === which ? null : which));
  const isCoached = hasCoach && showsCoach.value; // in place of the log
  const log = () => {
    if (isCoached) toggleCoach();
    if (!isCoached || !showsLog.value) toggleLog();
  };
  useKeys({
    "?": toggle("help"),
    l: log,
    m: toggleSound,
    ...(say ? { e: toggle("talk") } : {}),
    ...(hasCoach ? { c: toggleCoach } : {}),
    Escape: () => (sheet ? close() : isCoached ? toggleCoach() : putLogAway()),
  });
  return (
    <header class="bar rail">
      <Tool icon="leave" name="table-leave" onClick={leave} />
      <h1 class="bar-title aligned gap-5">
        <span>{titleOf(table.settings.game)}</span>
        <Watchers count={table.watchers} />
      </h1>
      <Status text={status} isMine={isMine} deadline={deadline} />
      <nav class="tools" aria-label={t("table-tools")}>
        {people && <Tool icon="people" name="table-people" isWide onClick={toggle("people")} />}
        <Tool
          icon={isSilent.value ? "mute" : "sound"}
          name={isSilent.value ? "table-unmute" : "table-mute"}
          isWide
          onClick={toggleSound}
        />
        {say && <Tool icon="smile" name="table-talk" isOpen={sheet === "talk"} onClick={toggle("talk")} />}
        {hasCoach && <Tool icon="bulb" name="coach-title" isOpen={isCoached} onClick={toggleCoach} />}
        <Tool icon="log" name="table-log" isOpen={showsLog.value && !isCoached} onClick={log} />
        <Tool icon="help" name="table-help" isWide onClick={toggle("help")} />
        <Tool icon="settings" name="table-more" isNarrow={!settings} onClick={toggle("menu")} />
      </nav>
      {sheet === "talk" && say && <TalkPicker mayWrite={table.settings.chat} say={say} onClose={close} />}
      {sheet === "help" && <HelpSheet game={table.settings.game} hasCoach={hasCoach} onClose={close} />}
      {sheet === "people" && (
        <Dialog title={t("table-people")} onClose={close}>
          {people}
          <Invitation code={table.code} isLocked={table.locked} />
        </Dialog>
      )}
      {sheet === "menu" && <Menu hasPeople={!!people} settings={settings} onClose={close} onChoose={setSheet} />}
    </header>
  );
}

interface StatusProps {
  text: string;
  isMine?: boolean;
  deadline?: Deadline | null;
}

/** Whose turn it is; empty while another player's choice is being animated. */
export function Status({ text, isMine = false, deadline = null }: StatusProps) {
  const { isChosen } = useInMotion();
  return (
    <p class={`status aligned ${isMine ? "mine" : "faint"}`}>
      <span>{isMine || !isChosen.value ? text : ""}</span>
      {deadline && <Seconds deadline={deadline} />}
    </p>
  );
}

function Watchers({ count }: { count: number }) {
  if (!count) return null;
  return (
    <small class="watchers note aligned" title={t("table-watchers", { count })}>
      <Icon name="eye" />
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{t("table-watchers", { count })}</span>
    </small>
  );
}

interface ToolProps {
  icon: IconName;
  name: string;
  onClick(): void;
  isOpen?: boolean;
  isWide?: boolean;
  isNarrow?: boolean;
}

/** A tool of the bar, on all screens or only on wide or narrow ones. */
function Tool({ icon, name, onClick, isOpen, isWide, isNarrow }: ToolProps) {
  const label = t(name);
  return (
    <Button
      icon={icon}
      class={`quiet round${isWide ? " if-wide" : ""}${isNarrow ? " if-narrow" : ""}`}
      data-tool={name}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onClick}
    />
  );
}

interface MenuProps {
  hasPeople: boolean;
  settings: ComponentChildren;
  onClose(): void;
  onChoose(sheet: Sheet): void;
}

/** The settings, and on a phone the tools that do not fit into the bar. */
function Menu({ hasPeople, settings, onClose, onChoose }: MenuProps) {
  return (
    <Dialog title={t("table-more")} onClose={onClose}>
      <div class="menu stacked gap-5">
        {hasPeople && (
          <Button icon="people" data-do="people" onClick={() => onChoose("people")}>
            {t("table-people")}
          </Button>
        )}
        <Button icon={isSilent.value ? "mute" : "sound"} onClick={toggleSound} aria-pressed={!isSilent.value}>
          {t(isSilent.value ? "table-unmute" : "table-mute")}
        </Button>
        <Button icon="help" onClick={() => onChoose("help")}>
          {t("table-help")}
        </Button>
        {settings}
      </div>
    </Dialog>
  );
}

export function asks({ game }: AnyView): string {
  return tOr(`${game}-you-are-asked`, t("table-you-are-asked"));
}

/** Whose turn it is, as a sentence. */
export function statusOf(update: Update, view: AnyView, me: number | null): string {
  const { table, is_reaction } = update;
  if (view.result) return t("table-game-over");
  const asked = view.to_act;
  if (!asked.length) return ""; // an update is coming
  if (me !== null && asked.includes(me)) return is_reaction ? asks(view) : t("table-your-turn");
  const names = table.seats.map(({ name }) => name);
  if (asked.length === 1)
    return (
      flavour.value?.remark(update, view.game, names, me, asked[0]!) ??
      t("table-waiting-for", { name: names[asked[0]!] ?? "" })
    );
  return t("table-waiting-for-many", { count: asked.length });
}
