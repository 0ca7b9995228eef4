import { DEFAULT_LANGUAGE } from '../behaviour/index.ts';

/*
 * What the gateway, the shell and the public pages must agree on, so that no page changes its language under the eyes
 * of a reader. No zod here: the smallest bundle uses it.
 */

/** BCP 47 tags that have built-in texts. */
export const LANGUAGES = ['en', 'de', 'fr', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
};

/** Key of the stored choice in local storage (specification, section 3). */
export const LANGUAGE_KEY = 'reflectory.language';
/** Cookie that carries the stored choice to the gateway, which draws pages before any script runs. */
export const LANGUAGE_COOKIE = 'reflectory_language';
/** Seconds that the cookie is kept. */
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
/** Parameter of an address that asks for a language, and chooses it. */
export const LANGUAGE_PARAMETER = 'lang';

const rightToLeft = /^(ar|dv|fa|he|ps|ur|yi)(-|$)/;

/** Writing direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}

/** Whether there are built-in texts in a language. */
export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/** The built-in language of a tag such as `de-AT`; English where there is none. */
export function builtInLanguage(tag: string): Language {
  const language = tag.toLowerCase().split('-')[0];
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** The offered language that a tag such as `de-AT` names: none or one. */
export function findLanguage<Tag extends string>(offered: readonly Tag[], tag: string): Tag[] {
  return offered.filter((language) => language === tag || language === tag.split('-')[0]).slice(0, 1);
}

/**
 * Stored choice, else a language of the browser, else English, limited to what the instance offers (specification,
 * section 9). An instance without English falls back to its first language.
 */
export function chooseLanguage<Tag extends string>(
  offered: readonly Tag[],
  stored: string | null,
  preferred: readonly string[],
): Tag | typeof DEFAULT_LANGUAGE {
  const wishes = [stored ?? '', ...preferred, DEFAULT_LANGUAGE];
  return wishes.flatMap((tag) => findLanguage(offered, tag))[0] ?? offered[0] ?? DEFAULT_LANGUAGE;
}
