import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { FILE_LIST } from '@reflectory/contracts/boot';
import { SERVER_ENTRY } from '@reflectory/contracts/remotes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCurrent } from './pointers.ts';
import { publish } from './publish.ts';
import budget from '../../size-budget.json' with { type: 'json' };
import { checkBudget } from './size-budget.ts';
import { type ReleaseInput, writeRelease } from './write-release.ts';

let folder: string;
let releases: string;
const text = 'export const words = "quiet quiet quiet quiet";\n'.repeat(20);
const style = (colour: string) => `@layer areas { .journal-page { color: ${colour} } }`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dist-'));
  releases = mkdtempSync(join(tmpdir(), 'releases-'));
  writeFileSync(join(folder, 'remote-entry.js'), text);
  writeFileSync(join(folder, 'page.css'), style('red'));
});
afterEach(() => {
  for (const path of [folder, releases]) rmSync(path, { recursive: true });
});

const input = (overrides: Partial<ReleaseInput> = {}): ReleaseInput => ({
  name: 'journal',
  version: '1.0.0',
  folder,
  entry: 'remote-entry.js',
  preload: ['remote-entry.js', 'page.css'],
  manifest: { name: 'journal', routes: [{ path: '/journal' }], navigation: [], slots: [] },
  federation: { name: 'journal' },
  isDevelopment: true,
  ...overrides,
});

describe('writing a release', () => {
  it('describes every file by hash and size, and puts compressed copies beside it', () => {
    const { files } = writeRelease(input());
    const sha256 = createHash('sha256').update(text).digest('base64');
    expect(files['remote-entry.js']).toMatchObject({ integrity: `sha256-${sha256}`, bytes: text.length });
    expect(gunzipSync(readFileSync(join(folder, 'remote-entry.js.gz'))).toString()).toBe(text);
    expect(existsSync(join(folder, 'remote-entry.js.br'))).toBe(true);
    expect(Object.keys(files)).toEqual(['files.json', 'page.css', 'remote-entry.js']);
  });

  it('lists the files of a remote with their hashes, whatever was listed before', () => {
    writeRelease(input());
    const { files } = writeRelease(input());
    expect(JSON.parse(readFileSync(join(folder, FILE_LIST), 'utf8'))).toEqual({
      'page.css': files['page.css']?.integrity,
      'remote-entry.js': files['remote-entry.js']?.integrity,
    });
  });

  it('fills in what the remote left out of its manifest', () => {
    expect(writeRelease(input()).manifest?.routes).toEqual([{ path: '/journal', access: 'signed-in' }]);
  });

  it('gives the same hash to the same files, and another to changed ones', () => {
    const first = writeRelease(input());
    expect(writeRelease(input()).hash).toBe(first.hash);
    writeFileSync(join(folder, 'page.css'), style('blue'));
    expect(writeRelease(input()).hash).not.toBe(first.hash);
  });

  it('counts the script for the server, and lists it apart from what browsers get', () => {
    const first = writeRelease(input());
    expect(first.server).toBeNull();
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, SERVER_ENTRY), text);
    const release = writeRelease(input({ serverRoutes: ['/b'] }));
    expect(release.server).toEqual({
      integrity: release.files['remote-entry.js']?.integrity,
      bytes: text.length,
      routes: ['/b'],
    });
    expect(Object.keys(release.files)).toEqual(Object.keys(first.files));
    expect(release.hash).not.toBe(first.hash);
  });

  it('refuses to preload a file that is not there', () => {
    expect(() => writeRelease(input({ preload: ['missing.js'] }))).toThrow('no file missing.js');
  });

  it('refuses a remote whose styles reach beyond it', () => {
    writeFileSync(join(folder, 'page.css'), '@layer areas { nav { display: none !important } }');
    expect(() => writeRelease(input())).toThrow(/page\.css .*\n {2}nav: not below a class of journal/);
    expect(() => writeRelease(input({ manifest: null }))).not.toThrow();
  });

  it('refuses a file that the gateway has no business serving', () => {
    writeFileSync(join(folder, 'notes.docx'), '');
    expect(() => writeRelease(input())).toThrow('notes.docx');
  });
});

describe('the budget of a release', () => {
  const file = (gzipBytes: number) => ({
    'remote-entry.js': { integrity: 'sha384-a', bytes: 1, gzipBytes, contentType: 'text/javascript' },
  });

  it('names file, size and budget when a remote is too large', () => {
    const release = { ...writeRelease(input()), files: file(30_000) };
    expect(() => checkBudget(release)).toThrow(
      `remote-entry.js is 30000 bytes gz, the budget is ${budget.remoteEntryGzipBytes}`,
    );
  });

  it('names what is too much for the first view of a shell', () => {
    const shell = { ...writeRelease(input()), manifest: null, preload: ['remote-entry.js'] };
    expect(() => checkBudget({ ...shell, files: file(200_000) })).not.toThrow();
    expect(() => checkBudget({ ...shell, files: file(400_000) })).toThrow(
      new RegExp(`remote-entry\\.js 400000.*${budget.shellFirstViewGzipBytes}`),
    );
  });

  it('says nothing of one that fits', () => {
    const release = writeRelease(input());
    expect(() => checkBudget({ ...release, files: file(9_000) })).not.toThrow();
  });
});

describe('publishing', () => {
  it('makes a release current and keeps the one before it', () => {
    const first = writeRelease(input()).hash;
    expect(publish(folder, releases)).toMatchObject({ hash: first, previous: null, isNew: true });
    writeFileSync(join(folder, 'page.css'), style('blue'));
    const second = writeRelease(input()).hash;
    expect(publish(folder, releases)).toMatchObject({ hash: second, previous: first, isNew: true });
    expect(readCurrent(releases)).toEqual({ journal: second });
    for (const hash of [first, second]) {
      expect(existsSync(join(releases, 'journal', hash, 'remote-entry.js.br'))).toBe(true);
    }
  });

  it('goes back to an older release that is built again', () => {
    const first = writeRelease(input()).hash;
    publish(folder, releases);
    writeFileSync(join(folder, 'page.css'), style('blue'));
    writeRelease(input());
    publish(folder, releases);
    writeFileSync(join(folder, 'page.css'), style('red'));
    writeRelease(input());
    expect(publish(folder, releases)).toMatchObject({ hash: first, isNew: false });
    expect(readCurrent(releases)).toEqual({ journal: first });
  });

  it('refuses styles that reach beyond a remote, whatever built them', () => {
    writeRelease(input());
    writeFileSync(join(folder, 'page.css'), ':root { --color-text: red }');
    expect(() => publish(folder, releases)).toThrow(/:root: outside of @layer areas/);
    expect(readdirSync(releases)).toEqual([]);
  });

  it('says what to do when nothing is built', () => {
    expect(() => publish(join(folder, 'nowhere'), releases)).toThrow('build the app first');
  });
});
