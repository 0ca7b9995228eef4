import type { HabitDay, HabitDays } from './habit-rule.ts';

/** Days that a list shows: thirteen weeks, which hold all that any schedule asks about today. */
export const PACKED_DAYS = 91;

const letters: Readonly<Record<HabitDay['state'], string>> = { done: 'd', skipped: 's', missed: 'm' };
const states: Readonly<Record<string, HabitDay['state']>> = { d: 'done', s: 'skipped', m: 'missed' };

/**
 * The last days up to today as a text: of each day that something was said of how many days ago it was, a letter, and the number
 * that was measured: `0d12.5 1s 7d3`.
 */
export function packDays(days: HabitDays, today: number): string {
  return [...days]
    .filter(([day]) => day <= today && day > today - PACKED_DAYS)
    .toSorted(([one], [other]) => other - one)
    .map(([day, { state, value }]) => `${today - day}${letters[state]}${value ?? ''}`)
    .join(' ');
}

/** The days that a text of `packDays` holds. */
export function unpackDays(packed: string, today: number): HabitDays {
  const days = new Map<number, HabitDay>();
  for (const said of packed.split(' ')) {
    const ago = Number.parseInt(said, 10);
    const length = String(ago).length;
    const state = states[said.charAt(length)];
    if (state === undefined || !(ago >= 0)) continue;
    const value = said.slice(length + 1);
    days.set(today - ago, { state, value: value === '' ? null : Number(value) });
  }
  return days;
}
