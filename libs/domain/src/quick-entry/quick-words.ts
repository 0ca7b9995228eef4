/** Words by which a language says when and how something is to be done; several stand between `|`. */
export type QuickWords = {
  today: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  /** From Monday on, with short forms. */
  weekdays: readonly [string, string, string, string, string, string, string];
  /** From January on, with short forms. */
  months: readonly string[];
  /** Before a weekday or date, and left out with it: on, by. */
  on: string;
  /** Before a weekday: the one of next week. */
  next: string;
  /** Before an amount of time: in. */
  in: string;
  /** Before a time of day: at; and after it: o'clock. */
  at: string;
  clock: string;
  morning: string;
  afternoon: string;
  units: { day: string; week: string; month: string; year: string };
  nextUnit: { week: string; month: string };
  /** Before a weekday or a unit: every. */
  every: string;
  everyOther: string;
  /** Words that are a repetition by themselves. */
  daily: string;
  weekly: string;
  monthly: string;
  yearly: string;
  workdays: string;
  /** After a repetition: counted from when it was done. */
  afterDone: string;
  priorities: { low: string; medium: string; high: string; urgent: string };
  hours: string;
  minutes: string;
  numbers: readonly string[];
};
