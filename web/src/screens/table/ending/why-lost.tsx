// Why one lost, or won: asked for with one tap, told in one sentence.

import { useState } from "preact/hooks";
import { api } from "../../../net/api";
import { noteAnalysis } from "../../../state/played";
import { Icon } from "../../../ui/icon";
import { t } from "../../../words/messages";
import { explain } from "../../../words/failures";
import { verdict, type Verdict as Found } from "../../../words/verdict";

interface VerdictProps {
  record: string;
  me: number;
  winners: readonly number[];
}

export function Verdict({ record, me, winners }: VerdictProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState("");
  const ask = () => {
    setIsAsked(true);
    api.analysis(record).then(
      (analysis) => {
        noteAnalysis(record, analysis);
        setFound(verdict(analysis, me, winners));
      },
      (error: unknown) => setFailure(explain(error)),
    );
  };
  if (!isAsked)
    return (
      <button type="button" class="button quiet" data-do="why" onClick={ask}>
        <Icon name="bulb" />
        {t(winners.includes(me) ? "verdict-ask-won" : "verdict-ask")}
      </button>
    );
  return (
    <p class="ended-verdict" role="status" data-verdict={found ? "found" : "asked"}>
      {found ? found.words : failure || t("coach-analysing")}{" "}
      {found?.move != null && <a href={`/r/${record}#${found.move}`}>{t("verdict-turn")}</a>}
    </p>
  );
}
