import type { Language } from '@reflectory/contracts/languages';
import type { WordClasses } from '@reflectory/domain/phrases';
import { ar } from './word-classes/ar.ts';
import { de } from './word-classes/de.ts';
import { en } from './word-classes/en.ts';
import { fr } from './word-classes/fr.ts';

export const wordClasses: Readonly<Record<Language, WordClasses>> = { en, de, fr, ar };
