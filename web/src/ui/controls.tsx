// The controls of settings: a choice, a number, a switch.

import "./controls.css";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../words/messages";
import { Button } from "./button";

interface ChoiceProps<V extends string> {
  name: string;
  label: string;
  value: V;
  answers: readonly (readonly [value: V, words: string])[];
  onChange(value: V): void;
  /** A picture of each answer, which makes it a card. */
  picture?(value: V): ComponentChildren;
  /** Whether the label is only for screen readers. */
  isBare?: boolean;
  isLocked?(value: V): boolean;
}

/** One of several answers, as a row of segments or as cards with pictures. Arrow keys move between them. */
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { name, label, value, answers, onChange, picture, isBare = false, isLocked } = props;
  const group = useId();
  return (
    <fieldset class="setting aligned flowing apart" role="radiogroup" data-setting={name} aria-label={label}>
      {!isBare && <span aria-hidden="true">{label}</span>}
      <span class={picture ? "picks" : "segments"}>
        {answers.map(([answer, words]) => (
          <label key={answer} class={picture ? "pick" : "segment"}>
            <input
              type="radio"
              class="filling"
              name={group}
              value={answer}
              checked={answer === value}
              disabled={isLocked?.(answer)}
              onChange={() => onChange(answer)}
              onClick={picture && answer === value ? () => onChange(answer) : undefined} // confirms a suggested answer
            />
            {picture?.(answer)}
            <span>{words}</span>
          </label>
        ))}
      </span>
    </fieldset>
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
        <Button
          icon="minus"
          class="round"
          aria-label={t("lobby-less")}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        />
        <output class="figures" aria-live="polite">
          {value}
        </output>
        <Button
          icon="plus"
          class="round"
          aria-label={t("lobby-more")}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        />
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
