import { countWords } from '@reflectory/domain/words';

/** Length and pace of a text; nothing of what it says. */
export type TextMeasures = {
  wordCount: number;
  /** Words per sentence, in order. */
  rhythm: number[];
};

/** Counts the words of a text in any language, sentence by sentence. */
export const measureText = (text: string): TextMeasures => ({
  wordCount: countWords(text),
  rhythm: text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map(countWords)
    .filter((words) => words > 0),
});
