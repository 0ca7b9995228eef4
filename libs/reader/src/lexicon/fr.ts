import type { FeelingWords } from './feeling-words.ts';
import { pleasant } from './fr/pleasant.ts';
import { sorrowAndSurprise } from './fr/sorrow-and-surprise.ts';
import { tense } from './fr/tense.ts';

export const fr: FeelingWords = { ...pleasant, ...tense, ...sorrowAndSurprise };
