// The code that the board fetches right after its first render.

export { Inserting } from "./insert.later";
export { motion } from "./motion.later";
export { KnownPile, Peek } from "./secrets.later";
