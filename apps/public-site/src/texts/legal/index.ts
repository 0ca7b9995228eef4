import type { Language } from '@reflectory/contracts/languages';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LegalTexts } from './legal-text.ts';

/** The legal pages by language. */
export const legalTexts: Readonly<Record<Language, LegalTexts>> = { en, de, fr, ar };
