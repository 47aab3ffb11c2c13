// Invites an earlier group again: opens a table with the same settings and shares its link.

import { useState } from "preact/hooks";
import { api } from "../net/api";
import { SITE } from "../net/root";
import { groups, forgetGroup, type Group } from "../state/groups";
import { go } from "../state/route";
import { Button, IconButton } from "../ui/button";
import { list, t } from "../words/messages";
import { titleOf } from "../words/offered";
import { showFailure } from "../words/failures";
import { share } from "./table/invite/invitation";

export function Again() {
  return (
    <>
      {groups.value.map((group) => (
        <AgainWith key={group.people.join()} group={group} />
      ))}
    </>
  );
}

function AgainWith({ group }: { group: Group }) {
  const [busy, setBusy] = useState(false);
  const { people, settings } = group;
  const names = list(people);
  const open = () => {
    setBusy(true);
    openAgain(group)
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
          data-do="forget-group"
          onClick={() => forgetGroup(group)}
        />
      </div>
    </section>
  );
}

async function openAgain({ settings }: Group): Promise<void> {
  const { code } = await api.open(settings);
  go(`/t/${code}`);
  await share(t("lobby-share-title"), `${SITE}/t/${code}`);
}
