import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeClashes } from './find-clashes.ts';
import { movePointers, readCurrent } from './pointers.ts';
import { seed } from './publish.ts';
import { findBuilds, runReleaseCommand } from './release-commands.ts';
import { writeRelease } from './write-release.ts';

let workspace: string;
let releasesFolder: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
  releasesFolder = join(workspace, '.data/releases');
});
afterEach(() => rmSync(workspace, { recursive: true }));

/** Builds an app in a checkout; returns the hash. */
function build(
  name: string,
  text: string,
  checkout = workspace,
  versions: { requires?: Record<string, string>; provides?: Record<string, string>; manifest?: object } = {},
): string {
  const { manifest: stated, ...needs } = versions;
  const folder = join(checkout, `apps/${name}-mfe/dist`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.js'), text);
  const manifest =
    name === 'shell' ? null : { name, routes: [{ path: `/${name}` }], navigation: [], slots: [], ...stated };
  const known = {
    entry: 'main.js',
    preload: ['main.js'],
    federation: null,
    isDevelopment: true,
    ...needs,
  };
  return writeRelease({ name, version: '1.0.0', folder, manifest, ...known }).hash;
}

const command = (
  words: string[],
  options: { isAll?: boolean; expected?: string } = {},
  checkout = workspace,
) =>
  runReleaseCommand({
    words,
    isAll: false,
    expected: undefined,
    workspace: checkout,
    releasesFolder,
    calledFrom: checkout,
    ...options,
  });
const start = (checkout = workspace) =>
  seed([...findBuilds(checkout).values()], releasesFolder, checkout).filter(({ isKept }) => isKept);

describe('a release', () => {
  it('names its apps, and only those move', () => {
    const [journal, gratitude] = [build('journal', '1'), build('gratitude', '1')];
    command(['gratitude']);
    expect(readCurrent(releasesFolder)).toEqual({ gratitude });
    build('gratitude', '2');
    command(['journal']);
    expect(readCurrent(releasesFolder)).toEqual({ gratitude, journal });
  });

  it('moves nothing when one of the names is not built, or none is given', () => {
    build('journal', '1');
    expect(() => command(['journal', 'gratitud'])).toThrow(
      'There is no build of gratitud here; built are journal',
    );
    expect(() => command([])).toThrow(/^Usage: npm run release/);
    expect(readCurrent(releasesFolder)).toEqual({});
    expect(command([], { isAll: true })[0]).toMatch(/^journal +first release /);
  });

  it('is refused where the shell does not provide what the remote needs, and both may come together', () => {
    build('shell', '1', workspace, { provides: { react: '19.3.1' } });
    build('journal', '1', workspace, { requires: { react: '^19.0.0' } });
    command(['shell', 'journal']);
    const before = readCurrent(releasesFolder);
    build('journal', '2', workspace, { requires: { react: '^20.0.0' } });
    expect(() => command(['journal'])).toThrow('journal needs react ^20.0.0, which is 19.3.1 here');
    build('shell', '2', workspace, { provides: { react: '20.0.0' } });
    expect(() => command(['gratitude', 'shell'])).toThrow('no build of gratitude');
    build('journal', '1', workspace, { requires: { react: '^19.0.0' } });
    expect(() => command(['shell'])).toThrow('journal needs react ^19.0.0, which is 20.0.0 here');
    expect(readCurrent(releasesFolder)).toEqual(before);
    build('journal', '2', workspace, { requires: { react: '^20.0.0' } });
    expect(command(['journal', 'shell'])).toHaveLength(2);
  });

  it('comes from a folder outside of the checkout', () => {
    const other = mkdtempSync(join(tmpdir(), 'other-'));
    const hash = build('tides', '1', other);
    command(['from', join(other, 'apps/tides-mfe/dist')]);
    expect(readCurrent(releasesFolder)).toEqual({ tides: hash });
    expect(() => command(['from', other])).toThrow('build the app first');
    rmSync(other, { recursive: true });
  });

  it('moves only from where it was expected', () => {
    const first = build('journal', '1');
    command(['journal']);
    build('journal', '2');
    command(['journal']);
    build('journal', '3');
    expect(() => command(['journal'], { expected: first })).toThrow(/^journal is at \w+ now, not at \w+$/);
  });

  it('of two publishers at once loses no switch', async () => {
    const program = `import { movePointers, readCurrent } from '${join(import.meta.dirname, 'pointers.ts')}';
      const [folder, name] = process.argv.slice(1);
      let lost = 0;
      for (let i = 0; i < 100; i += 1) {
        const hash = name + i;
        movePointers(folder, () => [{ name, hash, followed: null }]);
        if (readCurrent(folder)[name] !== hash) lost += 1;
      }
      console.log(lost);`;
    const publisher = (name: string) =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, releasesFolder, name]);
    const outputs = await Promise.all([publisher('journal'), publisher('admin')]);
    expect(outputs.map(({ stdout }) => stdout.trim())).toEqual(['0', '0']);
    expect(readCurrent(releasesFolder)).toEqual({ admin: 'admin99', journal: 'journal99' });
  }, 120_000);
});

describe('what only one remote can have', () => {
  const offered = (slot: string) => ({ offers: [{ slot, props: {} }] });
  const atRoute = (path: string) => ({ routes: [{ path, access: 'signed-in' as const }] });
  it.each([
    ['an address', atRoute('/tides/:id'), atRoute('/tides/:tide'), 'the address /tides/:'],
    [
      'a feature',
      { features: [{ key: 'tides', default: 'on' }] },
      { features: [{ key: 'tides', default: 'off' }] },
      'the feature "tides"',
    ],
    ['a slot', offered('tides.actions'), offered('tides.actions'), 'the slot "tides.actions"'],
  ])('%s of another is refused, and a start names it', (_what, first, second, claim) => {
    build('moods', '1', workspace, { manifest: first });
    build('tides', '1', workspace, { manifest: second });
    command(['moods']);
    expect(() => command(['tides'])).toThrow(`moods and tides both claim ${claim}`);
    expect(Object.keys(readCurrent(releasesFolder))).toEqual(['moods']);
    start();
    expect(describeClashes(releasesFolder)).toEqual([expect.stringContaining(`both claim ${claim}`)]);
    // What has it already is released again, and another one as well.
    build('moods', '2', workspace, { manifest: atRoute('/moods') });
    expect(command(['moods'])).toHaveLength(1);
    expect(describeClashes(releasesFolder)).toEqual([]);
  });
});

describe('a start', () => {
  it('seeds what is missing, and serves the new builds of its own checkout', () => {
    build('journal', '1');
    expect(start()).toEqual([]);
    const second = build('journal', '2');
    expect(start()).toEqual([]);
    expect(readCurrent(releasesFolder)).toEqual({ journal: second });
  });

  it('moves nothing that another checkout has started with', () => {
    build('journal', '1');
    start();
    const before = readCurrent(releasesFolder);
    const old = mkdtempSync(join(tmpdir(), 'old-checkout-'));
    const hash = build('journal', '0', old);
    expect(start(old)).toMatchObject([{ name: 'journal', hash, isKept: true }]);
    expect(readCurrent(releasesFolder)).toEqual(before);
    rmSync(old, { recursive: true });
  });

  it('leaves a roll-back and a release by hand where they are, until it is told to follow', () => {
    const first = build('journal', '1');
    start();
    const second = build('journal', '2');
    start();
    expect(command(['rollback', 'journal'])).toEqual([`journal        ${second} → ${first}`]);
    expect(start()).toMatchObject([{ name: 'journal', hash: second, previous: first }]);
    expect(readCurrent(releasesFolder)).toEqual({ journal: first });
    expect(command(['status']).join('\n')).toMatch(
      new RegExp(`^journal +${first} .* moved by hand\\n +before: ${second}$`),
    );

    command(['follow', 'journal']);
    expect(start()).toEqual([]);
    expect(readCurrent(releasesFolder)).toEqual({ journal: second });
  });

  it('does not bring back what was withdrawn', () => {
    const hash = build('gratitude', '1');
    start();
    command(['withdraw', 'gratitude']);
    expect(readCurrent(releasesFolder)).toEqual({});
    expect(start()).toMatchObject([{ name: 'gratitude', previous: null }]);
    expect(readCurrent(releasesFolder)).toEqual({});
    expect(command(['status'])[0]).toMatch(/^gratitude +withdrawn/);
    command(['gratitude']);
    expect(readCurrent(releasesFolder)).toEqual({ gratitude: hash });
  });

  it('takes over pointers from before there were notes', () => {
    movePointers(releasesFolder, () => [{ name: 'journal', hash: 'old', followed: null }]);
    rmSync(join(releasesFolder, 'pointers.json'));
    const hash = build('journal', '1');
    expect(start()).toEqual([]);
    expect(readCurrent(releasesFolder)).toEqual({ journal: hash });
    expect(readFileSync(join(releasesFolder, 'pointers.json'), 'utf8')).toContain('../..');
  });
});

describe('what cannot be done is said', () => {
  it.each([
    [['rollback', 'journal'], 'journal has no earlier release'],
    [['rollback', 'journal', '0000'], 'There is no release 0000 of journal'],
    [['rollback', 'nowhere'], 'Nothing is released as nowhere: journal, shell'],
    [['withdraw', 'shell'], 'shell is no remote'],
    [['withdraw'], 'Usage:'],
    [['status', 'journal'], 'Usage:'],
  ])('%j', (words, message) => {
    build('journal', '1');
    build('shell', '1');
    start();
    const before = readCurrent(releasesFolder);
    expect(() => command(words)).toThrow(message);
    expect(readCurrent(releasesFolder)).toEqual(before);
  });
});
