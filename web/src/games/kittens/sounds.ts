// What is heard of Exploding Kittens.

import type { KittensEvent } from "../../protocol";
import type { Sound } from "../game";

export function sound(event: KittensEvent): Sound | null {
  switch (event.event) {
    case "drew":
      return event.card === "kitten" ? "fuse" : "flip";
    case "announced":
    case "gave":
    case "handedover":
    case "picked":
    case "inserted":
    case "robbed":
      return "card";
    case "noped":
      return "nope";
    case "lacked":
    case "foundnothing":
      return "plop";
    case "shuffled":
      return "shuffle";
    case "defused":
      return "purr";
    case "exploded":
      return "boom";
    case "ended":
      return "win";
    default:
      return null; // that it is one's turn, the screen says
  }
}
