// The same people again: one tap opens a table with the same settings, and hands its link on.

import { useState } from "preact/hooks";
import { api } from "../net/api";
import { SITE } from "../net/root";
import { companies, forgetCompany, type Company } from "../state/company";
import { go } from "../state/route";
import { Button, IconButton } from "../ui/button";
import { list, t } from "../words/messages";
import { titleOf } from "../words/offered";
import { showFailure } from "../words/failures";
import { share } from "./table/invite/invitation";

export function Again() {
  return (
    <>
      {companies.value.map((company) => (
        <AgainWith key={company.people.join()} company={company} />
      ))}
    </>
  );
}

function AgainWith({ company }: { company: Company }) {
  const [busy, setBusy] = useState(false);
  const { people, settings } = company;
  const names = list(people);
  const open = () => {
    setBusy(true);
    openAgain(company)
      .catch(showFailure)
      .finally(() => setBusy(false));
  };
  return (
    <section class="panel way-back aligned flowing apart" data-again={people.join(" ")}>
      <div>
        <h2>{t("site-again", { names })}</h2>
        <p class="faint clipped">
          <strong>{titleOf(settings.game)}</strong> {t("site-again-how")}
        </p>
      </div>
      <div class="aligned gap-2">
        <Button icon="share" data-do="again" disabled={busy} onClick={open}>
          {t("site-again-open")}
        </Button>
        <IconButton
          icon="close"
          label={t("site-again-forget", { names })}
          data-do="forget-company"
          onClick={() => forgetCompany(company)}
        />
      </div>
    </section>
  );
}

async function openAgain({ settings }: Company): Promise<void> {
  const { code } = await api.open(settings);
  go(`/t/${code}`);
  await share(t("lobby-share-title"), `${SITE}/t/${code}`);
}
