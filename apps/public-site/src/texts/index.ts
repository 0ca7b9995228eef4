import type { Language } from '@reflectory/contracts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';

export type { Texts };

/** Texts of the public pages by language. */
export const textsByLanguage: Record<Language, Texts> = { en, de };
