import type { Language } from '@reflectory/contracts/languages';
import { ar } from './own-deeds/ar.ts';
import { de } from './own-deeds/de.ts';
import { fr } from './own-deeds/fr.ts';
import type { LifeEvents } from './life-events.ts';

/** What people do or get that tells of a feeling only where the writer does it: of others it says nothing. */
export const ownDeeds: Readonly<Record<Language, LifeEvents>> = { en: {}, de, fr, ar };
