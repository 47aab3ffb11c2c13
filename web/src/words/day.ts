// The messages about puzzles, the deal of the day and played games, for the screens that need them.

import messages from "virtual:words/day";
import { addMessages } from "./messages";

export const addDayMessages = () => addMessages(messages);
