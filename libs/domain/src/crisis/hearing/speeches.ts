import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** How all languages are heard. */
export const speeches = { en, de, fr, ar } as const;
