// How the evening stands. It is fetched after the first game, with its words.

import messages from "virtual:words/evening";
import { onDemand } from "../../../ui/on-demand";
import { addMessages } from "../../../words/messages";

const standings = () => Promise.all([import("./standings"), addMessages(messages)]).then(([file]) => file);

/** In the lobby, with how the last game ended. */
export const Evening = onDemand(() => standings().then((file) => file.Evening));

/** Below the end of a game, and on a screen. */
export const Standings = onDemand(() => standings().then((file) => file.Standings));
