import type { Language } from '@reflectory/contracts/languages';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';

export type { Texts };

/** Texts of the public pages by language. */
export const textsByLanguage: Record<Language, Texts> = { en, de, fr, ar };
