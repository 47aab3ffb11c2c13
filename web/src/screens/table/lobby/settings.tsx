// The settings of a table, which the host can change.

import { useState } from "preact/hooks";
import { REACTIONS, TURNS, type EditionInfo, type Settings, type Speed } from "../../../net/protocol";
import { editionOf, hasReactions } from "../../../state/known";
import { speed } from "../../../state/preferences";
import { Choice, Stepper, Switch } from "../../../ui/controls";
import { t, tOr } from "../../../words/messages";
import { duration } from "../session/changed-settings";
import { GameChoice } from "../session/edition";
import { Button } from "../../../ui/button";

interface TableSettingsProps {
  settings: Settings;
  /** Null if this person may not change them. */
  change: ((settings: Settings) => Promise<boolean>) | null;
}

export function TableSettings({ settings: agreed, change }: TableSettingsProps) {
  const [draft, setDraft] = useState<Settings | null>(null); // the request, until it is answered
  const settings = draft ?? agreed;
  const set = (part: Partial<Settings>) => {
    const wanted = { ...settings, ...part };
    setDraft(wanted);
    void change?.(wanted).then(() => setDraft((now) => (now === wanted ? null : now)));
  };
  const isFixed = change === null;
  return (
    <section class="panel settings" aria-labelledby="settings-title">
      <h2 id="settings-title">{t("lobby-settings")}</h2>
      {isFixed && <p class="quiet-words">{t("lobby-host-sets")}</p>}
      <fieldset disabled={isFixed}>
        <legend class="unseen">{t("lobby-settings")}</legend>
        <GameChoice
          game={settings.game}
          edition={settings.edition}
          onChange={(game, edition) => set({ game, edition, options: {} })}
        />
        <Choice
          name="turn_seconds"
          label={t("lobby-turn-clock")}
          value={`${settings.turn_seconds ?? ""}`}
          answers={withOwn(TURNS, settings.turn_seconds).map((seconds) => [`${seconds ?? ""}`, duration(seconds)])}
          onChange={(seconds) => set({ turn_seconds: seconds ? +seconds : null })}
        />
        {hasReactions(settings.game) && (
          <Choice
            name="reaction_seconds"
            label={t("lobby-reaction-clock")}
            value={`${settings.reaction_seconds}`}
            answers={withOwn(REACTIONS, settings.reaction_seconds).map((seconds) => [`${seconds}`, duration(seconds)])}
            onChange={(seconds) => set({ reaction_seconds: +seconds })}
          />
        )}
        <SpeedChoice value={settings.speed} set={(speed) => set({ speed })} />
        <Choice
          name="evening"
          label={t("lobby-evening")}
          value={settings.evening}
          answers={(["open", "first_to_3", "best_of_5"] as const).map((end) => [end, t(`lobby-evening-${end}`)])}
          onChange={(evening) => set({ evening })}
        />
        <HouseRules settings={settings} set={set} />
        <details>
          <summary>{t("lobby-table-rules")}</summary>
          <Switch
            name="open"
            label={t("lobby-open")}
            isOn={settings.open}
            onChange={(open) => set({ open, chat: settings.chat && !open })}
          />
          {!settings.open && (
            <Switch name="chat" label={t("lobby-chat")} isOn={settings.chat} onChange={(chat) => set({ chat })} />
          )}
          {hasReactions(settings.game) && (
            <Switch
              name="auto_pass"
              label={t("lobby-auto-pass")}
              isOn={settings.auto_pass}
              onChange={(auto_pass) => set({ auto_pass })}
            />
          )}
          <Switch name="coach" label={t("lobby-coach")} isOn={settings.coach} onChange={(coach) => set({ coach })} />
          <Choice
            name="abandoned"
            label={t("lobby-abandoned")}
            value={settings.abandoned}
            answers={(["finish", "expire"] as const).map((answer) => [answer, t(`lobby-abandoned-${answer}`)])}
            onChange={(abandoned) => set({ abandoned })}
          />
          <Choice
            name="absent"
            label={t("lobby-absent")}
            value={settings.absent}
            answers={(["bot", "sit_out"] as const).map((answer) => [answer, t(`lobby-absent-${answer}`)])}
            onChange={(absent) => set({ absent })}
          />
        </details>
      </fieldset>
    </section>
  );
}

const SPEEDS: Speed[] = ["calm", "normal", "fast"];

/** The pauses of bots. The last choice is the default of the next table. */
export function SpeedChoice({ value, set }: { value: Speed; set(speed: Speed): void }) {
  return (
    <Choice
      name="speed"
      label={t("lobby-speed")}
      value={value}
      answers={SPEEDS.map((each) => [each, t(`lobby-speed-${each}`)])}
      onChange={(chosen) => set((speed.value = chosen))}
    />
  );
}

interface PartProps {
  settings: Settings;
  set(part: Partial<Settings>): void;
}

function HouseRules({ settings, set }: PartProps) {
  const offered = editionOf(settings)?.options ?? {};
  const changed = Object.keys(settings.options).length;
  const setOption = (name: string, value: unknown) => {
    const { [name]: _, ...others } = settings.options;
    set({ options: value === offered[name]?.printed ? others : { ...others, [name]: value } });
  };
  return (
    <details>
      <summary>
        {t("lobby-house-rules")}
        {changed > 0 && <em> {t("lobby-changed", { count: changed })}</em>}
      </summary>
      {Object.entries(offered).map(([name, option]) => (
        <HouseRule
          key={name}
          name={name}
          game={settings.game}
          option={option}
          value={settings.options[name] ?? option.printed}
          set={(value) => setOption(name, value)}
        />
      ))}
      {changed > 0 && <Button onClick={() => set({ options: {} })}>{t("lobby-as-printed")}</Button>}
    </details>
  );
}

interface HouseRuleProps {
  game: string;
  name: string;
  option: EditionInfo["options"][string];
  value: unknown;
  set(value: unknown): void;
}

/** The most specific message wins, since options of two games can have the same name. */
function HouseRule({ game, name, option, value, set }: HouseRuleProps) {
  const label = tOr(`lobby-option-${game}-${name}`, tOr(`${game}-option-${name}`, name));
  switch (option.kind) {
    case "switch":
      return <Switch name={name} label={label} isOn={value === true} onChange={set} />;
    case "number":
      return (
        <Stepper name={name} label={label} value={Number(value)} span={[option.least, option.most]} onChange={set} />
      );
    case "answer": {
      const answers = option.answers.map((answer): [string, string] => [
        answer,
        tOr(`${game}-answer-${name}-${answer}`, tOr(`lobby-${name}-${answer}`, answer)),
      ]);
      return <Choice name={name} label={label} value={String(value)} answers={answers} onChange={set} />;
    }
  }
}

/** The usual answers, with the present one if it is missing. */
function withOwn<T extends number | null>(usual: readonly T[], own: T): readonly T[] {
  return usual.includes(own) ? usual : [...usual, own];
}
