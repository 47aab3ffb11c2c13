// The keyboard shortcuts, and links to the rules.

import "./help.css";
import { hasLessons } from "../../../state/known";
import { Dialog } from "../../../ui/dialog";
import { t } from "../../../words/messages";
import { Button } from "../../../ui/button";

const KEYS: [string[], string][] = [
  [["1", "…", "9"], "table-key-digits"],
  [["Tab", "Enter"], "table-key-tab"],
  [["L"], "table-log"],
  [["E"], "table-talk"],
  [["M"], "table-key-sound"],
  [["C"], "coach-title"],
  [["?"], "table-help"],
  [["Esc"], "table-key-escape"],
];

export function HelpSheet({ game, hasCoach, onClose }: { game: string; hasCoach: boolean; onClose(): void }) {
  return (
    <Dialog title={t("table-help")} onClose={onClose}>
      <p>{t("table-help-glow")}</p>
      <p class="help-links flowing gap-5">
        <Button href={`/rules/${game}`} target="_blank" rel="noopener">
          {t("table-rules")}
        </Button>
        {hasLessons(game) && (
          <Button href={`/learn/${game}`} target="_blank" rel="noopener">
            {t("table-learn")}
          </Button>
        )}
      </p>
      <h3>{t("table-keys")}</h3>
      <dl class="keys">
        {KEYS.filter(([, what]) => hasCoach || what !== "coach-title").map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
