// The same people again: one tap opens a table with the same settings, and hands its link on.

import { useState } from "preact/hooks";
import { api } from "../net/api";
import { SITE } from "../net/root";
import { companies, forgetCompany, type Company } from "../state/company";
import { go } from "../state/route";
import { toast } from "../state/toasts";
import { Icon } from "../ui/icon";
import { language, t } from "../words/messages";
import { titleOf } from "../words/offered";
import { explain } from "../words/failures";
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
  const names = new Intl.ListFormat(language.value, { type: "conjunction" }).format(people);
  const open = () => {
    setBusy(true);
    openAgain(company)
      .catch((error: unknown) => toast(explain(error)))
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
        <button type="button" class="button" data-do="again" disabled={busy} onClick={open}>
          <Icon name="share" />
          {t("site-again-open")}
        </button>
        <button
          type="button"
          class="button quiet round"
          data-do="forget-company"
          aria-label={t("site-again-forget", { names })}
          title={t("site-again-forget", { names })}
          onClick={() => forgetCompany(company)}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}

async function openAgain({ settings }: Company): Promise<void> {
  const { code } = await api.open(settings);
  go(`/t/${code}`);
  await share(t("lobby-share-title"), `${SITE}/t/${code}`);
}
