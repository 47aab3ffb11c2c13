// Browsers have channels, and so has Node.js; the page that tests imagine has none.

import { MessageChannel } from "node:worker_threads";

Object.assign(globalThis, { MessageChannel });
