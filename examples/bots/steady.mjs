// A bot for `mazzo arena --bot "node examples/bots/steady.mjs"`: keeps its cards, and takes the first thing that helps.
import { createInterface } from "node:readline";

const WISHES = { mantis: ["score"], kittens: ["pass", "see", "skip", "draw"] };

let wishes = [];

function answer(message) {
  if (message.message === "hello") {
    wishes = WISHES[message.game];
    return { message: "hello", name: "steady" };
  }
  const wished = wishes.map((wish) => message.legal.find((action) => action.split(" ")[0] === wish));
  return { message: "choose", action: wished.find((action) => action !== undefined) ?? message.legal[0] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.message === "bye") break;
  console.log(JSON.stringify(answer(message)));
}
