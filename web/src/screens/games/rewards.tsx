// The rewards of this device: a title, hats, cloths and backs of cards.

import { isEarned, REWARDS, title, type Price } from "../../state/rewards";
import { worn, type Kind } from "../../state/worn";
import { Choice } from "../../ui/controls";
import { Face } from "../../ui/face";
import { me } from "../../state/me";
import { avatar } from "../../state/preferences";
import { t } from "../../words/messages";

const KINDS: Kind[] = ["hat", "felt", "back"];

/** Of cloths and backs. */
const COLORS: Record<string, string> = {
  green: "#1f5340",
  blue: "#1c4a6e",
  wine: "#6a2333",
  violet: "#4a3070",
  plain: "#3a3152",
  ruby: "#6d2440",
  jade: "#1d5a4c",
  gold: "#8a6a1c",
};

export function Rewards() {
  return (
    <section class="panel rewards" aria-labelledby="rewards-title">
      <h2 id="rewards-title">{t("reward-title")}</h2>
      <p class="aligned gap-6">
        <Face name={me.value ?? ""} avatar={avatar.value} mood="happy" />
        <strong>{t(`reward-title-${title.value}`)}</strong>
      </p>
      {KINDS.map((kind) => (
        <OfAKind key={kind} kind={kind} />
      ))}
    </section>
  );
}

function OfAKind({ kind }: { kind: Kind }) {
  const prices: Record<string, Price> = REWARDS[kind];
  return (
    <Choice
      name={kind}
      label={t(`reward-${kind}`)}
      value={worn[kind].value}
      answers={Object.entries(prices).map(([name, price]) => [
        name,
        isEarned(price) ? t(`reward-${kind}-${name}`) : t(`reward-after-${price[0]}`, { count: price[1] }),
      ])}
      isLocked={(name) => !isEarned(prices[name]!)}
      onChange={(name) => (worn[kind].value = name)}
      picture={(name) =>
        kind === "hat" ? (
          <Face name={me.value ?? ""} avatar={avatar.value} hat={name} />
        ) : (
          <span class="reward" style={{ background: COLORS[name] }} />
        )
      }
    />
  );
}
