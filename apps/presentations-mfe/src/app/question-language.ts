import type { Language } from '@reflectory/contracts';

/** The built-in language closest to the one of the page; questions and labels exist in these only. */
export function questionLanguage(pageLanguage: string): Language {
  return pageLanguage.toLowerCase().split('-')[0] === 'de' ? 'de' : 'en';
}
