import { expect, it } from 'vitest';
import budget from '../../size-budget.json' with { type: 'json' };
import { checkBudget, checkPageBudget } from './size-budget.ts';

const release = (gzipBytes: number) => ({
  files: {
    'page.js': { integrity: 'sha384-a', bytes: 1, gzipBytes: 10, contentType: 'text/javascript' },
    'client.js': { integrity: 'sha384-b', bytes: 1, gzipBytes, contentType: 'text/javascript' },
  },
});

it('adds up all that a page can load and names the files that are too much', () => {
  const files = ['page.js', 'client.js'];
  const most = budget.publicPageGzipBytes - 10;
  expect(() => checkPageBudget(release(most), 'landing', files)).not.toThrow();
  expect(() => checkPageBudget(release(most + 1), 'landing', files)).toThrow(/landing.*client\.js/);
});

const sized = (files: Record<string, number>) => ({
  name: 'sized',
  entry: 'main.js',
  preload: ['main.js'],
  pages: {},
  texts: {},
  laterTexts: [],
  manifest: null,
  files: Object.fromEntries(
    Object.entries(files).map(([path, gzipBytes]) => [
      path,
      { integrity: 'sha384-a', bytes: 1, gzipBytes, contentType: 'text/javascript' },
    ]),
  ),
});

it('refuses a shell whose scripts or first fonts are too much', () => {
  const { shellFirstViewGzipBytes: scripts, shellFirstFontBytes: fonts } = budget;
  const font = 'fonts/newsreader-latin-opsz-normal.0123456789.woff2';
  const later = 'fonts/newsreader-latin-opsz-normal-rest.0123456789.woff2';
  const shell = (own: Record<string, number>) => sized({ 'main.js': scripts, [font]: fonts, ...own });
  expect(() => checkBudget(shell({ [later]: fonts }))).not.toThrow();
  expect(() => checkBudget(shell({ 'main.js': scripts + 1 }))).toThrow(/scripts and styles.*main\.js/);
  expect(() => checkBudget(shell({ [font]: fonts + 1 }))).toThrow(/fonts.*newsreader/);
});

it('adds up what a page of a remote needs, with its English texts', () => {
  const page = (path: string, bytes: number) => ({
    ...sized({ 'main.js': 1000, 'page.js': bytes - 3000, 'en.js': 2000 }),
    manifest: { name: 'journal', routes: [], navigation: [], slots: [] },
    pages: { [path]: ['main.js', 'page.js'] },
    texts: { en: ['en.js'] },
  });
  const { firstPageGzipBytes: first, remotePageGzipBytes: other } = budget;
  expect(() => checkBudget(page('/journal', first['/journal']))).not.toThrow();
  expect(() => checkBudget(page('/journal', first['/journal'] + 1))).toThrow(/\/journal.*page\.js/);
  expect(() => checkBudget(page('/other', other))).not.toThrow();
  expect(() => checkBudget(page('/other', other + 1))).toThrow(/\/other/);
});

it('refuses a part of a remote that comes later and is too much', () => {
  const most = budget.remotePartGzipBytes;
  const remote = (bytes: number) => ({
    ...sized({ 'main.js': 1000, 'part.js': bytes - 2000, 'part.css': 2000 }),
    manifest: { name: 'journal', routes: [], navigation: [], slots: [] },
  });
  const imports = [{ from: 'field.ts', request: './editor.ts', files: ['part.js', 'part.css'] }];
  expect(() => checkBudget(remote(most), imports)).not.toThrow();
  expect(() => checkBudget(remote(most + 1), imports)).toThrow(/\.\/editor\.ts.*part\.js/);
});

it('refuses worklets and workers that are too much together', () => {
  const half = budget.remoteThreadsGzipBytes / 2;
  const remote = (bytes: number) => ({
    ...sized({ 'main.js': 1000, 'play.worklet.js': half, 'render.worker.js': bytes }),
    manifest: { name: 'sound', routes: [], navigation: [], slots: [] },
  });
  expect(() => checkBudget(remote(half))).not.toThrow();
  expect(() => checkBudget(remote(half + 1))).toThrow(/beside its pages.*render\.worker\.js/);
});
