import type { Language } from '@reflectory/contracts/languages';
import { ACTIVITIES, type ActivityKey } from './activity-keys.ts';
import type { FeelingKey, FeelingTexts } from './feeling-texts.ts';
import { placements } from './placements.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const texts: Readonly<Record<Language, FeelingTexts>> = { en, de, fr, ar };

/** A word for a feeling, with its place by pleasantness and energy, each from −1 to 1. */
export type Feeling = {
  key: FeelingKey;
  name: string;
  /** One line. */
  meaning: string;
  pleasantness: number;
  energy: number;
};

/** Whether a key names a feeling. */
export const isFeeling = (key: string): key is FeelingKey => Object.hasOwn(placements, key);

const keys: readonly FeelingKey[] = Object.keys(placements).filter(isFeeling);

/** The words of feelings in a language. */
export const feelingsIn = (language: Language): Feeling[] =>
  keys.map((key) => {
    const [name, meaning] = texts[language].feelings[key];
    const [pleasantness, energy] = placements[key];
    return { key, name, meaning, pleasantness, energy };
  });

/** Feelings around a place, the nearest first. */
export const feelingsNear = (
  place: { pleasantness: number; energy: number },
  language: Language,
  most: number,
): Feeling[] => {
  const distance = ({ pleasantness, energy }: Feeling) =>
    Math.hypot(pleasantness - place.pleasantness, energy - place.energy);
  return feelingsIn(language)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most);
};

/** Name of a feeling; a key that nobody knows stands for itself. */
export const feelingName = (key: string, language: Language): string =>
  isFeeling(key) ? texts[language].feelings[key][0] : key;

/** Activities in a language. */
export const activitiesIn = (language: Language): { key: ActivityKey; name: string }[] =>
  ACTIVITIES.map((key) => ({ key, name: texts[language].activities[key] }));
