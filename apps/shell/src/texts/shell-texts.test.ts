import { createServiceClientFake, FAKE_INSTANCE_ID } from '@reflectory/client/testing';
import { expect, it, vi } from 'vitest';
import { definedRemote } from '../testing/boot-remote.ts';
import { createBuiltInTexts } from './built-in-texts.ts';
import { createShellTexts } from './shell-texts.ts';

const wording = (language_code: string, value: string) => ({
  language_code,
  namespace: 'common',
  key: 'retry',
  value,
});

function open(values: ReturnType<typeof wording>[], storage = new Map<string, string>()) {
  const fake = createServiceClientFake({ tables: { translations: values } });
  const texts = createShellTexts({
    client: fake.client,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
    instanceId: FAKE_INSTANCE_ID,
    builtIn: createBuiltInTexts([]),
    root: document.createElement('html'),
  });
  const asked = () => fake.calls.filter(({ path }) => path.endsWith('/translations')).map(({ url }) => url);
  return { ...fake, texts, storage, asked, t: texts.i18n.t };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it("speaks the instance's own words, read by language §2.11 §7.20 §7.21", async () => {
  const { texts, t, asked } = open([wording('en', 'Once more')]);
  await texts.use('en');
  await settled();
  expect(t('retry')).toBe('Once more');
  expect(asked()[0]).toMatch(/select=language_code&instance_id=eq\./);
  expect(asked()[1]).toMatch(/select=namespace%2Ckey%2Cvalue&instance_id=eq\..+&language_code=eq\.en/);
});

it('asks for no wording in a language that has none', async () => {
  const { texts, asked } = open([wording('de', 'Noch mal')]);
  await texts.use('en');
  await settled();
  expect(asked()).toHaveLength(1);
});

it('keeps the wording with its time for a start without the service', async () => {
  const first = open([wording('en', 'Once more')]);
  await first.texts.use('en');
  await settled();
  expect([...first.storage.values()].map((text) => JSON.parse(text).storedAt)).toEqual([
    expect.any(Number),
    expect.any(Number),
  ]);
  const second = open([], first.storage);
  second.setReachable(false);
  await second.texts.use('en');
  await settled();
  expect(second.t('retry')).toBe('Once more');
});

it('falls back to the built-in English labels §8.29 §9.39', async () => {
  const { texts, t, setReachable } = open([]);
  setReachable(false);
  await texts.use('eo');
  const journal = { ...definedRemote(), texts: { namespace: 'journal', languages: { en: english } } };
  await texts.addRemote(journal, '/journal');
  await settled();
  expect(
    ['retry', 'nav:journal', 'auth:signOut', 'settings:title', 'journal:title'].map((key) => t(key)),
  ).toEqual(['Try again', 'Journal', 'Sign out', 'Settings', 'Your diary']);
});
const english = () => Promise.resolve({ default: { title: 'Your diary' } });

it('a first page does not wait for the texts of the others, which have them in every language', async () => {
  const { texts, t } = open([]);
  await texts.use('en');
  const words = (text: string) => vi.fn(() => Promise.resolve({ default: { help: text } }));
  const languages = { en: words('Help'), de: words('Hilfe') };
  const later = [{ notFor: ['/journal'], languages }];
  const journal = { ...definedRemote(), texts: { namespace: 'journal', languages: { en: english }, later } };
  await texts.addRemote(journal, '/journal');
  await texts.use('de');
  expect([t('journal:title'), languages.en.mock.calls, languages.de.mock.calls]).toEqual([
    'Your diary',
    [],
    [],
  ]);
  await texts.addRemote(journal, '/journal/*');
  expect(t('journal:help')).toBe('Hilfe');
  await texts.use('en');
  expect(t('journal:help')).toBe('Help');
});

it('ends in the language that was chosen last', async () => {
  const { texts } = open([]);
  await Promise.all([texts.use('de'), texts.use('en')]);
  expect(texts.i18n.language).toBe('en');
});

it('follows the wording of the instance while the page is open, and its end', async () => {
  const { texts, t, client } = open([wording('en', 'Once more')]);
  await texts.use('en');
  const journal = { ...definedRemote(), texts: { namespace: 'journal', languages: { en: english } } };
  await texts.addRemote(journal, '/journal');
  await settled();
  const words = client.from('translations');
  await words.delete().eq('key', 'retry');
  await words.insert({ language_code: 'en', namespace: 'journal', key: 'title', value: 'Pages' });
  await texts.renew();
  expect(['retry', 'journal:title'].map((key) => t(key))).toEqual(['Try again', 'Pages']);
  await words.delete().eq('key', 'title');
  await texts.renew();
  expect(['retry', 'journal:title'].map((key) => t(key))).toEqual(['Try again', 'Your diary']);
});
