import type { LegalTexts } from './legal-text.ts';
import { privacy } from './privacy.en.ts';
import { terms } from './terms.en.ts';

/** The legal pages in English. */
export const en: LegalTexts = { terms, privacy };
