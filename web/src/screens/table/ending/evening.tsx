// The standings of the evening, fetched after the first game with their messages.

import messages from "virtual:words/evening";
import { onDemand } from "../../../ui/on-demand";
import { addMessages } from "../../../words/messages";

const standings = () => Promise.all([import("./standings"), addMessages(messages)]).then(([file]) => file);

/** In the lobby, with the last game. */
export const Evening = onDemand(() => standings().then((file) => file.Evening));

/** At the end of a game, and on a television. */
export const Standings = onDemand(() => standings().then((file) => file.Standings));
