import type { LegalTexts } from './legal-text.ts';
import { privacy } from './privacy.ar.ts';
import { terms } from './terms.ar.ts';

/** The legal pages in Arabic. */
export const ar: LegalTexts = { terms, privacy };
