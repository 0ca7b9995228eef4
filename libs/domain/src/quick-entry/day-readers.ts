import type { Language } from '@reflectory/contracts/languages';
import { dayOfNumber, mondayOf, numberOfDay, weekdayOf } from '../days/index.ts';
import { anyOf, DIGITS, findAll, indexOfWord, longOf, numberOf, wordsOf } from './patterns.ts';
import type { QuickWords } from './quick-words.ts';
import type { QuickFields, QuickReader } from './read-quick-entry.ts';

type Unit = keyof QuickWords['units'];
const unitNames = ['day', 'week', 'month', 'year'] as const;

/** A date, or null where the month has no such day. */
function dateOf(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const isThere = !Number.isNaN(Date.parse(text)) && new Date(text).getUTCDate() === day;
  return isThere && year >= 1900 && year < 2200 ? text : null;
}

/** The date of a day and month that comes next; with a year that one. */
function comingDate(today: string, month: number, day: number, said: number | null): string | null {
  const year = Number(today.slice(0, 4));
  if (said !== null) return dateOf(said < 100 ? 2000 + said : said, month, day);
  const date = dateOf(year, month, day);
  return date === null || date < today ? dateOf(year + 1, month, day) : date;
}

/** The day some units later; the last of its month where that is shorter. */
function daysLater(today: string, amount: number, unit: Unit): string | null {
  if (unit === 'day' || unit === 'week')
    return amount > 100_000 ? null : dayOfNumber(numberOfDay(today) + amount * (unit === 'week' ? 7 : 1));
  const months =
    Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + amount * (unit === 'year' ? 12 : 1);
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  for (let day = Number(today.slice(8)); day > 27; day -= 1) {
    const date = dateOf(year, month, day);
    if (date) return date;
  }
  return dateOf(year, month, Number(today.slice(8)));
}

const due = (day: string | null): QuickFields | null => (day === null ? null : { due_on: day });

function createWeekdayReaders({ weekdays, on, next }: QuickWords): QuickReader[] {
  const dayOf = (today: string, name: string, isNext: boolean) => {
    const index = indexOfWord(weekdays, name);
    const from = numberOfDay(today);
    // The one after today; with `next` that of the next week, which begins on Monday.
    const day = isNext ? mondayOf(from) + 7 + index : from + ((index + 1 - weekdayOf(from) + 7) % 7 || 7);
    return due(dayOfNumber(day));
  };
  const named = `(?<name>${anyOf(...weekdays)})\\.?`;
  const alone = `(?<name>${anyOf(...weekdays.map(longOf))})`;
  return [
    wordsOf(`(?:${anyOf(on)}\\s+)?(?<next>${anyOf(next)})\\s+${named}`),
    wordsOf(`(?:${anyOf(on)}\\s+)?${named}\\s+(?<next>${anyOf(next)})`),
    wordsOf(`${anyOf(on)}\\s+${named}`),
    wordsOf(alone),
  ].map(
    (pattern): QuickReader =>
      (text, today) =>
        findAll(text, pattern, ({ name = '', next: isNext }) => dayOf(today, name, isNext !== undefined)),
  );
}

function createDateReaders({ months, on, numbers }: QuickWords, language: Language): QuickReader[] {
  const before = `(?:${anyOf(on)}\\s+)?`;
  const month = `(?<month>${anyOf(...months)})\\.?`;
  const day = `(?<day>${DIGITS}{1,2})(?:st|nd|rd|th|er|\\.)?`;
  const year = `(?:,?\\s+(?<year>${DIGITS}{4}))?`;
  const inWords: QuickReader[] = [
    wordsOf(`${before}(?:the\\s+)?${day}\\s+(?:of\\s+)?${month}${year}`),
    ...(language === 'en' ? [wordsOf(`${before}${month}\\s+${day}${year}`)] : []),
  ].map(
    (pattern): QuickReader =>
      (text, today) =>
        findAll(text, pattern, ({ day: date, month: name = '', year: said }) =>
          due(
            comingDate(
              today,
              indexOfWord(months, name.replace(/\.$/, '')) + 1,
              numberOf(date, numbers) ?? 0,
              numberOf(said, []),
            ),
          ),
        ),
  );
  const iso = wordsOf(`${before}(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})`);
  // In English a date of two numbers means one day to some and another to others.
  const sign = { de: '\\.', fr: '\\/', ar: '\\/', en: null }[language];
  const short =
    sign === null
      ? null
      : new RegExp(
          `(?<![\\p{L}\\p{N}])${before}(?<day>${DIGITS}{1,2})${sign}(?<month>${DIGITS}{1,2})(?:${sign}(?<year>${DIGITS}{4}|${DIGITS}{2})?)?(?![\\p{L}\\p{N}])`,
          'giu',
        );
  const numeric = [iso, ...(short ? [short] : [])].map(
    (pattern): QuickReader =>
      (text, today) =>
        findAll(text, pattern, ({ day: date, month: of, year: said }) =>
          due(comingDate(today, numberOf(of, []) ?? 0, numberOf(date, []) ?? 0, numberOf(said, []))),
        ),
  );
  return [...numeric, ...inWords];
}

/** Days: today, Friday, next Monday, in three weeks, 12 May, 2026-12-01. */
export function createDayReaders(words: QuickWords, language: Language): QuickReader[] {
  const { today: todays, tomorrow, dayAfterTomorrow, on, units, nextUnit, numbers } = words;
  const lists = unitNames.map((name) => units[name]);
  const before = `(?:${anyOf(on)}\\s+)?`;
  const fixed = (list: string, dayOf: (today: string) => string | null): QuickReader => {
    const pattern = wordsOf(`${before}${anyOf(list)}`);
    return (text, today) => findAll(text, pattern, () => due(dayOf(today)));
  };
  const later = wordsOf(
    `${anyOf(words.in)}\\s+(?<amount>${DIGITS}{1,4}|${anyOf(...numbers)})\\s+(?<unit>${anyOf(...lists)})`,
  );
  return [
    ...createDateReaders(words, language),
    (text, today) =>
      findAll(text, later, ({ amount, unit = '' }) => {
        const number = numberOf(amount, numbers);
        const name = unitNames[indexOfWord(lists, unit)];
        return number === null || !name ? null : due(daysLater(today, number, name));
      }),
    fixed(dayAfterTomorrow, (today) => daysLater(today, 2, 'day')),
    fixed(tomorrow, (today) => daysLater(today, 1, 'day')),
    fixed(todays, (today) => today),
    fixed(nextUnit.week, (today) => dayOfNumber(mondayOf(numberOfDay(today)) + 7)),
    fixed(nextUnit.month, (today) => daysLater(`${today.slice(0, 7)}-01`, 1, 'month')),
    ...createWeekdayReaders(words),
  ];
}
