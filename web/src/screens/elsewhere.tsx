// Shown in place of screens that need a server.

import { Drawing } from "../ui/drawing";
import { Page } from "../ui/page";
import { ServerPanel } from "../ui/server-panel";

export function Elsewhere(_: object) {
  return (
    <Page class="nowhere">
      <Drawing of="lost" />
      <ServerPanel />
    </Page>
  );
}
