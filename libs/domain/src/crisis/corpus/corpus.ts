/** Sentences a person might write: with words of suicide, and with words that only look like them. */
export type Corpus = {
  /** The words themselves: none of these may be missed. */
  direct: readonly string[];
  /** The same without the words. */
  indirect: readonly string[];
  /** Idioms, films, characters, other griefs. */
  harmless: readonly string[];
};
