import type { ServiceClient } from '@reflectory/client';
import { saysLaterTexts } from '@reflectory/contracts/remotes';
import { directionOf } from '@reflectory/contracts/languages';
import type { DefinedRemote } from '@reflectory/platform-sdk';
import { wordsInTexts } from '@reflectory/platform-sdk/host';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { BuiltInTexts } from './built-in-texts.ts';
import { laterTexts } from './later-texts.ts';
import { createTextOverrides } from './text-overrides.ts';
import { createWording } from './wording.ts';

export type ShellTextsOptions = {
  client: ServiceClient;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  instanceId: string;
  builtIn: BuiltInTexts;
  root: HTMLElement;
};

/** All texts of the page: the shell's, those of the remotes that are loaded, and the instance's own wording. */
export type ShellTexts = {
  i18n: i18n;
  /** Switches to a language once everything that is drawn speaks it. */
  use(language: string): Promise<void>;
  /** Makes the texts of a remote known that one of its pages, slots or sections says, in the current language and in English. */
  addRemote(remote: DefinedRemote, place: string): Promise<void>;
  /** Reads the instance's own wording anew; what it no longer words itself is said in the built-in words again. */
  renew(): Promise<void>;
};

function createI18n(builtIn: BuiltInTexts): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'common',
    // A copy: the instance's wording is written into it.
    resources: { en: structuredClone(builtIn.english) },
    initAsync: false,
    interpolation: wordsInTexts(() => instance.language),
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}

type TextLoader = DefinedRemote['texts']['languages'][string];

/** Adds each part of a remote's texts once: whatever is drawn is drawn again when texts are added. */
function createPartLoader(instance: i18n) {
  const added = new WeakSet<TextLoader>();
  const missed = new WeakSet<TextLoader>();
  return async (load: TextLoader, language: string, namespace: string): Promise<void> => {
    if (added.has(load)) return;
    try {
      // A preload that failed answers the first import; the second asks the server.
      const { default: texts } = await load().catch(load);
      if (added.has(load)) return;
      added.add(load);
      // Nothing that is drawn says these words yet, unless it was drawn without them.
      instance.addResourceBundle(language, namespace, texts, true, false, { silent: !missed.has(load) });
    } catch (error) {
      missed.add(load);
      throw error;
    }
  };
}

export function createShellTexts(options: ShellTextsOptions): ShellTexts {
  const { client, storage, instanceId, builtIn, root } = options;
  const instance = createI18n(builtIn);
  const remotes = new Set<DefinedRemote>();
  /** Places of each that were opened. */
  const places = new Map<DefinedRemote, Set<string>>();
  const overrides = createTextOverrides(client, storage, instanceId);
  let wanted = '';
  const wording = createWording(instance, builtIn, remotes);

  // Never over what is there already: the instance's wording arrives before a remote does.
  const add = (language: string, namespace: string, texts: object) =>
    instance.addResourceBundle(language, namespace, texts, true, false);

  const addPart = createPartLoader(instance);

  const loadRemoteTexts = async (remote: DefinedRemote, language: string) => {
    const { texts } = remote;
    const opened = [...(places.get(remote) ?? [])];
    const later = laterTexts(texts).filter((part) => opened.some((place) => saysLaterTexts(part, place)));
    await Promise.all(
      [texts, ...later].map(
        ({ languages: { [language]: load } }) => load && addPart(load, language, texts.namespace),
      ),
    );
  };

  const prepare = async (language: string) => {
    wording.apply(language, overrides.kept(language));
    const own = await builtIn.load(language);
    for (const [namespace, texts] of Object.entries(own)) add(language, namespace, texts);
    await Promise.all([...remotes].map((remote) => loadRemoteTexts(remote, language).catch(() => {})));
    void overrides.find(language).then((rows) => wording.apply(language, rows));
  };

  return {
    i18n: instance,
    async use(language) {
      wanted = language;
      await prepare(language);
      // Somebody who chose again in the meantime gets the later choice.
      if (wanted !== language) return;
      await instance.changeLanguage(language);
      root.lang = language;
      root.dir = directionOf(language);
    },
    async addRemote(remote, place) {
      remotes.add(remote);
      places.set(remote, (places.get(remote) ?? new Set()).add(place));
      // English is what is shown where a translation lacks a text, so it must be there; another language may fail.
      const current = instance.language === 'en' ? null : loadRemoteTexts(remote, instance.language);
      await Promise.all([loadRemoteTexts(remote, 'en'), current?.catch(() => {})]);
    },
    async renew() {
      const { language } = instance;
      await wording.replace(language, await overrides.find(language));
    },
  };
}
