import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../settings.ts';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
const told: string[] = [];
const load = () => loadSecrets(dataDir, (step) => told.push(step), {});
const fileOf = (name: string) => path.join(dataDir, name);

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  told.length = 0;
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** As if a database had been made with these secrets. */
function makeDatabase(): void {
  mkdirSync(fileOf('postgres/global'), { recursive: true });
  writeFileSync(fileOf('postgres/global/pg_control'), '');
}

test('secrets are made once, whole, and readable by their owner alone', async () => {
  const first = await load();
  expect(await load()).toEqual(first);
  expect(readdirSync(dataDir).toSorted()).toEqual(['secrets.json', 'signing-keys.json']);
  for (const name of readdirSync(dataDir)) expect(statSync(fileOf(name)).mode & 0o777).toBe(0o600);
});

test.each(['cut off', 'missing'])('secrets that are %s are not made anew beside a database', async (how) => {
  await load();
  makeDatabase();
  if (how === 'missing') rmSync(fileOf('secrets.json'));
  else truncateSync(fileOf('secrets.json'), 40);
  const before = readdirSync(dataDir);
  await expect(load()).rejects.toThrow(StartError);
  await expect(load()).rejects.toThrow(/^The secrets of this data folder[^\n]+backup[^\n]+\{\}[^\n]+$/);
  expect(readdirSync(dataDir)).toEqual(before);

  writeFileSync(fileOf('secrets.json'), '{}');
  expect((await load()).internal).toHaveLength(43);
});

test('a first start that was killed while it wrote begins anew', async () => {
  writeFileSync(fileOf('secrets.json'), '{"inter');
  expect((await load()).internal).toHaveLength(43);
});

test('damaged signing keys are set aside and told of', async () => {
  await load();
  makeDatabase();
  truncateSync(fileOf('signing-keys.json'), 20);
  const { jwkFile } = await load();
  expect(JSON.parse(readFileSync(jwkFile, 'utf8')).keys).toHaveLength(1);
  expect(told.join()).toMatch(/signing keys were damaged/);
  const aside = readdirSync(dataDir).find((name) => name.includes('damaged')) ?? '';
  expect(existsSync(fileOf(aside))).toBe(true);
});
