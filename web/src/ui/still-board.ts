// The properties of a board that is not part of a game at a table.

import { NEVER_BUSY } from "../stage/game";

export const STILL_BOARD = { busy: NEVER_BUSY, deadline: null, passing: false, passUntilTurn: () => {} };
