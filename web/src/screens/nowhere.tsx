// The page for unknown addresses.

import { Drawing } from "../ui/drawing";
import { Page } from "../ui/page";
import { t } from "../words/messages";
import { Button } from "../ui/button";

export function Nowhere() {
  return (
    <Page class="nowhere">
      <Drawing of="lost" />
      <h1>{t("site-nowhere")}</h1>
      <p>{t("site-nowhere-why")}</p>
      <Button class="primary" href="/">
        {t("site-home")}
      </Button>
    </Page>
  );
}
