import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findLazyImports, laterTextFiles, type LazyImport, pageFiles, textFiles } from './lazy-files.ts';

const source = `export const remote = {
  pages: {
    '/notes': () => import('./app/notes.page.js'),
    "/notes/:id": () => import("./app/note.page.js"),
    '/odd': async () => import('./app/notes.page.js'),
  },
  texts: { en: () => import('./locales/en.json'), de: () => import('./locales/de.json') },
  later: [
    { notFor: ['/notes', "/odd"], languages: { en: () => import('./later/locales/en.json') } },
    { only: ['/notes/:id'], languages: { en: () => import("./reading/locales/en.json") } },
  ],
};`;
const files: Record<string, string> = {
  'src/remote.js': source,
  'src/app/notes.page.js': `import './notes.css'; import { words } from './shared.js';
    export default () => [words, import('./note.page.js'), import('./dialog.js')];`,
  'src/app/note.page.js': `import { words } from './shared.js'; export default () => words;`,
  'src/app/shared.js': `export const words = '${'quiet '.repeat(40)}';`,
  'src/app/dialog.js': `export default () => 'dialog';`,
  'src/app/notes.css': '.notes { color: red }',
  'src/locales/en.json': '{ "a": "b" }',
  'src/locales/de.json': '{ "a": "c" }',
  'src/later/locales/en.json': '{ "d": "e" }',
  'src/reading/locales/en.json': '{ "f": "g" }',
};

let folder: string;
let imports: LazyImport[];
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'remote-')));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const compiler = rspack({
    context: folder,
    mode: 'production',
    devtool: 'source-map',
    target: ['web', 'es2022'],
    entry: './src/remote.js',
    output: {
      path: join(folder, 'dist'),
      chunkFilename: '[name].js',
      cssChunkFilename: '[name].css',
      library: { type: 'window', name: 'remote' },
    },
    module: { rules: [{ test: /\.css$/, type: 'css' }] },
    optimization: { chunkIds: 'named', splitChunks: { chunks: 'async', minSize: 50 } },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.hooks.afterEmit.tap('test', (compilation) => void (imports = findLazyImports(compilation)));
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve()));
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const pages = (...paths: string[]) =>
  pageFiles(
    { path: join(folder, 'src/remote.js'), source },
    paths.map((path) => ({ path })),
    imports,
  );

it('knows scripts, styles and shared chunks of each page, and none that the page itself loads later', () => {
  const found = pages('/notes', '/notes/:id');
  const shared = 'src_app_shared_js.js';
  expect(found['/notes']?.toSorted()).toEqual([
    'src_app_notes_page_js.css',
    'src_app_notes_page_js.js',
    shared,
  ]);
  expect(found['/notes/:id']?.toSorted()).toEqual(['src_app_note_page_js.js', shared]);
});

it('refuses a page of which it cannot tell the file', () => {
  expect(() => pages('/notes', '/odd')).toThrow("write the page of /odd as '/odd': () => import(");
});

it('tells the texts that some pages do not wait for from the others', () => {
  expect(laterTextFiles(source, imports)).toEqual([
    { notFor: ['/notes', '/odd'], files: { en: ['src_later_locales_en_json.js'] } },
    { only: ['/notes/:id'], files: { en: ['src_reading_locales_en_json.js'] } },
  ]);
  expect(laterTextFiles('export const remote = {};', [])).toEqual([]);
});

it('finds the texts of each language', () => {
  expect(textFiles(imports)).toEqual({ en: ['src_locales_en_json.js'], de: ['src_locales_de_json.js'] });
});
