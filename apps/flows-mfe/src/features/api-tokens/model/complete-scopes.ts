import type { ApiScope } from '@reflectory/contracts/api-tokens';

/** Without these nothing can be written: an entry is read before it is changed, and is a draft first. */
const NEEDED: readonly ApiScope[] = ['journal:read', 'journal:draft'];

/** What is chosen after a change: writing brings along what it needs, and goes when a part of that goes. */
export function completeScopes(before: readonly ApiScope[], chosen: readonly ApiScope[]): ApiScope[] {
  if (!chosen.includes('journal:write')) return [...chosen];
  if (!before.includes('journal:write')) return [...new Set([...chosen, ...NEEDED])];
  return NEEDED.every((scope) => chosen.includes(scope))
    ? [...chosen]
    : chosen.filter((scope) => scope !== 'journal:write');
}
