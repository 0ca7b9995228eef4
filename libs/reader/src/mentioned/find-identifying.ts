import type { Language } from '@reflectory/contracts/languages';
import { sentencesOf } from '../text/sentences.ts';
import { scoreIn } from './find-mentioned.ts';
import { mentionWords } from './mention-words.ts';

/** Something in a text by which somebody could be known: from one character to before another. */
export type Identifying = { start: number; end: number; kind: 'name' | 'place' | 'number' | 'company' };

/** Names that are known beforehand: of whoever wrote it, and of where they are. */
export type KnownNames = {
  people?: readonly string[];
  places?: readonly string[];
  companies?: readonly string[];
};

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Where a name stands, also in another case, or behind what Arabic writes together with it. */
const placesOf = (text: string, name: string): [start: number, end: number][] =>
  Array.from(
    text.matchAll(
      new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])[وبل]?(${escaped(name)})(?![\\p{L}\\p{M}\\p{N}])`, 'giu'),
    ),
  ).map((found) => [found.index + found[0].length - name.length, found.index + found[0].length]);

/** Addresses of mail and pages, numbers of telephones and cards, dates and amounts. */
const numbers =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|https?:\/\/\S+|www\.\S+|@[\p{L}\p{N}_]{2,}|\+?\p{Nd}(?:[\p{Nd}\s.,:/()-]*\p{Nd})+/gu;

/** A name with the form of a company behind it. */
const companies =
  /(?:\p{Lu}[\p{L}\p{N}&.-]*\s+){1,3}(?:GmbH|AG|KG|SE|Inc|Ltd|LLC|plc|PLC|Corp|SARL|SAS|SA|BV)(?![\p{L}\p{N}])|شركة\s+\p{L}+/gu;

/** A capital within a sentence: English and French write hardly anything but names so. */
const capitals = /(?<=[\p{L}\p{N},;]\s+)\p{Lu}[\p{L}\p{M}’'-]+/gu;
const writesNamesAlone: ReadonlySet<Language> = new Set(['en', 'fr']);

const namesOf = (text: string, language: Language): Identifying[] => {
  const none = new Set(mentionWords[language].none.split('|'));
  return sentencesOf(text).flatMap(({ text: sentence }) => {
    const scored = scoreIn(sentence, language).map(({ name, person, place }) => ({
      name,
      kind: person >= place ? ('name' as const) : ('place' as const),
    }));
    const written = writesNamesAlone.has(language)
      ? Array.from(sentence.matchAll(capitals), ([name]) => ({
          name: name.replace(/[’']s$/u, ''),
          kind: 'name' as const,
        }))
      : [];
    const known = new Set(scored.map(({ name }) => name));
    return [
      ...scored,
      ...written.filter(({ name }) => !known.has(name) && !none.has(name.toLowerCase()) && name.length > 1),
    ].flatMap(({ name, kind }) => placesOf(text, name).map(([start, end]) => ({ start, end, kind })));
  });
};

const found = (text: string, pattern: RegExp, kind: Identifying['kind']): Identifying[] =>
  Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    kind,
  }));

const knownIn = (
  text: string,
  names: readonly string[] | undefined,
  kind: Identifying['kind'],
): Identifying[] =>
  (names ?? [])
    .filter((name) => name.trim().length > 1)
    .flatMap((name) => placesOf(text, name.trim()).map(([start, end]) => ({ start, end, kind })));

/**
 * Marks what somebody could be known by: names, places, numbers and companies. A help for whoever shares a text, on the side
 * of marking too much; it finds not everything. Marks do not overlap and stand in their order.
 */
export const findIdentifying = (text: string, language: Language, known: KnownNames = {}): Identifying[] => {
  const marks = [
    ...found(text, companies, 'company'),
    ...knownIn(text, known.companies, 'company'),
    ...knownIn(text, known.people, 'name'),
    ...knownIn(text, known.places, 'place'),
    ...namesOf(text, language),
    ...found(text, numbers, 'number'),
  ];
  const kept: Identifying[] = [];
  for (const mark of marks)
    if (kept.every(({ start, end }) => mark.end <= start || mark.start >= end)) kept.push(mark);
  return kept.toSorted((a, b) => a.start - b.start);
};
