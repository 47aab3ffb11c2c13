// Finds a table by its six-letter code, or by the end of its link.

import { api } from "../net/api";

/** Codes in links are longer, and have digits. */
const SHORT_CODE = /^[a-z]{6}$/;

/** The full code of an open table; "" if nothing was typed. */
export async function tableOf(typed: string): Promise<string> {
  const clean = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (!clean) return "";
  const code = SHORT_CODE.test(clean) ? (await api.tableOfShortCode(clean)).code : clean;
  await api.table(code);
  return code;
}
