// Verifies a deal in the browser: the commitment, the entropy, the seed.

import "./verify.css";
import messages from "virtual:words/verify";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { GameRecord } from "../net/protocol";
import { promiseOf } from "../state/promises";
import { sha256 } from "../state/sha256";
import { Page } from "../ui/page";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { RecordLink } from "../ui/record-link";
import { useTitle } from "../ui/title";
import { addMessages, t } from "../words/messages";
import { explain } from "../words/failures";

export const addVerifyMessages = () => addMessages(messages);

export function Verify({ id }: { id: string }) {
  useTitle(t("verify-title"));
  const [record, setRecord] = useState<GameRecord | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    api.record(id).then(setRecord, (error: unknown) => setFailure(explain(error)));
  }, [id]);
  return (
    <Page class="site verify" isBusy={!record && !failure}>
      <h1>{t("verify-title")}</h1>
      {failure && <p class="faint">{failure}</p>}
      {record && <Steps id={id} record={record} />}
    </Page>
  );
}

function Steps({ id, record }: { id: string; record: GameRecord }) {
  const { seed, commitment } = record;
  if (!seed || !commitment) return <p class="faint">{t("verify-no-promise")}</p>;
  const entropy = record.entropy ?? [];
  return (
    <>
      <p class="faint">{t("verify-why")}</p>
      <ol class="stacked">
        <Step title={t("verify-promise-title")} text={t("verify-promise")}>
          <code>{commitment}</code>
          <Noted id={id} commitment={commitment} />
        </Step>
        <Step title={t("verify-luck-title")} text={t("verify-luck", { count: entropy.length })}>
          {entropy.length > 0 && (
            <ul class="pieces">
              {entropy.map((piece, at) => (
                <li key={at}>
                  <code>{piece}</code>
                </li>
              ))}
            </ul>
          )}
        </Step>
        <Step title={t("verify-seed-title")} text={t("verify-seed")}>
          <code>{seed}</code>
        </Step>
        <Step title={t("verify-check-title")} text={t("verify-check")}>
          <code>{sha256(seed)}</code>
          <Verdict holds={sha256(seed) === commitment} yes={t("verify-holds")} no={t("verify-fails")} />
        </Step>
        <Step title={t("verify-all-title")} text={t("verify-all")}>
          <code>{`mazzo verify mazzo-${id}.json`}</code>
          <RecordLink id={id}>
            <Icon name="download" />
            {t("replay-download")}
          </RecordLink>
          <p class="faint">{t("verify-stream")}</p>
          <code>{`SHA-256(${[seed, ...entropy, 0].join("/")}) = ${sha256([seed, ...entropy, 0].join("/"))}`}</code>
        </Step>
      </ol>
      <Button icon="back" href={`/r/${id}`}>
        {t("site-look-back")}
      </Button>
    </>
  );
}

interface StepProps {
  title: string;
  text: string;
  children: ComponentChildren;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li class="panel">
      <h2>{title}</h2>
      <p class="faint">{text}</p>
      {children}
    </li>
  );
}

/** Compares the commitment that this browser noted during the game. */
function Noted({ id, commitment }: { id: string; commitment: string }) {
  const noted = promiseOf(id);
  if (noted === null) return <p class="faint">{t("verify-not-noted")}</p>;
  return <Verdict holds={noted === commitment} yes={t("verify-noted")} no={t("verify-noted-other")} />;
}

function Verdict({ holds, yes, no }: { holds: boolean; yes: string; no: string }) {
  return (
    <p class={holds ? "verdict holds aligned gap-5 good" : "verdict fails aligned gap-5 bad"}>
      <Icon name={holds ? "check" : "close"} />
      {holds ? yes : no}
    </p>
  );
}
