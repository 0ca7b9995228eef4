import type { WordClasses } from '../word-classes.ts';

export const ar: WordClasses = {};
