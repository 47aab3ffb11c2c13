// Shown in place of screens that need a server.

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
