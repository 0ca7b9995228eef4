/** Key of the stored language (specification, section 3). */
export const LANGUAGE_KEY = 'reflectory.language';

const rightToLeft = /^(ar|dv|fa|he|ps|ur|yi)(-|$)/;

/**
 * Stored choice, else a language of the browser, else English, limited to what the instance offers (specification,
 * section 9). An instance without English falls back to its first language.
 */
export function chooseLanguage(
  available: readonly string[],
  stored: string | null,
  preferred: readonly string[],
): string {
  const wanted = [...(stored ? [stored] : []), ...preferred, 'en'];
  for (const tag of wanted) {
    const language = available.find((candidate) => candidate === tag || candidate === tag.split('-')[0]);
    if (language) return language;
  }
  return available[0] ?? 'en';
}

/** Writing direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}
