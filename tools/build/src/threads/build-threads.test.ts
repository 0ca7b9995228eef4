import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildThreads } from './build-threads.ts';

let directory: string;
const write = (file: string, content: string) => {
  mkdirSync(join(directory, file, '..'), { recursive: true });
  writeFileSync(join(directory, file), content);
};
const build = () => buildThreads({ directory, name: 'sound' }, join(directory, 'dist'));

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sound-'));
  write('package.json', '{ "name": "sound", "version": "1.0.0" }');
});
afterEach(() => rmSync(directory, { recursive: true }));

it('becomes one script that needs nothing but the language', async () => {
  write('src/tone.ts', 'export const tone = (hertz: number): number => hertz * 2;');
  write(
    'src/threads/play.worklet.ts',
    `import { tone } from '../tone.ts'; registerProcessor('play', tone(220));`,
  );
  const sources = await build();
  expect(sources).toContain(join(directory, 'src/tone.ts'));
  const registered: unknown[] = [];
  const script = readFileSync(join(directory, 'dist/play.worklet.js'), 'utf8');
  vm.runInNewContext(script, { registerProcessor: (...given: unknown[]) => registered.push(given) });
  expect(registered).toEqual([['play', 440]]);
});

it('is nothing where a remote has none', async () => {
  expect(await build()).toEqual([]);
});

it('says what is wrong with a source', async () => {
  write('src/threads/play.worklet.ts', `import { missing } from './nowhere.ts'; missing();`);
  await expect(build()).rejects.toThrow(/nowhere/);
});
