import { dayOfNumber, numberOfDay } from '../days/index.ts';

/** A stay of a card in a column, from a moment to another; open where it is there still. */
export type Stay = { cardId: string; columnId: string; from: string; to: string | null };

/** How many cards were where at the end of a day. */
export type FlowDay = { day: string; amounts: Readonly<Record<string, number>> };

const dayOf = (moment: string) => moment.slice(0, 10);

/** Cards in each column at the end of each day, for a picture of how work piles up or flows. */
export function cumulativeFlow(stays: readonly Stay[], from: string, to: string): FlowDay[] {
  const [first, last] = [numberOfDay(from), numberOfDay(to)];
  const changes = new Map<number, Map<string, number>>();
  const note = (day: number, columnId: string, amount: number): void => {
    const at = Math.max(day, first);
    if (at > last) return;
    const ofDay = changes.get(at) ?? new Map<string, number>();
    changes.set(at, ofDay);
    ofDay.set(columnId, (ofDay.get(columnId) ?? 0) + amount);
  };
  for (const { columnId, from: since, to: until } of stays) {
    note(numberOfDay(dayOf(since)), columnId, 1);
    if (until !== null) note(numberOfDay(dayOf(until)), columnId, -1);
  }
  const amounts = new Map<string, number>();
  const days: FlowDay[] = [];
  for (let day = first; day <= last; day += 1) {
    for (const [column, amount] of changes.get(day) ?? [])
      amounts.set(column, (amounts.get(column) ?? 0) + amount);
    days.push({ day: dayOfNumber(day), amounts: Object.fromEntries(amounts) });
  }
  return days;
}

/** How long a card took: from when work on it began to when it was done. */
export type CycleTime = { cardId: string; doneOn: string; days: number };

const DAY_MS = 86_400_000;

/**
 * Cycle times of cards that are done: from leaving the first column, where it waited, to coming into one of done cards for
 * good. A card that was made elsewhere began there.
 */
export function cycleTimes(
  stays: readonly Stay[],
  { waiting, done }: { waiting: ReadonlySet<string>; done: ReadonlySet<string> },
): CycleTime[] {
  const byCard = new Map<string, Stay[]>();
  for (const stay of stays) byCard.set(stay.cardId, [...(byCard.get(stay.cardId) ?? []), stay]);
  return [...byCard].flatMap(([cardId, list]) => {
    const path = list.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    const end = path.at(-1);
    if (!end || !done.has(end.columnId)) return [];
    // It may have gone from one column of done cards to another.
    const firstDone = path.findLastIndex(({ columnId }) => !done.has(columnId)) + 1;
    const begun = path.find(({ columnId }) => !waiting.has(columnId));
    const finished = path[firstDone];
    if (!begun || !finished) return [];
    const days = (Date.parse(finished.from) - Date.parse(begun.from)) / DAY_MS;
    return [{ cardId, doneOn: dayOf(finished.from), days: Math.max(days, 0) }];
  });
}

/** The value below which a part of some numbers lies, such as 0.5 for the middle one; null of none. */
export function percentile(numbers: readonly number[], part: number): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.ceil(part * sorted.length), sorted.length) - 1] ?? sorted[0] ?? null;
}
