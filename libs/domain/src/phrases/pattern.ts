/** One place of a pattern: words that may stand there (`*` ends a beginning), or a gap of some words. */
export type Slot = 'gap' | { words: readonly string[]; isOptional: boolean };

/** Single words by the name under which `{name}` stands for any of them in a phrase; `*` ends a beginning. */
export type WordClasses = Readonly<Record<string, string>>;

/** The words of a piece of a phrase, spelt as the words of a text are; a `*` at its end stays. */
export type SpellWords = (piece: string) => readonly string[];

/** Words between commas; Arabic has its own. */
export const phrasesOf = (list: string): string[] =>
  list
    .split(/[,،]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/**
 * Reads a phrase as the places of a pattern: `my {kin} .. died|passed away?` has a class of words, a gap, two words of
 * which one stands there, and a word that may be left out. Throws on a class that is not known.
 */
export const slotsOf = (phrase: string, spell: SpellWords, classes: WordClasses): Slot[] =>
  phrase.split(/\s+/u).flatMap((piece): Slot[] => {
    if (piece === '..') return ['gap'];
    const isOptional = piece.length > 1 && piece.endsWith('?');
    const name = isOptional ? piece.slice(0, -1) : piece;
    const choices = name.split('|');
    if (choices.length > 1 || isClass(name))
      return [{ words: choices.flatMap((one) => membersOf(one, spell, classes)), isOptional }];
    return spell(name).map((word) => ({ words: [word], isOptional }));
  });

const isClass = (word: string): boolean => /^\{.+\}$/u.test(word);

const membersOf = (choice: string, spell: SpellWords, classes: WordClasses): string[] => {
  const members = isClass(choice) ? classes[choice.slice(1, -1)] : choice;
  if (members === undefined) throw new Error(`There is no word class ${choice}`);
  return members.trim().split(/\s+/u).flatMap(spell);
};
