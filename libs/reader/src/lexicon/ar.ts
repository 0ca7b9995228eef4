import type { FeelingWords } from './feeling-words.ts';
import { pleasant } from './ar/pleasant.ts';
import { sorrowAndSurprise } from './ar/sorrow-and-surprise.ts';
import { tense } from './ar/tense.ts';

export const ar: FeelingWords = { ...pleasant, ...tense, ...sorrowAndSurprise };
