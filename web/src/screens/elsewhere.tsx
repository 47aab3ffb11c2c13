// A screen that these pages do not have, since no server is behind them.

import { Drawing } from "../ui/drawing";
import { Header } from "../ui/header";
import { ServerPanel } from "../ui/server-panel";

export function Elsewhere(_: object) {
  return (
    <>
      <Header />
      <main class="nowhere">
        <Drawing of="lost" />
        <ServerPanel />
      </main>
    </>
  );
}
