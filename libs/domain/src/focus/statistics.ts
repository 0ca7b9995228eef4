import type { FocusTarget } from '@reflectory/contracts/focus';
import { numberOfDay, weekdayOf, zoneClock } from '../days/index.ts';
import type { Span } from './timer.ts';

const HOUR_MS = 3_600_000;
const SESSION_HOURS = 24;
const WEEK = 7;

/** What statistics are made of. */
export type CountedSession = {
  spans: readonly Span[];
  target: FocusTarget | null;
  mood_before: number | null;
  mood_after: number | null;
};

export type FocusStatistics = {
  /** Days with focus, the first first. */
  days: { day: string; seconds: number }[];
  /** Seconds of each hour of the week, from Monday at midnight on. */
  hours: number[];
  /** What time was spent for, the most first; null is nothing in particular. */
  targets: { target: FocusTarget | null; seconds: number }[];
  /** Of sessions with a mood before and after; means are from −100 to 100. */
  moods: { n: number; before: number; after: number };
};

/** Counts focus by the clocks of a time zone: what lies over midnight belongs to both days. */
export function summariseFocus(
  sessions: readonly CountedSession[],
  { zone, from, to }: { zone: string; from: string; to: string },
): FocusStatistics {
  const clock = zoneClock(zone);
  const days = new Map<string, number>();
  const hours = Array.from({ length: WEEK * SESSION_HOURS }, () => 0);
  const targets = new Map<string, { target: FocusTarget | null; seconds: number }>();
  for (const { spans, target } of sessions) {
    for (const { at, length } of spans.flatMap((span) => pieces(span, clock))) {
      const { day, hour } = clock.read(at);
      if (day < from || day > to) continue;
      const seconds = length / 1000;
      days.set(day, (days.get(day) ?? 0) + seconds);
      const ofWeek = (weekdayOf(numberOfDay(day)) - 1) * SESSION_HOURS + hour;
      hours[ofWeek] = (hours[ofWeek] ?? 0) + seconds;
      const key = target ? `${target.type}/${target.id}` : '';
      const known = targets.get(key) ?? { target, seconds: 0 };
      targets.set(key, { target, seconds: known.seconds + seconds });
    }
  }
  return {
    days: [...days]
      .map(([day, seconds]) => ({ day, seconds: Math.round(seconds) }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    hours: hours.map(Math.round),
    targets: [...targets.values()]
      .map(({ target, seconds }) => ({ target, seconds: Math.round(seconds) }))
      .toSorted((one, other) => other.seconds - one.seconds),
    moods: moodsOf(sessions),
  };
}

/** A span cut where an hour of the clocks begins. */
function pieces([from, until]: Span, clock: ReturnType<typeof zoneClock>) {
  const found: { at: number; length: number }[] = [];
  for (let at = from; at < until;) {
    const local = at + clock.offset(at);
    const next = Math.min(until, at + HOUR_MS - (((local % HOUR_MS) + HOUR_MS) % HOUR_MS));
    found.push({ at, length: next - at });
    at = next;
  }
  return found;
}

function moodsOf(sessions: readonly CountedSession[]): FocusStatistics['moods'] {
  const both = sessions.flatMap(({ mood_before: before, mood_after: after }) =>
    before === null || after === null ? [] : [{ before, after }],
  );
  const n = both.length;
  const mean = (values: readonly number[]) =>
    n === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / n);
  return { n, before: mean(both.map(({ before }) => before)), after: mean(both.map(({ after }) => after)) };
}

/** Days of each kind below which nothing is said of them. */
export const LEAST_DAYS = 7;

/** How days with much focus felt beside those with little; null while too few days say so. */
export type MoodByFocus = { minutes: number; much: number; little: number; nMuch: number; nLittle: number };

/** Compares the mood of days with at least the usual focus with that of the others; both kinds need some days. */
export function compareMoods(days: readonly { seconds: number; mood: number }[]): MoodByFocus | null {
  const inOrder = days.map(({ seconds }) => seconds).toSorted((one, other) => one - other);
  const middle = inOrder[Math.floor(inOrder.length / 2)] ?? 0;
  const bound = Math.max(60, middle);
  const much = days.filter(({ seconds }) => seconds >= bound);
  const little = days.filter(({ seconds }) => seconds < bound);
  if (much.length < LEAST_DAYS || little.length < LEAST_DAYS) return null;
  const mean = (of: typeof days) => Math.round(of.reduce((sum, { mood }) => sum + mood, 0) / of.length);
  return {
    minutes: Math.round(bound / 60),
    much: mean(much),
    little: mean(little),
    nMuch: much.length,
    nLittle: little.length,
  };
}

/** The two hours of the day with the most focus; null while there is less than five hours of it. */
export function bestHours(hours: readonly number[]): { from: number; until: number; share: number } | null {
  const all = hours.reduce((sum, seconds) => sum + seconds, 0);
  if (all < 5 * 3600) return null;
  const ofDay = Array.from({ length: SESSION_HOURS }, (_, hour) =>
    Array.from({ length: WEEK }, (_day, day) => hours[day * SESSION_HOURS + hour] ?? 0).reduce(
      (a, b) => a + b,
    ),
  );
  const pairs = ofDay.map((seconds, hour) => seconds + (ofDay[(hour + 1) % SESSION_HOURS] ?? 0));
  const from = pairs.indexOf(Math.max(...pairs));
  return { from, until: (from + 2) % SESSION_HOURS, share: (pairs[from] ?? 0) / all };
}
