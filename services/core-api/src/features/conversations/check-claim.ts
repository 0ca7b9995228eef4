import type { CitedPlace } from '@reflectory/contracts/conversations';
import { checkOf } from './choose-quotes.ts';

/** An entry as it was sent: what was sent of it, and where that begins in its text. */
export type SentEntry = { id: string; day: string; passage: string; start: number };

/** Words of a claim, and the places that it quotes. */
export type CheckedClaim = (string | { place: CitedPlace; sentence: string })[];

const LONGEST_CLAIM = 800;
/** Letters of a quote that could not stand anywhere by chance. */
const SHORTEST_QUOTE = 4;
const quoted = /[“„«"]([^“”„«»"]{1,500})[”“»"]/gu;
/** What a text may order a model to say, and no answer about a diary needs. */
const addressed = /https?:|www\.|!\[|\]\(|<[a-z/]/iu;

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where words stand in an entry, however they are spaced. */
function findPlace(words: string, entries: readonly SentEntry[]): CitedPlace | null {
  const parts = words.replace(/…$|^…/gu, '').trim().split(/\s+/u);
  if (parts.join('').length < SHORTEST_QUOTE) return null;
  const pattern = new RegExp(parts.map(escape).join(String.raw`\s+`), 'u');
  for (const { id, day, passage, start } of entries) {
    const found = pattern.exec(passage);
    if (!found) continue;
    const [from, to] = [start + found.index, start + found.index + found[0].length];
    return { entry_id: id, day, start: from, end: to, check: checkOf(found[0]) };
  }
  return null;
}

/** A claim whose quotes all stand in entries that were sent; null for one that has none, or one that is invented. */
export function checkClaim(line: string, entries: readonly SentEntry[]): CheckedClaim | null {
  const claim = line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, '').trim();
  if (claim === '' || claim.length > LONGEST_CLAIM) return null;
  const checked: CheckedClaim = [];
  let at = 0;
  for (const { 0: whole, 1: words = '', index } of claim.matchAll(quoted)) {
    const place = findPlace(words, entries);
    if (!place) return null;
    checked.push(claim.slice(at, index), { place, sentence: words.trim() });
    at = index + whole.length;
  }
  checked.push(claim.slice(at));
  const isCited = checked.some((piece) => typeof piece !== 'string');
  const isPlain = checked.every((piece) => typeof piece !== 'string' || !addressed.test(piece));
  return isCited && isPlain ? checked.filter((piece) => piece !== '') : null;
}
