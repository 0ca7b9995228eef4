import type { CheckIn } from './check-in.ts';

export type MoodDay = {
  /** Noon of the day. */
  date: Date;
  /** The first of the day first. */
  checkIns: readonly CheckIn[];
};

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** The days of some whole weeks up to the one of `today`, by the person's own clock; `firstDay` is 1 for Monday to 7. */
export function weeksOf(
  checkIns: readonly CheckIn[],
  today: Date,
  weeks: number,
  firstDay: number,
): MoodDay[][] {
  const sinceFirst = (today.getDay() - (firstDay % 7) + 7) % 7;
  const dayAt = (index: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - sinceFirst + index, 12);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const date = dayAt((week - weeks + 1) * 7 + day);
      const ofDay = checkIns.filter(({ feltAt }) => isSameDay(new Date(feltAt), date));
      return { date, checkIns: ofDay.toSorted((a, b) => a.feltAt.localeCompare(b.feltAt)) };
    }),
  );
}

/** On which day a week begins where a language is spoken: 1 for Monday to 7. */
export function firstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
