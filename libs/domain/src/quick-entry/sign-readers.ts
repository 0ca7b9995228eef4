import { DIGITS, findAll, indexOfWord, numberOf } from './patterns.ts';
import type { QuickWords } from './quick-words.ts';
import type { QuickReader } from './read-quick-entry.ts';

const priorities = ['low', 'medium', 'high', 'urgent'] as const;
const LABEL = /(?<![\p{L}\p{N}])#(?<name>[\p{L}\p{N}][\p{L}\p{N}_-]*)/gu;
const PERSON = /(?<![\p{L}\p{N}.])@(?<name>[\p{L}\p{N}][\p{L}\p{N}._-]*)/gu;
const PRIORITY = /(?<![\p{L}\p{N}!])!(?<word>!{0,2}(?=\s|$)|[\p{L}]+|[1-4](?!\d))/gu;

/** What is said by a sign: `#label`, `@person`, `!high` or `!!`, `~2h`. */
export function createSignReaders({ priorities: words, hours, minutes, units }: QuickWords): QuickReader[] {
  const lists = priorities.map((name) => words[name]);
  const ofWord = (word: string) => {
    if (/^!*$/.test(word)) return priorities[word.length + 1] ?? null;
    // `!1` is the first, as in other programs.
    if (/^\d$/.test(word)) return priorities[4 - Number(word)] ?? null;
    return priorities[indexOfWord(lists, word)] ?? null;
  };
  const estimate = new RegExp(
    `(?<![\\p{L}\\p{N}])~\\s?(?<amount>${DIGITS}{1,5}(?:[.,]${DIGITS}{1,2})?)\\s?(?<unit>[\\p{L}]+)?`,
    'gu',
  );
  const unitOf = (unit: string, amount: number) => {
    if (indexOfWord([hours], unit) === 0) return { amount, unit: 'hours' as const };
    if (indexOfWord([minutes], unit) === 0) return { amount: amount / 60, unit: 'hours' as const };
    return indexOfWord([units.day, 'd'], unit) >= 0 ? { amount, unit: 'days' as const } : null;
  };
  return [
    (text) => findAll(text, LABEL, ({ name = '' }) => ({ label: name })),
    (text) => findAll(text, PERSON, ({ name = '' }) => ({ person: name.replace(/[._-]+$/, '') })),
    (text) =>
      findAll(text, PRIORITY, ({ word = '' }) => {
        const priority = ofWord(word);
        return priority === null ? null : { priority };
      }),
    (text) =>
      findAll(text, estimate, ({ amount: said, unit = '' }) => {
        const amount = numberOf(said, []);
        if (amount === null) return null;
        const found = unit === '' ? { amount, unit: null } : unitOf(unit, amount);
        return found && { estimate: found };
      }),
  ];
}
