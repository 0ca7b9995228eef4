import { anyOf, DIGITS, findAll, numberOf, wordsOf } from './patterns.ts';
import type { QuickWords } from './quick-words.ts';
import type { QuickReader } from './read-quick-entry.ts';

const pad = (number: number) => String(number).padStart(2, '0');

/** Times of day: `17:30`, `at 5`, `5pm`, `um 17 Uhr`, `à 17h30`, `الساعة 5 مساء`. */
export function createTimeReaders({ at, clock, morning, afternoon }: QuickWords): QuickReader[] {
  const half = `(?<half>${anyOf(morning, afternoon)})`;
  const isAfternoon = wordsOf(anyOf(afternoon));
  const timeOf = (hours: string | undefined, minutes: string | undefined, said = '') => {
    const [hour, minute] = [numberOf(hours, []), numberOf(minutes ?? '0', [])];
    if (hour === null || minute === null || minute > 59) return null;
    const isLate = said !== '' && [...said.matchAll(isAfternoon)].length > 0;
    if (said !== '' && (hour < 1 || hour > 12)) return null;
    const of24 = said === '' ? hour : (hour % 12) + (isLate ? 12 : 0);
    return of24 > 23 ? null : { due_time: `${pad(of24)}:${pad(minute)}` };
  };
  const number = (name: string) => `(?<${name}>${DIGITS}{1,2})`;
  const minutes = `(?:[:.]${`(?<minutes>${DIGITS}{2})`})`;
  const patterns = [
    wordsOf(`(?:${anyOf(at)}\\s+)?${number('hours')}${minutes}?\\s?${half}`),
    wordsOf(`(?:${anyOf(at)}\\s+)?${number('hours')}${minutes}?\\s?${anyOf(clock)}`),
    wordsOf(`(?:${anyOf(at)}\\s+)?${number('hours')}\\s?h\\s?(?<minutes>${DIGITS}{2})?`),
    wordsOf(`(?:${anyOf(at)}\\s+)?${number('hours')}:(?<minutes>${DIGITS}{2})`),
    wordsOf(`${anyOf(at)}\\s+${number('hours')}`),
  ];
  return patterns.map(
    (pattern): QuickReader =>
      (text) =>
        findAll(text, pattern, ({ hours, minutes: minute, half: said }) => timeOf(hours, minute, said)),
  );
}
