// The controls of settings: one of several, a number, yes or no.

import "./controls.css";
import { t } from "../words/messages";
import { Icon } from "./icon";

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  answers: [value: string, words: string][];
  onChange(value: string): void;
}

export function Choice({ name, label, value, answers, onChange }: ChoiceProps) {
  return (
    <label class="setting aligned flowing apart">
      <span>{label}</span>
      <select class="field" data-setting={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {answers.map(([answer, words]) => (
          <option key={answer} value={answer}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface StepperProps {
  name: string;
  label: string;
  value: number;
  span: [number, number];
  onChange(value: number): void;
}

export function Stepper({ name, label, value, span: [least, most], onChange }: StepperProps) {
  return (
    <div class="setting aligned flowing apart" role="group" aria-label={label} data-setting={name}>
      <span>{label}</span>
      <span class="stepper aligned gap-2">
        <button
          type="button"
          class="button round"
          aria-label={t("lobby-less")}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <output class="figures" aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          class="button round"
          aria-label={t("lobby-more")}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}

interface SwitchProps {
  name: string;
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function Switch({ name, label, isOn, onChange }: SwitchProps) {
  return (
    <label class="setting switch aligned flowing apart">
      <span>{label}</span>
      <input
        type="checkbox"
        data-setting={name}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
