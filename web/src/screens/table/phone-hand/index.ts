// Fetches the phone's hand with its messages, once a screen shows the table.

import messages from "virtual:words/hands";
import { addMessages } from "../../../words/messages";

export const fetchHand = () => Promise.all([import("./hand"), addMessages(messages)]).then(([file]) => file);
