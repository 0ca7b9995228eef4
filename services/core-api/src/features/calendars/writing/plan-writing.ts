import type { CalendarWritingRow } from '@reflectory/contracts/calendars';
import { historyBefore, type Wanted } from './wanted-things.ts';

/** Milliseconds after which what a server refused is tried again, although it is the same. */
const REFUSED_REST_MS = 3_600_000;

/** Something that was written, or was about to be. */
export type Writing = Pick<
  CalendarWritingRow,
  | 'href'
  | 'ends_at'
  | 'state'
  | 'is_wanted'
  | 'etag'
  | 'sent_hash'
  | 'written_hash'
  | 'found_hash'
  | 'settled_at'
>;

/** What is to be done about one thing; `known` is how it was before. */
export type Step =
  | { act: 'put'; wanted: Wanted; known: Writing | null }
  | { act: 'remove'; known: Writing }
  | { act: 'mark'; href: string; isWanted: boolean }
  | { act: 'forget'; href: string };

/** What may be done without asking the server comes first, then what takes away, then what is new. */
const ORDER = { forget: 0, mark: 1, remove: 2, put: 3 } as const;

/** Compares what is to stand in a calendar with what was written there. */
export function planWriting(
  wanted: readonly Wanted[],
  known: readonly Writing[],
  { now, isEnding }: { now: number; isEnding: boolean },
): Step[] {
  const byHref = new Map(known.map((writing) => [writing.href, writing]));
  const hrefs = new Set(isEnding ? [] : wanted.map(({ href }) => href));
  const steps: Step[] = isEnding
    ? []
    : wanted.flatMap((one) => stepForWanted(one, byHref.get(one.href) ?? null, now));
  for (const writing of known)
    if (!hrefs.has(writing.href)) steps.push(...stepForUnwanted(writing, now, isEnding));
  return steps.toSorted((one, other) => ORDER[one.act] - ORDER[other.act]);
}

function stepForWanted(wanted: Wanted, known: Writing | null, now: number): Step[] {
  const put: Step[] = [{ act: 'put', wanted, known }];
  switch (known?.state) {
    case 'hand_changed':
      return known.is_wanted ? [] : [{ act: 'mark', href: known.href, isWanted: true }];
    case 'left':
    case 'hand_removed':
      return [];
    case 'written':
      return known.written_hash === wanted.hash && known.sent_hash === wanted.hash ? [] : put;
    case 'failed': {
      const isSame = known.sent_hash === wanted.hash;
      return isSame && now - Date.parse(known.settled_at ?? '') < REFUSED_REST_MS ? [] : put;
    }
    default:
      return put;
  }
}

function stepForUnwanted(known: Writing, now: number, isEnding: boolean): Step[] {
  const { href, state } = known;
  const forget: Step[] = [{ act: 'forget', href }];
  if (!isEnding && Date.parse(known.ends_at) < historyBefore(now)) return [];
  switch (state) {
    case 'left':
    case 'hand_removed':
      return forget;
    case 'hand_changed':
      if (isEnding) return forget;
      return known.is_wanted ? [{ act: 'mark', href, isWanted: false }] : [];
    case 'failed':
      return known.etag === null ? forget : [{ act: 'remove', known }];
    default:
      return [{ act: 'remove', known }];
  }
}
