// Where the pages are on their server: at its root, or under a prefix such as /mazzo (`mazzo serve --root-path`).
// The rest of the page does not know: its links are written as if they began at the root, and get the prefix here.

import { options } from "preact";

const written = document.querySelector<HTMLMetaElement>("meta[name=root]")?.content ?? "./"; // by the server
export const ROOT = new URL(written, `${location.origin}/`).pathname.replace(/\/$/, "");

/** The beginning of links that are shared with others. */
export const SITE = location.origin + ROOT;

const LINKS: Partial<Record<string, "href" | "action">> = { a: "href", form: "action" };

const before = options.vnode;
options.vnode = (node) => {
  const name = typeof node.type === "string" && LINKS[node.type];
  if (name) {
    const props = node.props as Record<string, unknown>;
    const path = props[name];
    if (ROOT && typeof path === "string" && path.startsWith("/")) props[name] = ROOT + path;
  }
  before?.(node);
};
