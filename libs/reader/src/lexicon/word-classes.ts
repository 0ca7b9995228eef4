import type { Language } from '@reflectory/contracts/languages';
import { ar } from './word-classes/ar.ts';
import { de } from './word-classes/de.ts';
import { en } from './word-classes/en.ts';
import { fr } from './word-classes/fr.ts';

/** Single words by the name under which `{name}` stands for any of them in a phrase; `*` ends a beginning. */
export type WordClasses = Readonly<Record<string, string>>;

export const wordClasses: Readonly<Record<Language, WordClasses>> = { en, de, fr, ar };
