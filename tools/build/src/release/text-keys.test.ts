import path from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../manifest/read-manifest.ts';
import { textKeysOfRemote, textKeysOfShell } from './text-keys.ts';

const appAt = (name: string) => path.resolve(import.meta.dirname, '../../../../apps', name);

test('a remote brings its texts in every language, and those of its manifest', async () => {
  const directory = appAt('journal-mfe');
  const keys = textKeysOfRemote(directory, await readManifest(directory));
  expect(keys['journal']).toEqual(
    expect.arrayContaining(['entries.title', 'words_one', 'words_few', 'voice.title']),
  );
  expect(keys['nav']).toContain('entries');
  expect(keys['common']).toEqual(['remotes.journal']);
  expect(keys['palette']).toEqual(
    expect.arrayContaining(['commandsOf.journal.write', 'searchesOf.journal.entries']),
  );
});

test('sections of the settings are texts of their remote', async () => {
  const directory = appAt('account-mfe');
  const { settings } = textKeysOfRemote(directory, await readManifest(directory));
  expect(settings).toEqual(expect.arrayContaining(['sections.privacy', 'screen.title']));
});

test('the shell brings its own texts, and names and promises of areas', () => {
  const { nav, common } = textKeysOfShell(appAt('shell'));
  expect(nav).toEqual(expect.arrayContaining(['journal', 'promises.journal']));
  expect(common).toContain('skipToContent');
});
