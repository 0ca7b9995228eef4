import type { Language } from '@reflectory/contracts/languages';
import type { WordClasses } from '../../phrases/index.ts';
import type { CueWords } from './cues.ts';
import type { StrongWords } from './strong.ts';

/** How one language is heard. */
export type Speech = {
  language: Language;
  cues: readonly CueWords[];
  strong: StrongWords;
  classes: WordClasses;
  /** Spells what would be lost with the accents of a text. */
  prepare?: (text: string) => string;
  /** The words that are written as one piece between spaces: "don't" is `do not`. */
  spell: (piece: string) => readonly string[];
  /** The forms under which a word is looked up: without what is written in one with it. */
  forms: (word: string) => readonly string[];
  /** Words that say nothing and may stand anywhere in a phrase. */
  fillers: ReadonlySet<string>;
  /** Where something new is said within a sentence: what is denied before it is denied alone. */
  joins: ReadonlySet<string>;
  /** Words after which a comma ends nothing: "I hope, that". */
  subordinates: ReadonlySet<string>;
  /** Before or after a quotation: the writer says or thinks it. */
  ownSpeech: RegExp;
  /** Before or after a quotation: somebody else says it, or it is read, watched or sung. */
  says: RegExp;
  /** Whether a capital within a sentence is a name: not where every noun has one. */
  hasCapitalNames: boolean;
};
