// The page for unknown addresses.

import "../ui/site.css";
import { Drawing } from "../ui/drawing";
import { Header } from "../ui/header";
import { t } from "../words/messages";
import { Button } from "../ui/button";

export function Nowhere() {
  return (
    <>
      <Header />
      <main class="nowhere">
        <Drawing of="lost" />
        <h1>{t("site-nowhere")}</h1>
        <p>{t("site-nowhere-why")}</p>
        <Button class="primary" href="/">
          {t("site-home")}
        </Button>
      </main>
    </>
  );
}
