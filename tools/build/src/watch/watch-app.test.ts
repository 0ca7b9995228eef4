import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchApp } from './watch-app.ts';

let workspace: string;
const endings: (() => void)[] = [];
const built = vi.fn<(app: string) => void>();
const failed = vi.fn<(message: string) => void>();

const sourceOf = (app: string) => join(workspace, 'apps', app, 'index.js');
const builtText = (app: string) => readFileSync(join(workspace, '.data/development', app, 'main.js'), 'utf8');

async function watchSmallApp(app: string): Promise<void> {
  const directory = join(workspace, 'apps', app);
  mkdirSync(directory, { recursive: true });
  writeFileSync(sourceOf(app), `console.log('${app} one')`);
  // What was saved a moment before it is watched counts as saved anew.
  utimesSync(sourceOf(app), new Date('2026-01-01'), new Date('2026-01-01'));
  const config = { context: directory, entry: './index.js', mode: 'development', devtool: false };
  writeFileSync(join(directory, 'rspack.config.ts'), `export default ${JSON.stringify(config)}`);
  const onBuilt = (folder: string) => built(basename(folder));
  endings.push(await watchApp({ workspace, directory, onBuilt, onFailed: failed }));
  await vi.waitFor(() => expect(built).toHaveBeenCalledWith(app), { timeout: 20_000 });
}

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'watched-'));
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  rmSync(workspace, { recursive: true });
});

it('what is saved in one app is built there alone, and a mistake is told until it is mended', async () => {
  await watchSmallApp('journal');
  await watchSmallApp('admin');
  built.mockClear();

  writeFileSync(sourceOf('journal'), `console.log('journal two')`);
  await vi.waitFor(() => expect(builtText('journal')).toContain('journal two'), { timeout: 20_000 });

  writeFileSync(sourceOf('journal'), `console.log('journal three`);
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), { timeout: 20_000 });
  writeFileSync(sourceOf('journal'), `console.log('journal four')`);
  await vi.waitFor(() => expect(builtText('journal')).toContain('journal four'), { timeout: 20_000 });

  expect(built).not.toHaveBeenCalledWith('admin');
});
