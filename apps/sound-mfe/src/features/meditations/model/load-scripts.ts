import type { Frames } from '@reflectory/domain/meditation';
import type { MeditationKey } from './meditations.ts';

export type Words = {
  frames: Frames;
  scripts: Record<MeditationKey, { title: string; promise: string; lines: readonly string[] }>;
};

const languages: Record<string, () => Promise<{ default: Words }>> = {
  en: () => import('../scripts/en.json'),
  de: () => import('../scripts/de.json'),
  fr: () => import('../scripts/fr.json'),
  ar: () => import('../scripts/ar.json'),
};

/** The words of all built-in meditations in a language, English where there are none. */
export async function loadScripts(language: string): Promise<Words> {
  const load = languages[language] ?? languages['en'];
  if (!load) throw new Error('English is built in');
  return (await load()).default;
}
