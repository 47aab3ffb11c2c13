// The messages of tournaments, which are fetched with their screens.

import messages from "virtual:words/club";
import { addMessages } from "../../words/messages";

export function withWords<S>(screen: Promise<S>): Promise<S> {
  return Promise.all([screen, addMessages(messages)]).then(([file]) => file);
}
