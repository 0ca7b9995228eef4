import type { FeelingWords } from './feeling-words.ts';
import { pleasant } from './de/pleasant.ts';
import { sorrowAndSurprise } from './de/sorrow-and-surprise.ts';
import { tense } from './de/tense.ts';

export const de: FeelingWords = { ...pleasant, ...tense, ...sorrowAndSurprise };
