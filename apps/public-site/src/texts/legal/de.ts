import type { LegalTexts } from './legal-text.ts';
import { privacy } from './privacy.de.ts';
import { terms } from './terms.de.ts';

/** The legal pages in German. */
export const de: LegalTexts = { terms, privacy };
