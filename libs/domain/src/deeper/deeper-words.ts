/** A turn of phrase that a question takes up. */
export type DeeperRule = {
  /** How the phrase begins, as alternatives of a regular expression. */
  begins: readonly string[];
  /** Open questions; `{words}` stands for the phrase with what follows it, in quotation marks. */
  asks: readonly string[];
};

/** The rules of a language, what says most first. */
export type DeeperWords = {
  rules: readonly DeeperRule[];
  /** For a sentence in which nothing is found. */
  otherwise: readonly string[];
};
