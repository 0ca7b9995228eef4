import en from '../locales/en.json';

type Texts = Record<string, object>;

/** Languages besides English; each is a chunk of its own. */
const languages: Record<string, () => Promise<{ default: Texts }>> = {
  de: () => import('../locales/de.json'),
  fr: () => import('../locales/fr.json'),
  ar: () => import('../locales/ar.json'),
};

/** The shell's own texts by namespace. English is always there, as what everything else falls back to. */
export const englishTexts: Texts = en;

/** Texts of a language, or nothing when the shell has none or they cannot be fetched: English stands in. */
export async function loadBuiltInTexts(language: string): Promise<Texts> {
  const load = languages[language];
  if (!load) return {};
  return load().then(
    (module) => module.default,
    () => ({}),
  );
}
