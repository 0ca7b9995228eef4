import { LANGUAGE_PARAMETER } from '@reflectory/contracts/languages';
import type { PlacedInstance } from '../request-context.ts';

/** The addresses of one page: the plain one, which chooses by itself, and one for each language. */
export type PageAddresses = { plain: string; byLanguage: Record<string, string> };

/** Under which addresses search engines may know a page; an instance of one language has the plain one only. */
export function pageAddresses(path: string, origin: string, instance: PlacedInstance | null): PageAddresses {
  const plain = new URL(path, origin).href;
  const languages = instance && instance.languages.length > 1 ? instance.languages : [];
  const entries = languages.map((tag) => [tag, `${plain}?${LANGUAGE_PARAMETER}=${tag}`] as const);
  return { plain, byLanguage: Object.fromEntries(entries) };
}

/** The same page for search engines: language tag → address, with the plain one as `x-default`. */
export function alternatesOf({ plain, byLanguage }: PageAddresses): Record<string, string> {
  return Object.keys(byLanguage).length > 0 ? { ...byLanguage, 'x-default': plain } : {};
}
