import type { DefinedRemote } from '@reflectory/platform-sdk';
import type { i18n } from 'i18next';
import type { BuiltInTexts } from './built-in-texts.ts';
import { laterTexts } from './later-texts.ts';
import type { TextOverride } from './text-overrides.ts';

const nameOf = ({ namespace, key }: TextOverride) => `${namespace}:${key}`;

/** Built-in words of a language by namespace: the shell's and those of remotes, as far as they can be had. */
async function builtInWords(
  builtIn: BuiltInTexts,
  remotes: Iterable<DefinedRemote>,
  language: string,
): Promise<[string, object][]> {
  const own = language === 'en' ? builtIn.english : await builtIn.load(language);
  const ofRemotes = await Promise.all(
    [...remotes].map(async ({ texts }): Promise<[string, object][]> => {
      const loaders = [texts, ...laterTexts(texts)].map(({ languages }) => languages[language]);
      const parts = await Promise.all(loaders.map((load) => load?.().catch(() => null)));
      const words: object = Object.assign({}, ...parts.map((part) => part?.default));
      return parts.some(Boolean) ? [[texts.namespace, words]] : [];
    }),
  );
  return [...Object.entries(own), ...ofRemotes.flat()];
}

/** The instance's own wording over the built-in words of `instance`. */
export function createWording(instance: i18n, builtIn: BuiltInTexts, remotes: Iterable<DefinedRemote>) {
  const worded = new Map<string, Set<string>>();

  const apply = (language: string, rows: readonly TextOverride[]) => {
    const names = worded.get(language) ?? new Set();
    worded.set(language, names);
    for (const [index, row] of rows.entries()) {
      names.add(nameOf(row));
      // Whatever is drawn is drawn again, once.
      instance.addResource(language, row.namespace, row.key, row.value, { silent: index < rows.length - 1 });
    }
  };
  return {
    apply,
    /** The same, and what is worded by the instance no longer is said in the built-in words again. */
    async replace(language: string, rows: readonly TextOverride[]): Promise<void> {
      const names = new Set(rows.map(nameOf));
      if ([...(worded.get(language) ?? [])].some((name) => !names.has(name))) {
        const words = await builtInWords(builtIn, remotes, language);
        worded.delete(language);
        for (const [namespace] of words) instance.removeResourceBundle(language, namespace);
        // A remote may add to a namespace of the shell.
        for (const [namespace, texts] of words) {
          instance.addResourceBundle(language, namespace, structuredClone(texts), true);
        }
      }
      apply(language, rows);
    },
  };
}
