import { webConfig, writeRelease } from '@reflectory/build';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import packageJson from './package.json' with { type: 'json' };
import type * as Prerender from './src/prerender.tsx';

const directory = import.meta.dirname;
const dist = path.join(directory, 'dist');
const app = { directory, name: 'public-site' };
const entryNames = ['landing', 'auth', 'message', 'not-found'] as const;
const languages = ['en', 'de'] as const;

/** Builds for the browser, prerenders every page in every language, and writes the release. */
async function build(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  const entries = Object.fromEntries(entryNames.map((name) => [name, `./src/${name}.entry.ts`]));
  const [stats, { pages, renderPage, textsByLanguage }] = [
    await compile(webConfig(app, entries, [])),
    await loadPages(),
  ];
  const assets = assetsByEntry(stats);
  const described = pages.map((page) => ({
    name: page.name,
    path: page.path,
    status: page.status,
    indexable: page.isIndexable,
    texts: Object.fromEntries(
      languages.map((language) => {
        const file = `pages/${language}/${page.name}.html`;
        mkdirSync(path.join(dist, path.dirname(file)), { recursive: true });
        writeFileSync(path.join(dist, file), renderPage(page, language));
        const texts = textsByLanguage[language];
        return [language, { file, title: page.title(texts), description: page.description(texts) }];
      }),
    ),
    scripts: assets(page.entry, '.js'),
    styles: assets(page.entry, '.css'),
  }));
  writeFileSync(path.join(dist, 'pages.json'), JSON.stringify({ pages: described }));
  const landing = [...assets('landing', '.css'), ...assets('landing', '.js')];
  writeRelease({
    name: 'public-site',
    version: packageJson.version,
    folder: dist,
    entry: assets('landing', '.js')[0] ?? '',
    preload: landing,
    manifest: null,
    federation: null,
  });
}

function assetsByEntry(stats: Stats): (entry: string, extension: string) => string[] {
  return (entry, extension) =>
    (stats.compilation.entrypoints.get(entry)?.getFiles() ?? []).filter((file) => file.endsWith(extension));
}

/** The pages as a program for Node, since they are JSX and CSS modules. */
async function loadPages(): Promise<typeof Prerender> {
  const folder = path.join(directory, 'dist-prerender');
  const browser = webConfig(app, { prerender: './src/prerender.tsx' }, []);
  await compile({
    ...browser,
    target: 'node24',
    output: {
      ...browser.output,
      path: folder,
      filename: 'prerender.cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false },
    plugins: [],
  });
  const loaded = createRequire(import.meta.url)(path.join(folder, 'prerender.cjs')) as typeof Prerender;
  rmSync(folder, { recursive: true, force: true });
  return loaded;
}

function compile(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors()) return reject(new Error(stats?.toString('errors-only')));
        resolve(stats);
      });
    });
  });
}

await build();
