const pluralForm = /_(zero|one|two|few|many|other)$/;
/** Forms whose word may say the number by itself, as `two words` in Arabic. */
const speaking = new Set(['zero', 'one', 'two']);

/** Every text by its path of keys. */
function flatten(tree: unknown, path: readonly string[] = []): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path.join('.'), tree]]);
  // A text with the name of something in it may be a function of that name.
  if (typeof tree === 'function') return flatten(tree('{{name}}'), path);
  if (typeof tree !== 'object' || tree === null) return new Map();
  return new Map(Object.entries(tree).flatMap(([key, value]) => [...flatten(value, [...path, key])]));
}

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(.*?)\s*\}\}/g)].map(([, name = '']) => name).toSorted();

/** The English text that a key is measured by: for a plural form that English lacks, its general form. */
function counterpart(key: string, english: ReadonlyMap<string, string>): string | undefined {
  return english.get(key) ?? english.get(key.replace(pluralForm, '_other'));
}

/** Keys that a language must have: those of English, with the plural forms of the language in place of English's. */
function expectedKeys(english: ReadonlyMap<string, string>, language: string): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return new Set(
    [...english.keys()].flatMap((key) => {
      const base = key.replace(pluralForm, '');
      return base !== key && english.has(`${base}_other`) ? forms.map((form) => `${base}_${form}`) : [key];
    }),
  );
}

function lostPlaceholders(key: string, text: string, original: string): string[] {
  const form = pluralForm.exec(key)?.[1] ?? '';
  const present = placeholdersOf(text);
  const isCount = (name: string) => /^(count|amount)\b/.test(name);
  const wanted = placeholdersOf(original).filter(
    (name) => !(speaking.has(form) && isCount(name) && !present.includes(name)),
  );
  return wanted.join() === present.join()
    ? []
    : [`${key}: has {${present.join(', ')}} where English has {${wanted.join(', ')}}`];
}

/**
 * What is wrong with the texts of a language beside the English ones: keys that lack or are too many, plural forms of
 * the language that lack, placeholders that were lost or invented, and empty texts.
 */
export function findTextFaults(english: unknown, texts: unknown, language: string): string[] {
  const originals = flatten(english);
  const own = flatten(texts);
  const expected = expectedKeys(originals, language);
  return [
    ...[...expected].filter((key) => !own.has(key)).map((key) => `${key}: lacks`),
    ...[...own].flatMap(([key, text]) => {
      const original = counterpart(key, originals);
      // A form for none is a choice of the English text, whatever the language's own rules.
      const isExpected = expected.has(key) || (key.endsWith('_zero') && originals.has(key));
      if (!isExpected || original === undefined) return [`${key}: English has no such text`];
      return text.trim() === '' ? [`${key}: is empty`] : lostPlaceholders(key, text, original);
    }),
  ];
}

/** Words that a text has at least, if it cannot be the same in two languages. */
const FEWEST_WORDS = 4;

/** Keys of texts that are the English ones, word for word. */
export function findUntranslated(english: unknown, texts: unknown): string[] {
  const originals = flatten(english);
  const isSentence = (text: string) =>
    text
      .replaceAll(/\{\{.*?\}\}/g, '')
      .split(/\s+/)
      .filter((word) => /\p{L}{2}/u.test(word)).length >= FEWEST_WORDS;
  return [...flatten(texts)].flatMap(([key, text]) =>
    isSentence(text) && counterpart(key, originals) === text ? [key] : [],
  );
}

/** Keys of texts that write a number in other digits or signs than numbers that are formatted, which stand beside them. */
export function findOtherDigits(texts: unknown): string[] {
  return [...flatten(texts)].flatMap(([key, text]) => (/[٠-٩۰-۹٪٫٬]/u.test(text) ? [key] : []));
}

/** How somebody is spoken to as a stranger, where the product says du and tu. */
const formal: Readonly<Record<string, RegExp>> = {
  de: /[a-zäöüß,] (?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/u,
  fr: /(?<!rendez-)(?<![\p{L}-])(?:vous|votre|vos)(?![\p{L}])/iu,
};
/** Where several people are meant. */
const OF_SEVERAL = [
  'chacun de vous',
  'parlez-vous jamais, toi et',
  'Vous êtes peu nombreux',
  'et vos règles',
];

/** Keys of texts that speak to somebody as to a stranger. */
export function findFormal(texts: unknown, language: string): string[] {
  return [...flatten(texts)].flatMap(([key, text]) =>
    formal[language]?.test(text) && !OF_SEVERAL.some((words) => text.includes(words)) ? [key] : [],
  );
}
