import type { WordClasses } from '../word-classes.ts';

export const fr: WordClasses = {};
