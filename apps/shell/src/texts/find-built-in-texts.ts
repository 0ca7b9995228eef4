import type { BuiltInText, DefinedRemote } from '@reflectory/platform-sdk';
import type { BuiltInTexts } from './built-in-texts.ts';
import { laterTexts } from './later-texts.ts';

function flatten(namespace: string, texts: object, prefix = ''): BuiltInText[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const key = prefix + name;
    if (typeof value === 'string') return [{ namespace, key, text: value }];
    return typeof value === 'object' && value !== null ? flatten(namespace, value, `${key}.`) : [];
  });
}

async function textsOf({ texts }: DefinedRemote, language: string): Promise<BuiltInText[]> {
  const parts = [texts, ...laterTexts(texts)].map(({ languages }) => languages);
  const loaded = await Promise.all(parts.map((languages) => (languages[language] ?? languages.en)()));
  return loaded.flatMap((words) => flatten(texts.namespace, words.default));
}

/** Every text of the shell and of remotes in a language, English where that lacks; a remote that fails is left out. */
export async function findBuiltInTexts(
  language: string,
  builtIn: BuiltInTexts,
  remotes: readonly DefinedRemote[],
): Promise<BuiltInText[]> {
  const [ofShell, ...ofRemotes] = await Promise.all([
    builtIn.load(language),
    ...remotes.map((remote) => textsOf(remote, language).catch(() => [])),
  ]);
  const namespaces = { ...builtIn.english, ...ofShell };
  return [
    ...Object.entries(namespaces).flatMap(([name, texts]) => flatten(name, texts)),
    ...ofRemotes.flat(),
  ];
}
