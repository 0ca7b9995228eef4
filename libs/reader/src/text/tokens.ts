import type { Language } from '@reflectory/contracts/languages';

/** A word as it is looked up, and where it stands in the text (UTF-16 offsets). */
export type Token = {
  /** Lower case, without marks of vowels; short forms are two words ("can’t" is `can` and `not`). */
  word: string;
  start: number;
  end: number;
  /** Whether it was written with a capital letter first. */
  isCapital: boolean;
};

/** Words of a sentence, and the places where a clause ends: indexes of the token that begins the next. */
export type TokenList = { tokens: readonly Token[]; breaks: ReadonlySet<number> };

const pieces =
  /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}]+)*['’]?|\p{Extended_Pictographic}|[.,;:!?…–—()\n،؛؟]/gu;
const clauseMark = /^[.,;:!?…–—()\n،؛؟]$/u;
const picture = /^\p{Extended_Pictographic}$/u;

const irregular: Readonly<Record<string, readonly string[]>> = {
  "won't": ['will', 'not'],
  "can't": ['can', 'not'],
  "shan't": ['shall', 'not'],
  "ain't": ['is', 'not'],
  cannot: ['can', 'not'],
  cant: ['can', 'not'],
  dont: ['do', 'not'],
  didnt: ['did', 'not'],
  couldnt: ['could', 'not'],
  wasnt: ['was', 'not'],
  isnt: ['is', 'not'],
  im: ['i', 'am'],
  ive: ['i', 'have'],
};
const endings: readonly (readonly [string, string])[] = [
  ["n't", 'not'],
  ["'m", 'am'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
  ["'s", 's'],
];

/** "'s" after these is no genitive. */
const contractedIs =
  /^(?:he|she|it|that|this|there|here|what|who|where|how|everything|nothing|everyone|everybody|nobody|someone|somebody|something|one)'s$/u;

const english = (word: string): readonly string[] => {
  if (contractedIs.test(word)) return [word.slice(0, -2), 'is'];
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (known) return known;
  const ending = endings.find(([short]) => word.endsWith(short) && word.length > short.length);
  return ending ? [word.slice(0, -ending[0].length), ending[1]] : [word];
};

const french = (word: string): readonly string[] => word.split("'").filter((part) => part !== '');

const arabicMarks = /[\u064B-\u0652\u0670\u0640]/gu;
const arabic = (word: string): string =>
  word
    .replace(arabicMarks, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه');

/** A word as lexicon and text are compared: lower case, one apostrophe, Arabic without vowels and spellings of alif. */
export const plainWord = (word: string): string =>
  arabic(word.toLowerCase().replace(/[’ʼ]/gu, "'").replaceAll('œ', 'oe'));

const partsOf = (word: string, language: Language): readonly string[] => {
  if (language === 'en') return english(word.replace(/'$/, ''));
  if (language === 'fr') return french(word);
  return [word.replace(/'$/, '')];
};

const afterHad = /^(?:been|had|\w+ed|gone|done|got|seen)$/u;
const afterHas =
  /^(?:been|had|got|died|passed|left|lost|taken|stolen|bought|forgotten|started|stopped|finished)$/u;

/** "I'd been" is "had", "I'd be" is "would"; "she's been" is "has". */
const withoutContractedHad = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    const next = tokens[index + 1]?.word ?? '';
    const isShort = token.end - token.start <= 12 && tokens[index - 1]?.start === token.start;
    if (token.word === 'would' && isShort && afterHad.test(next)) return { ...token, word: 'had' };
    return token.word === 'is' && isShort && afterHas.test(next) ? { ...token, word: 'has' } : token;
  });

/** Words of a text, in order. */
export const tokensOf = (text: string, language: Language, offset = 0): TokenList => {
  const tokens: Token[] = [];
  const breaks = new Set<number>();
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (clauseMark.test(piece)) {
      breaks.add(tokens.length);
      continue;
    }
    const [start, end] = [offset + index, offset + index + piece.length];
    const isCapital = /^\p{Lu}/u.test(piece);
    const words = picture.test(piece) ? [piece] : partsOf(plainWord(piece), language);
    // Of "J’étais" the first word alone has the capital.
    words.forEach((word, part) => tokens.push({ word, start, end, isCapital: isCapital && part === 0 }));
  }
  return { tokens: withoutContractedHad(tokens), breaks };
};

/** Words of a phrase of the lexicon, spelt as the words of a text are. */
export const phraseWords = (phrase: string, language: Language): string[] =>
  phrase
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const isOpen = word.endsWith('*');
      const parts = partsOf(plainWord(isOpen ? word.slice(0, -1) : word), language).flatMap((part) =>
        part.split('-').filter((piece) => piece !== ''),
      );
      const last = parts.at(-1) ?? '';
      return isOpen ? [...parts.slice(0, -1), `${last}*`] : parts;
    });
