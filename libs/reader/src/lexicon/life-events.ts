import type { Language } from '@reflectory/contracts/languages';
import type { FeelingName } from '../feelings.ts';
import { ar } from './life-events/ar.ts';
import { de } from './life-events/de.ts';
import { en } from './life-events/en.ts';
import { fr } from './life-events/fr.ts';

/** What happens to people and is mostly told without a word of feeling, as signs, separated by commas. */
export type LifeEvents = Readonly<Partial<Record<FeelingName, string>>>;

export const lifeEvents: Readonly<Record<Language, LifeEvents>> = { en, de, fr, ar };
