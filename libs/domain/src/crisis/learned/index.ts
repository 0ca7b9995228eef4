import type { Language } from '@reflectory/contracts/languages';
import { featuresOf, ownBucketsFrom } from './features.ts';
import { addConcepts } from './find-concepts.ts';
import { loudestWindow, weightiestWords } from './score.ts';
import { weights } from './weights.ts';

/** What was learned of one language: its concepts and weights. */
export type LearnedLanguage = { concepts: string; table: Int8Array };

const addLanguage = (language: Language, { concepts, table }: LearnedLanguage): void => {
  addConcepts(language, concepts);
  weights.table.set(table, ownBucketsFrom(language));
};

/** What was learned of hearing in all languages; pieces of its own are fetched for each language. */
export const learned = { addLanguage, featuresOf, loudestWindow, weightiestWords, weights };
export type Learned = typeof learned;
