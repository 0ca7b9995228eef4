/** Words of one language; sources of expressions over a text as `plainText` makes it. They begin and end with a word. */
export type CrisisWords = {
  /** Says it, in whatever words: one is enough. */
  clear: readonly string[];
  /** Means it when another stands near; each says something of its own. */
  faint: readonly string[];
  /** Figures of speech that hold such words and mean something else; they are passed over. */
  idioms: readonly string[];
  /** What is read, watched or sung: a quotation near it is somebody else's. */
  fiction: string;
  /** "I said", "I thought": the quotation is the writer's own after all. */
  ownSpeech: string;
};

/** What is said plainly, planned or taken leave of; heard beside the other words of its language. */
export type CrisisStatements = Pick<CrisisWords, 'clear' | 'faint' | 'idioms'>;

/** Leave that is taken of life in everyday words; heard beside the others. */
export type CrisisPartings = Pick<CrisisWords, 'clear' | 'faint'>;
