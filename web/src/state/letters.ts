// The table that somebody means: by six letters that were said, or by the end of its link.

import { api } from "../net/api";

/** Six letters that somebody said; other codes are longer, and have digits. */
const SHORT_CODE = /^[a-z]{6}$/;

/** The code of a table that is there; "" if nothing was typed. */
export async function tableOf(typed: string): Promise<string> {
  const clean = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (!clean) return "";
  const code = SHORT_CODE.test(clean) ? (await api.tableOfShortCode(clean)).code : clean;
  await api.table(code);
  return code;
}
