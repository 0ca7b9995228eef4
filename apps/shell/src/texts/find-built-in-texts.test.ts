import { expect, it } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { createBuiltInTexts } from './built-in-texts.ts';
import { findBuiltInTexts } from './find-built-in-texts.ts';

const goals = {
  ...definedRemote(),
  texts: {
    namespace: 'goals',
    languages: { en: async () => ({ default: { title: 'Goals', list: { empty: 'None yet' } } }) },
    later: [{ notFor: ['/goals'], languages: { en: async () => ({ default: { help: 'How it works' } }) } }],
  },
};
const kindness = {
  ...bootRemote().manifest,
  name: 'kindness',
  words: { de: { title: 'Die Freundlichkeit', navigation: { kindness: 'Freundlichkeit', settings: 'Nie' } } },
};
const broken = {
  ...definedRemote(),
  texts: { namespace: 'broken', languages: { en: () => Promise.reject(new Error('away')) } },
};

it('lists the texts of the shell and of every remote that can be had, by namespace and key', async () => {
  const texts = await findBuiltInTexts('de', createBuiltInTexts([kindness]), [goals, broken]);
  expect(texts).toContainEqual({ namespace: 'nav', key: 'settings', text: 'Einstellungen' });
  expect(texts).toContainEqual({ namespace: 'goals', key: 'list.empty', text: 'None yet' });
  expect(texts).toContainEqual({ namespace: 'goals', key: 'help', text: 'How it works' });
  expect(texts).toContainEqual({ namespace: 'nav', key: 'kindness', text: 'Freundlichkeit' });
  expect(texts).toContainEqual({ namespace: 'common', key: 'remotes.kindness', text: 'Die Freundlichkeit' });
  expect(texts).toContainEqual({ namespace: 'nav', key: 'goals', text: 'Ziele' });
  expect(texts.some(({ namespace }) => namespace === 'broken')).toBe(false);
  const names = texts.map(({ namespace, key }) => `${namespace}:${key}`);
  expect(new Set(names).size).toBe(names.length);
});
