import type { BootRemoteManifest } from '@reflectory/contracts/boot';
import englishAreas from '@reflectory/domain/areas/locales/en.json';
import en from '../locales/en.json';

type Texts = Record<string, object>;
type AreaTexts = Record<string, { name: string; promise: string }>;
type Loader<Value> = () => Promise<{ default: Value }>;

/** Languages besides English; each is a chunk of its own. */
const languages: Record<string, [Loader<Texts>, Loader<AreaTexts>]> = {
  de: [() => import('../locales/de.json'), () => import('@reflectory/domain/areas/locales/de.json')],
  fr: [() => import('../locales/fr.json'), () => import('@reflectory/domain/areas/locales/fr.json')],
  ar: [() => import('../locales/ar.json'), () => import('@reflectory/domain/areas/locales/ar.json')],
};

const orNothing = <Value extends object>(load: Loader<Value>): Promise<Value | Record<string, never>> =>
  load().then(
    (module) => module.default,
    () => ({}),
  );

/** Texts that are there without the code of any remote, by namespace. */
export type BuiltInTexts = {
  /** Always there, as what everything else falls back to. */
  english: Texts;
  /** Texts of a language, or nothing when there are none or they cannot be fetched: English stands in. */
  load(language: string): Promise<Texts>;
};

/** The shell's own texts, with names and promises of areas: an instance words both in the same way. */
export function createBuiltInTexts(manifests: readonly BootRemoteManifest[]): BuiltInTexts {
  const join = (language: string, own: Texts, areas: AreaTexts): Texts => {
    const words = manifests.flatMap(({ name, words: known }) => {
      const spoken = known?.[language];
      return spoken ? [{ name, ...spoken }] : [];
    });
    const names = Object.entries(areas).map(([id, { name }]) => [id, name]);
    const promises = Object.entries(areas).map(([id, { promise }]) => [id, promise]);
    const titles = words.map(({ name, title }) => [name, title]);
    const byRemote = (pick: (spoken: (typeof words)[number]) => object | undefined) =>
      Object.fromEntries(words.map((spoken) => [spoken.name, pick(spoken) ?? {}]));
    const sections: object = Object.assign({}, ...words.map(({ settings }) => settings));
    return {
      ...own,
      settings: { ...own['settings'], sections },
      palette: {
        ...own['palette'],
        commandsOf: byRemote(({ commands }) => commands),
        searchesOf: byRemote(({ searches }) => searches),
      },
      nav: Object.assign(
        { promises: Object.fromEntries(promises), ...Object.fromEntries(names) },
        ...words.map(({ navigation }) => navigation),
        own['nav'],
      ),
      common: { ...own['common'], remotes: Object.fromEntries(titles) },
    };
  };
  return {
    english: join('en', en, englishAreas),
    async load(language) {
      const loaders = languages[language];
      if (!loaders) return {};
      const [own, areas] = await Promise.all([orNothing(loaders[0]), orNothing(loaders[1])]);
      return join(language, own, areas);
    },
  };
}
