import { occurrences, plainRule, type RepeatRule, writeRepeatRule } from '../recurrence/index.ts';
import { anyOf, DIGITS, findAll, indexOfWord, numberOf, wordsOf } from './patterns.ts';
import type { QuickWords } from './quick-words.ts';
import type { QuickFields, QuickReader } from './read-quick-entry.ts';

const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;
const unitNames = ['day', 'week', 'month', 'year'] as const;

/** What a line says by a rule; where weekdays are named the first of them is the day that it is due. */
function meaningOf(rule: RepeatRule, isAfter: boolean, today: string): QuickFields {
  const [first] = occurrences(rule, today);
  return {
    repeat_rule: writeRepeatRule(rule),
    ...(isAfter && { repeat_from: 'completion' as const }),
    ...(rule.weekdays.length > 0 && first !== undefined && { due_on: first }),
  };
}

/** Repetitions: every Monday and Thursday, every two weeks, daily, every weekday; counted from when it is done, where that is said. */
export function createRepeatReaders(words: QuickWords): QuickReader[] {
  const { every, everyOther, weekdays, units, numbers, workdays, afterDone } = words;
  const lists = unitNames.map((name) => units[name]);
  const after = `(?:\\s+(?<after>${anyOf(afterDone)}))?`;
  const day = anyOf(...weekdays);
  const andSo = `(?:\\s*(?:,|،|&|and|und|et|و)\\s*${day})*`;

  const reader =
    (
      pattern: RegExp,
      ruleOf: (groups: Record<string, string | undefined>) => RepeatRule | null,
    ): QuickReader =>
    (text, today) =>
      findAll(text, pattern, (groups) => {
        const rule = ruleOf(groups);
        return rule && meaningOf(rule, groups['after'] !== undefined, today);
      });
  const onDays = (said: string, interval: number): RepeatRule => ({
    ...plainRule('weekly', interval),
    weekdays: [...said.matchAll(wordsOf(day))]
      .map(([name]) => ({ day: indexOfWord(weekdays, name) + 1, nth: null }))
      .toSorted((a, b) => a.day - b.day),
  });
  const ofUnit = (unit: string, interval: number): RepeatRule | null => {
    const frequency = frequencies[indexOfWord(lists, unit)];
    return frequency && interval >= 1 && interval <= 999 && Number.isInteger(interval)
      ? plainRule(frequency, interval)
      : null;
  };
  return [
    reader(wordsOf(`${anyOf(workdays)}${after}`), () => ({
      ...plainRule('weekly'),
      weekdays: [1, 2, 3, 4, 5].map((one) => ({ day: one, nth: null })),
    })),
    reader(wordsOf(`${anyOf(everyOther)}\\s+(?<days>${day}${andSo})${after}`), ({ days = '' }) =>
      onDays(days, 2),
    ),
    reader(wordsOf(`${anyOf(everyOther)}\\s+(?<unit>${anyOf(...lists)})${after}`), ({ unit = '' }) =>
      ofUnit(unit, 2),
    ),
    reader(wordsOf(`${anyOf(every)}\\s+(?<days>${day}s?${andSo})${after}`), ({ days = '' }) =>
      onDays(days.replace(/s$/, ''), 1),
    ),
    reader(
      wordsOf(
        `${anyOf(every)}\\s+(?:(?<amount>${DIGITS}{1,3}|${anyOf(...numbers)})\\s+)?(?<unit>${anyOf(...lists)})${after}`,
      ),
      ({ amount, unit = '' }) => ofUnit(unit, amount === undefined ? 1 : (numberOf(amount, numbers) ?? 0)),
    ),
    ...frequencies.map((frequency) =>
      reader(wordsOf(`${anyOf(words[frequency])}${after}`), () => plainRule(frequency)),
    ),
  ];
}
