// Moves a player to this device. It asks first, since programs open links for previews.

import { Page } from "../ui/page";
import { t } from "../words/messages";

export function Move({ code }: { code: string }) {
  return (
    <Page class="nowhere">
      <h1>{t("site-move-here")}</h1>
      <p>{t("site-move-here-why")}</p>
      <form method="post" action={`/move/${code}`}>
        <button class="button primary">{t("site-move-yes")}</button>
      </form>
    </Page>
  );
}
