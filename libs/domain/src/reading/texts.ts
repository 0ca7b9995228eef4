import type { Language } from '@reflectory/contracts/languages';
import type { ReadingTexts } from './reading-texts.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

export const texts: Readonly<Record<Language, ReadingTexts>> = { en, de, fr, ar };

/** Name of an emotion of the built-in reader; one that it does not know is given as it is. */
export const emotionName = (emotion: string, language: Language): string =>
  texts[language].emotions[emotion] ?? emotion;

/** Every emotion of the built-in reader with its name, in the order of the alphabet. */
export const emotionChoices = (language: Language): { emotion: string; name: string }[] =>
  Object.entries(texts[language].emotions)
    .map(([emotion, name]) => ({ emotion, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));

/** Every area of life with its name, in the order of the alphabet. */
export const areaChoices = (language: Language): { area: string; name: string }[] =>
  Object.entries(texts[language].areas)
    .map(([area, name]) => ({ area, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));

/** Name of a theme: of its area where it has one, else its own words. */
export const themeName = (theme: { name: string; area: string | null }, language: Language): string =>
  (theme.area === null ? undefined : texts[language].areas[theme.area]) ?? theme.name;
