import type { ApiTokenCall } from '../api/use-api-tokens.ts';

export type DayOfCalls = { day: string; calls: ApiTokenCall[] };

/** What a token did, under the days on which it did it, in the order in which it is given. */
export function callsByDay(calls: readonly ApiTokenCall[], nameOf: (moment: Date) => string): DayOfCalls[] {
  const days = new Map<string, ApiTokenCall[]>();
  for (const call of calls) {
    const day = nameOf(new Date(call.hour));
    days.set(day, [...(days.get(day) ?? []), call]);
  }
  return [...days].map(([day, of]) => ({ day, calls: of }));
}
