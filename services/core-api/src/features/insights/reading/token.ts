/** One word or mark of a text; `[start, end)` are UTF-16 offsets into the whole text. */
export type Token = {
  /** Lower case, straight apostrophes, contractions written out ("n't" is "not"). */
  word: string;
  lemma: string;
  /** Universal part of speech, for instance `NOUN`. */
  part: string;
  /** False for marks and white space. */
  isWord: boolean;
  start: number;
  end: number;
};

/** A sentence, or a clause of a very long one: `text.slice(start, end)`. */
export type Sentence = {
  text: string;
  start: number;
  end: number;
  tokens: readonly Token[];
  wordCount: number;
};
