import type { Language } from '@reflectory/contracts/languages';
import { sentencesOf } from '../text/sentences.ts';
import { type MentionWords, mentionWords } from './mention-words.ts';
import { countryNames } from './country-names.ts';

/** A text somebody wrote, in the language it is in. */
export type Writing = { id: string; text: string; language: Language };

/** A name that is found in texts: nobody knows whether it is one, so that its person is asked. */
export type Mentioned = {
  kind: 'person' | 'place';
  /** As it is written. */
  label: string;
  /** The texts it stands in, in their order. */
  in: string[];
  /** One sentence with it. */
  sentence: string;
};

type Score = {
  label: string;
  person: number;
  place: number;
  isSure: boolean;
  in: Set<string>;
  sentence: string;
};

/** What a title or a kinship tells is enough; anything else has to come back. */
const enough = 2;
const sure = 2;
const longest = 6_000;
const mostNames = 60;

const words = (source: string, flags = 'iu') =>
  ({
    before: new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})\\s+$`, flags),
    after: new RegExp(`^(?:\\s+|(?='))(?:${source})(?![\\p{L}\\p{M}])`, flags),
  }) as const;

type Cues = {
  title: RegExp;
  beforePerson: RegExp;
  afterPerson: RegExp;
  beforePlace: RegExp;
  none: ReadonlySet<string>;
  name: RegExp;
  known: ReadonlyMap<string, 'person' | 'place'>;
};

/** Capitals within a sentence, up to three in a row; its first word counts where it comes back. */
const capitals =
  /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{Ll}\p{M}’'-]+(?:\s+\p{Lu}[\p{Ll}\p{M}’'-]+){0,2}(?![\p{L}\p{M}])/gu;

const cuesOf = (language: Language, own: MentionWords): Cues => {
  const known = new Map<string, 'person' | 'place'>();
  for (const name of (own.names ?? '').split('|').filter(Boolean)) known.set(name, 'person');
  for (const name of (own.places ?? '').split('|').filter(Boolean)) known.set(name, 'place');
  for (const name of countryNames(language)) known.set(name, 'place');
  const list = [...known.keys()].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const arabic = new RegExp(`(?<![\\p{L}\\p{M}])[وبل]?(${list.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  return {
    title: words(own.titles).before,
    beforePerson: words(own.beforePerson).before,
    afterPerson: words(own.afterPerson).after,
    beforePlace: words(own.beforePlace).before,
    none: new Set(own.none.split('|')),
    name: language === 'ar' ? arabic : capitals,
    known,
  };
};

const cues = new Map<Language, Cues>();
const cuesIn = (language: Language): Cues => {
  const found = cues.get(language) ?? cuesOf(language, mentionWords[language]);
  cues.set(language, found);
  return found;
};

/** "Anna’s" is Anna, and "Anna Monday" as well. */
const nameOf = (found: string, { none }: Cues): string | null => {
  const parts = found
    .replace(/[’']s?$/u, '')
    .split(/\s+/u)
    .filter((part) => !none.has(part.toLowerCase()));
  const name = parts.join(' ').trim();
  return name.length < 2 || name.length > 60 ? null : name;
};

/** A name with what speaks for it. */
export type Scored = { name: string; person: number; place: number; isSure: boolean };

/** Where a sentence begins, a capital says nothing: of several words the first is left out, unless it is a title. */
const scoreOf = (match: RegExpExecArray, sentence: string, language: Language): Scored | null => {
  const own = cuesIn(language);
  const found = language === 'ar' ? (match[1] ?? '') : match[0];
  const at = match.index + (match[0].length - found.length);
  const isFirst = /^[\s"“„«'—–-]*$/u.test(sentence.slice(0, at));
  const [first = '', ...rest] = found.split(/\s+/u);
  const isTitled = rest.length > 0 && own.title.test(`${first} `);
  const isCut = isFirst && rest.length > 0 && !isTitled;
  const start = isCut ? at + found.indexOf(rest[0] ?? '', first.length) : at;
  const name = nameOf(isCut ? rest.join(' ') : found, own);
  if (name === null) return null;
  const before = sentence.slice(Math.max(0, start - 40), start);
  const after = sentence.slice(match.index + match[0].length, match.index + match[0].length + 30);
  const knows = own.known.get(name);
  const isCalled = isTitled || own.title.test(before);
  const person =
    (isCalled ? sure : 0) +
    (own.beforePerson.test(before) ? 1 : 0) +
    (own.afterPerson.test(after) ? 1 : 0) +
    (knows === 'person' ? 1 : 0);
  const place = isCalled ? 0 : (own.beforePlace.test(before) ? 1 : 0) + (knows === 'place' ? sure : 0);
  return person + place === 0 ? null : { name, person, place, isSure: isCalled || knows !== undefined };
};

/** Names that a sentence may hold, with what speaks for a person and for a place. */
export const scoreIn = (sentence: string, language: Language): Scored[] =>
  Array.from(sentence.matchAll(cuesIn(language).name), (match) => scoreOf(match, sentence, language)).filter(
    (one) => one !== null,
  );

/** What stands before nouns and seldom before names: German writes both with a capital. */
const beforeNouns =
  /(?<![\p{L}])(?:ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|kein|keine|keinen|das|des|im|am|zum|zur|vom|beim|ins|viel|viele|dieser|diese|dieses|unser|unsere|unseren|jeden|jedes|jede|\p{Ll}+(?:en|er|es|em))\s+(\p{Lu}\p{L}+)/gu;

/** How German makes nouns of other words. */
const nounEnding = /(?:ung|heit|keit|schaft|tät|tion|straße|zeug|werk|ismus)$/u;

/** Words that are no names: written small as well, or, in German, with what stands before nouns. */
const commonIn = (writings: readonly Writing[]): ReadonlySet<string> => {
  const common = new Set<string>();
  for (const { text, language } of writings) {
    const read = text.slice(0, longest);
    for (const [word] of read.matchAll(/(?<![\p{L}])\p{Ll}[\p{L}’'-]+/gu)) common.add(word);
    if (language !== 'de') continue;
    for (const [word] of read.matchAll(/\p{Lu}\p{L}+/gu))
      if (nounEnding.test(word)) common.add(word.toLowerCase());
    for (const [, noun = ''] of read.matchAll(beforeNouns)) common.add(noun.toLowerCase());
  }
  return common;
};

/**
 * People and places that texts speak of, the most frequent first. Only names: nothing is said of what somebody has or
 * believes, and names that would tell of it are left out. It proposes and never knows, so that a person has to agree.
 */
export const findMentioned = (writings: readonly Writing[]): Mentioned[] => {
  const scores = new Map<string, Score>();
  for (const { id, text, language } of writings)
    for (const { text: sentence } of sentencesOf(text.slice(0, longest)))
      for (const { name, person, place, isSure } of scoreIn(sentence, language)) {
        const known = scores.get(name) ?? {
          label: name,
          person: 0,
          place: 0,
          isSure: false,
          in: new Set<string>(),
          sentence,
        };
        scores.set(name, known);
        known.person += person;
        known.place += place;
        known.isSure ||= isSure;
        known.in.add(id);
      }
  const common = commonIn(writings);
  return [...scores.values()]
    .filter(
      ({ person, place, in: texts, isSure }) =>
        Math.max(person, place) >= enough && (isSure || texts.size > 1),
    )
    .filter(({ label }) => !common.has(label.toLowerCase()))
    .toSorted((a, b) => b.in.size - a.in.size || a.label.localeCompare(b.label))
    .slice(0, mostNames)
    .map(({ label, person, place, in: texts, sentence }) => ({
      kind: person >= place ? 'person' : 'place',
      label,
      in: [...texts],
      sentence,
    }));
};
