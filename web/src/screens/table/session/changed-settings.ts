// The settings that the host changed, as text.

import type { Settings } from "../../../net/protocol";
import { t } from "../../../words/messages";
import { titleOf } from "../../../words/offered";
import { editionName } from "./edition";

/** Each changed setting: "Time for a turn: 2 minutes". */
export function changesOf(before: Settings, after: Settings): string[] {
  const said: Partial<Record<keyof Settings, string>> = {
    game: titleOf(after.game),
    edition: after.edition ? `${t("lobby-edition")}: ${editionName(after.game, after.edition)}` : "",
    turn_seconds: `${t("lobby-turn-clock")}: ${duration(after.turn_seconds)}`,
    reaction_seconds: `${t("lobby-reaction-clock")}: ${duration(after.reaction_seconds)}`,
    speed: `${t("lobby-speed")}: ${t(`lobby-speed-${after.speed}`)}`,
    evening: `${t("lobby-evening")}: ${t(`lobby-evening-${after.evening}`)}`,
    options: t("lobby-house-rules"),
    open: onOff(t("lobby-open"), after.open),
    chat: onOff(t("lobby-chat"), after.chat),
    coach: onOff(t("lobby-coach"), after.coach),
  };
  return (Object.keys(said) as (keyof Settings)[]).flatMap((part) =>
    said[part] && JSON.stringify(before[part]) !== JSON.stringify(after[part]) ? [said[part]] : [],
  );
}

function onOff(label: string, isOn: boolean): string {
  return `${label}: ${t(isOn ? "setting-on" : "setting-off")}`;
}

export function duration(seconds: number | null): string {
  if (seconds === null) return t("lobby-no-clock");
  if (seconds < 60) return t("lobby-seconds", { count: seconds });
  if (seconds < 3600) return t("lobby-minutes", { count: Math.round(seconds / 60) });
  return t("lobby-hours", { count: Math.round(seconds / 3600) });
}
