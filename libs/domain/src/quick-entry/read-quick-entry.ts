import type { CardPriority } from '@reflectory/contracts/boards';
import type { Language } from '@reflectory/contracts/languages';
import { createDayReaders } from './day-readers.ts';
import { createRepeatReaders } from './repeat-readers.ts';
import { createSignReaders } from './sign-readers.ts';
import { createTimeReaders } from './time-readers.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

/** What a line says besides the title. */
export type QuickFields = {
  due_on?: string;
  due_time?: string;
  priority?: CardPriority;
  /** In hours, or in the board's own unit where none is said. */
  estimate?: { amount: number; unit: 'hours' | 'days' | null };
  repeat_rule?: string;
  repeat_from?: 'completion';
  label?: string;
  person?: string;
};

/** A piece of a line that was understood, from one place of its text to another. */
export type QuickPiece = { from: number; to: number; fields: QuickFields };

/** Finds pieces of one kind. */
export type QuickReader = (text: string, today: string) => QuickPiece[];

export type QuickEntry = {
  title: string;
  pieces: readonly QuickPiece[];
  /** All fields together; labels and people by their names. */
  fields: Omit<QuickFields, 'label' | 'person'>;
  labels: readonly string[];
  people: readonly string[];
};

const languages = { en, de, fr, ar };

const readersOf = (language: Language): readonly QuickReader[] => {
  const words = languages[language];
  return [
    ...createSignReaders(words),
    ...createRepeatReaders(words),
    ...createDayReaders(words, language),
    ...createTimeReaders(words),
  ];
};

const known = new Map<Language, readonly QuickReader[]>();

/** Pieces that do not share a letter: what is found first stays, and of one reader the longest. */
function findPieces(text: string, language: Language, today: string): QuickPiece[] {
  const readers = known.get(language) ?? readersOf(language);
  known.set(language, readers);
  const pieces: QuickPiece[] = [];
  const taken = new Set<string>();
  for (const read of readers) {
    const found = read(text, today).toSorted((a, b) => b.to - b.from - (a.to - a.from));
    for (const piece of found) {
      const isFree = pieces.every(({ from, to }) => piece.to <= from || piece.from >= to);
      const names = Object.keys(piece.fields).filter((name) => name !== 'label' && name !== 'person');
      if (!isFree || names.some((name) => taken.has(name))) continue;
      for (const name of names) taken.add(name);
      pieces.push(piece);
    }
  }
  return pieces.toSorted((a, b) => a.from - b.from);
}

/**
 * Reads a line such as `Friday call Anna #sales !high` in a language. Pieces that start where `ignored` says are left as
 * words: whoever types decides what was meant.
 */
export function readQuickEntry(
  text: string,
  { language, today, ignored = [] }: { language: Language; today: string; ignored?: readonly string[] },
): QuickEntry {
  const pieces = findPieces(text, language, today).filter(
    ({ from, to }) => !ignored.includes(text.slice(from, to)),
  );
  let title = '';
  let at = 0;
  for (const { from, to } of pieces) {
    title += `${text.slice(at, from)} `;
    at = to;
  }
  title = `${title}${text.slice(at)}`
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,;.،؛])/g, '$1')
    .replaceAll(/^[\s,;:،؛–-]+|[\s,;:،؛–-]+$/g, '');
  const all = pieces.map(({ fields }) => fields);
  const { label: _label, person: _person, ...fields } = Object.assign({}, ...all) as QuickFields;
  return {
    // Whoever writes nothing but a day means it as words.
    title: title === '' ? text.trim() : title,
    pieces: title === '' ? [] : pieces,
    fields: title === '' ? {} : fields,
    labels: title === '' ? [] : [...new Set(all.flatMap(({ label }) => label ?? []))],
    people: title === '' ? [] : [...new Set(all.flatMap(({ person }) => person ?? []))],
  };
}
