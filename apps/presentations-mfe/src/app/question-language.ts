import type { Language } from '@reflectory/contracts/languages';
import { builtInLanguage } from '@reflectory/contracts/languages';

/** The built-in language closest to the one of the page; questions and labels exist in these only. */
export function questionLanguage(pageLanguage: string): Language {
  return builtInLanguage(pageLanguage);
}
