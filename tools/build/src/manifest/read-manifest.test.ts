import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@reflectory/contracts/languages';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { workspace } from '../web-config.ts';
import { readManifest } from './read-manifest.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'manifest-'));
  symlinkSync(join(workspace, 'node_modules'), join(directory, 'node_modules'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const words = {
  title: 'The kindness',
  promise: 'What was kind today.',
  navigation: { kindness: 'Kindness' },
  features: { kindness: 'A list of kind things' },
};
const authored = `{
  name: 'kindness',
  routes: [{ path: '/kindness', feature: 'kindness', role: 'instance_admin' }],
  navigation: [{ id: 'kindness', to: '/kindness', icon: 'heart', group: 'reflect', order: 30 }],
  features: [{ key: 'kindness', default: 'development' }],
  offers: [{ slot: 'kindness.actions', props: z.object({ id: z.uuid() }) }],
}`;

function write(manifest = authored, ofLanguage: (language: string) => object = () => words) {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  };
  put('src/remote.manifest.ts', `import * as z from 'zod';\nexport const manifest = ${manifest};\n`);
  for (const language of LANGUAGES) {
    put(`src/locales/manifest/${language}.json`, JSON.stringify(ofLanguage(language)));
  }
}

it('carries names in every language, the drawing of the icon, and what offers are given', async () => {
  write();
  const manifest = await readManifest(directory);
  expect(Object.keys(manifest.words ?? {})).toEqual([...LANGUAGES]);
  expect(manifest.navigation).toMatchObject([
    { id: 'kindness', feature: 'kindness', role: 'instance_admin', icon: { name: 'heart' } },
  ]);
  expect(manifest.navigation[0]?.icon.path).toMatch(/^M[^m]+$/);
  expect(manifest.offers).toMatchObject([{ props: { properties: { id: { format: 'uuid' } } } }]);
});

test.each([
  ["icon: 'heart'", "icon: 'hart'", 'navigation kindness: there is no icon "hart"'],
  ["to: '/kindness', icon", "to: '/kind', icon", 'navigation kindness: /kind is none of the routes'],
  ["features: [{ key: 'kindness', default: 'development' }],", '', '"kindness" is needed and not listed'],
  [
    "role: 'instance_admin'",
    "role: 'instance_admin', access: 'public'",
    '/kindness is public and needs a role',
  ],
  ["group: 'reflect'", "group: 'reflct'", 'navigation.0.group: '],
  ["name: 'kindness'", "name: 'kindness', comands: []", 'Unrecognized key: "comands"'],
])('refuses %s written as %s', async (right, wrong, message) => {
  write(authored.replace(right, wrong));
  await expect(readManifest(directory)).rejects.toThrow(message);
});

it('names the language, the word that it lacks, and what it has for nothing', async () => {
  write(authored, (language) => (language === 'de' ? { ...words, navigation: { kindnes: 'x' } } : words));
  await expect(readManifest(directory)).rejects.toThrow(
    /de\.json: navigation\.kindness is missing\n.*de\.json: navigation\.kindnes names nothing/,
  );
  rmSync(join(directory, 'src/locales/manifest/fr.json'));
  await expect(readManifest(directory)).rejects.toThrow('fr.json: is missing');
});

it.each(readdirSync(join(workspace, 'apps')).filter((app) => app.endsWith('-mfe')))(
  'reads the manifest of %s',
  async (app) => {
    cpSync(join(workspace, 'apps', app, 'src'), join(directory, 'src'), { recursive: true });
    expect((await readManifest(directory)).words?.['en']?.title).toBeTruthy();
  },
);
