// The slider and buttons of a replay.

import { SPEEDS, type Player, type Speed } from "../../stage/player";
import { Button } from "../../ui/button";
import { Icon, type IconName } from "../../ui/icon";
import { t } from "../../words/messages";
import { showFailure } from "../../words/failures";

export function Controls({ player }: { player: Player }) {
  const at = player.at.value;
  const last = player.last.value;
  const isPlaying = player.isPlaying.value;
  return (
    <div class="replay-controls">
      <Slider player={player} />
      <div class="replay-buttons aligned gap-3">
        <Control icon="back" label={t("replay-previous")} disabled={at === 0} act={() => player.jump(at - 1)} />
        <Control
          icon={isPlaying ? "pause" : "play"}
          label={t(isPlaying ? "replay-pause" : "replay-play")}
          isPrimary
          act={() => (isPlaying ? player.stop() : void player.play())}
        />
        <Control icon="next" label={t("replay-next")} disabled={at === last} act={() => forward(player)} />
        <SpeedChoice player={player} />
        <Eyes player={player} />
      </div>
    </div>
  );
}

export function forward(player: Player): void {
  player.stop();
  void player.step();
}

function Slider({ player }: { player: Player }) {
  const number = player.at.value;
  const total = player.last.value;
  return (
    <div class="replay-slider aligned gap-5">
      <input
        class="stretched"
        type="range"
        min={0}
        max={total}
        value={number}
        aria-label={t("replay-slider")}
        aria-valuetext={t("replay-move", { number, total })}
        onInput={(event) => player.jump(Number(event.currentTarget.value))}
      />
      <output class="note">{t("replay-move", { number, total })}</output>
    </div>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  disabled?: boolean;
  isPrimary?: boolean;
  act(): void;
}

function Control({ icon, label, disabled = false, isPrimary = false, act }: ControlProps) {
  return (
    <Button
      icon={icon}
      class={`round ${isPrimary ? "primary" : ""}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
    />
  );
}

function SpeedChoice({ player }: { player: Player }) {
  return (
    <label class="replay-choice aligned gap-3">
      <span class="unseen">{t("replay-speed")}</span>
      <select
        class="field"
        value={player.speed.value}
        onChange={(event) => (player.speed.value = event.currentTarget.value as Speed)}
      >
        {Object.keys(SPEEDS).map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  );
}

function Eyes({ player }: { player: Player }) {
  const names = player.replay.value!.names;
  return (
    <label class="replay-choice replay-eyes aligned gap-3">
      <Icon name="eye" />
      <span class="unseen">{t("replay-eyes")}</span>
      <select
        class="field"
        value={player.seat.value ?? ""}
        onChange={({ currentTarget: { value } }) =>
          void player.look(value === "" ? null : Number(value)).catch(showFailure)
        }
      >
        <option value="">{t("replay-everybody")}</option>
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
