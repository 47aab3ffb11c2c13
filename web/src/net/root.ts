// The root of the pages: that of the server, a prefix such as /mazzo (`mazzo serve --root-path`), or a folder of a
// static host. Links are written relative to this root and get the prefix here. A static host has one file for all
// screens, so the screen is in the query: /mazzo/?/settings.

import { options } from "preact";
import { HAS_SERVER } from "./host";

const written = document.querySelector<HTMLMetaElement>("meta[name=root]")?.content ?? "./"; // the server sets it
const base = HAS_SERVER ? `${location.origin}/` : location.href;
export const ROOT = new URL(written, base).pathname.replace(/\/$/, "");

const PREFIX = HAS_SERVER ? ROOT : `${ROOT}/?`;

/** The start of shared links. */
export const SITE = location.origin + PREFIX;

/** The address of a screen, which may end with a hash. */
export function addressOf(path: string): string {
  return PREFIX + path;
}

/** The screen of an address. */
export function pathOf({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  if (!HAS_SERVER) return search.startsWith("?/") ? search.slice(1) : "/";
  return `${pathname}/`.startsWith(`${ROOT}/`) ? pathname.slice(ROOT.length) : pathname;
}

const LINKS: Partial<Record<string, "href" | "action">> = { a: "href", form: "action" };

const before = options.vnode;
options.vnode = (node) => {
  const name = typeof node.type === "string" && LINKS[node.type];
  if (name) {
    const props = node.props as Record<string, unknown>;
    const path = props[name];
    if (PREFIX && typeof path === "string" && path.startsWith("/")) props[name] = addressOf(path);
  }
  before?.(node);
};
