import { webConfig, writeRelease } from '@reflectory/build';
import { LANGUAGES } from '@reflectory/contracts/languages';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import packageJson from './package.json' with { type: 'json' };
import type * as Prerender from './src/prerender.tsx';

const directory = import.meta.dirname;
const dist = path.join(directory, 'dist');
const app = { directory, name: 'public-site' };
const entryNames = ['landing', 'auth', 'not-found'] as const;

/** Builds for the browser, prerenders every page in every language, and writes the release. */
async function build(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  const entries = Object.fromEntries(entryNames.map((name) => [name, `./src/${name}.entry.ts`]));
  const stats = await compile(webConfig(app, entries, []));
  const { styles, pages, renderPage, textsByLanguage } = await loadPages();
  const scriptsOf = (entry: string) => scriptsByEntry(stats, entry);
  const described = pages.map((page) => ({
    name: page.name,
    path: page.path,
    status: page.status,
    indexable: page.isIndexable,
    texts: Object.fromEntries(
      LANGUAGES.map((language) => {
        const file = `pages/${language}/${page.name}.html`;
        mkdirSync(path.join(dist, path.dirname(file)), { recursive: true });
        writeFileSync(path.join(dist, file), renderPage(page, language));
        const texts = textsByLanguage[language];
        return [language, { file, title: page.title(texts), description: page.description(texts) }];
      }),
    ),
    scripts: page.entry ? scriptsOf(page.entry) : [],
    styles,
  }));
  writeFileSync(path.join(dist, 'pages.json'), JSON.stringify({ pages: described }));
  writeRelease({
    name: 'public-site',
    version: packageJson.version,
    folder: dist,
    entry: scriptsOf('landing')[0] ?? '',
    preload: [...styles, ...scriptsOf('landing')],
    manifest: null,
    federation: null,
  });
}

function scriptsByEntry(stats: Stats, entry: string): string[] {
  const files = stats.compilation.entrypoints.get(entry)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js'));
}

/**
 * The pages as a program for Node, since they are JSX and CSS modules. Their style sheet comes from here too:
 * the browser's build knows no page and would drop the classes that only prerendered markup uses.
 */
async function loadPages(): Promise<typeof Prerender & { styles: string[] }> {
  const folder = path.join(directory, 'dist-prerender');
  const browser = webConfig(app, { site: './src/prerender.tsx' }, []);
  const stats = await compile({
    ...browser,
    target: 'node24',
    output: {
      ...browser.output,
      publicPath: '',
      path: folder,
      filename: 'prerender.cjs',
      library: { type: 'commonjs2' },
    },
    module: {
      ...browser.module,
      generator: {
        css: { exportsOnly: false },
        'css/module': { ...browser.module?.generator?.['css/module'], exportsOnly: false },
      },
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new rspack.LightningCssMinimizerRspackPlugin()],
  });
  const styles = Object.keys(stats.compilation.assets).filter((file) => file.endsWith('.css'));
  const loaded = createRequire(import.meta.url)(path.join(folder, 'prerender.cjs')) as typeof Prerender;
  cpSync(folder, dist, { recursive: true, filter: (file) => !file.endsWith('js') });
  rmSync(folder, { recursive: true });
  return { ...loaded, styles };
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
