import type { LegalTexts } from './legal-text.ts';
import { privacy } from './privacy.fr.ts';
import { terms } from './terms.fr.ts';

/** The legal pages in French. */
export const fr: LegalTexts = { terms, privacy };
