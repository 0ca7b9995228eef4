import type {
  HiddenName,
  OverallPresentationData,
  SessionPresentationData,
} from '@reflectory/contracts/presentations';

/** A name that may be one, and how often it occurs. */
export type NameCandidate = { name: string; count: number };

/** What stands in the place of a name that is blacked out. */
export const BLACKED_OUT = '█████';
/** Names that are offered at most; who wants to hide another writes it. */
const MOST_CANDIDATES = 40;

// A word with a capital and small letters, as names are; letters without case are none.
const capitalised = String.raw`\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{Lu}?[\p{L}\p{M}]+)*`;
const run = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${capitalised}(?: ${capitalised})*`, 'gu');

/** Whether a sentence begins at `index`: a capital there says nothing. */
function isSentenceStart(text: string, index: number): boolean {
  const before = text.slice(0, index).trimEnd();
  return before === '' || /[.!?…:\n"“„«‘(]$/.test(before) || /\n\s*$/.test(text.slice(0, index));
}

/** Capitalised runs of a text that do not only begin a sentence. */
function namesIn(text: string): string[] {
  return [...text.matchAll(run)].flatMap(({ 0: found, index }) => {
    if (!isSentenceStart(text, index)) return [found];
    // Of a run at the beginning its first word may be any word.
    const rest = found.split(' ').slice(1).join(' ');
    return rest === '' ? [] : [rest];
  });
}

/**
 * Names that may be in texts: runs of capitalised words that stand within sentences, and `known` ones wherever they
 * stand. In a language that writes every noun with a capital there are many that are none, so that a person decides.
 */
export function findNames(texts: readonly string[], known: readonly string[] = []): NameCandidate[] {
  const candidates = new Set([...known, ...texts.flatMap(namesIn)]);
  return [...candidates]
    .filter((name) => name.length > 1)
    .map((name) => ({
      name,
      count: texts.reduce(
        (count, text) => count + (text.normalize('NFC').match(patternOf(name))?.length ?? 0),
        0,
      ),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((first, second) => second.count - first.count || first.name.localeCompare(second.name))
    .slice(0, MOST_CANDIDATES);
}

const escape = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/**
 * Finds a name as a word of its own in any writing of capitals, and, written as it is, with the letters that languages
 * add to names (“Annas”). Where letters have no case, words are written onto names, so that it is found anywhere.
 */
function patternOf(name: string): RegExp {
  const wanted = escape(name.normalize('NFC'));
  if (name.toLowerCase() === name.toUpperCase()) return new RegExp(wanted, 'gu');
  const ending = name.length < 4 ? 's' : String.raw`\p{Ll}{1,2}`;
  const [before, after] = [String.raw`(?<![\p{L}\p{M}])`, String.raw`(?![\p{L}\p{M}])`];
  const anyCase = [...wanted].map((letter) => bothCases(letter)).join('');
  return new RegExp(`${before}(?:${anyCase}${after}|${wanted}(?=${ending}${after}))`, 'gu');
}

function bothCases(letter: string): string {
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
  return lower === upper ? letter : `(?:${lower}|${upper})`;
}

function hideIn(text: string, hidden: readonly HiddenName[]): string {
  // The longest first, so that nothing of “Anna Berg” stays when “Anna” is hidden as well.
  return hidden
    .toSorted((first, second) => second.name.length - first.name.length)
    .reduce(
      (known, { name, replacement }) => known.replaceAll(patternOf(name), () => replacement),
      text.normalize('NFC'),
    );
}

/** Texts of a snapshot that can hold names, each changed by `change`; a picture is none of them. */
function changeTexts<Data extends SessionPresentationData | OverallPresentationData>(
  data: Data,
  change: (text: string) => string,
): Data {
  const kept = new Set(['imageUrl', 'framework', 'slide_permissions', 'createdAt', 'family']);
  const walk = (value: unknown, key: string): unknown => {
    if (kept.has(key)) return value;
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map((item) => walk(item, ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, name)]));
  };
  return walk(data, '') as Data;
}

/** Every text of a snapshot that a name can stand in, its title included. */
export function textsOf(title: string, data: SessionPresentationData | OverallPresentationData): string[] {
  const texts = [title];
  changeTexts(data, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** A snapshot and its title without the names that are hidden: what is stored is what is left. */
export function hideNames<
  Subject extends { title: string; data: SessionPresentationData | OverallPresentationData },
>(subject: Subject, hidden: readonly HiddenName[]): Subject {
  if (hidden.length === 0) return subject;
  const title = hideIn(subject.title, hidden);
  return { ...subject, title, data: changeTexts(subject.data, (text) => hideIn(text, hidden)) };
}
