import { browsers, checkPageBudget, webConfig, writeRelease } from '@reflectory/build';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import packageJson from './package.json' with { type: 'json' };
import { subsetFonts } from './subset-fonts.ts';
import type * as Prerender from './src/prerender.tsx';

const directory = import.meta.dirname;
const dist = path.join(directory, 'dist');
const app = { directory, name: 'public-site', keepsOpticalSizes: true };
/** Fonts that the first view of every page is written in. */
const firstFonts = /^(newsreader-latin-opsz-normal|instrument-sans-latin-wght-normal)\./;

type Built = typeof Prerender & { styles: string[] };

/** Builds for the browser, prerenders every page in every language, and writes the release. */
async function build(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  const built = await loadPages();
  const entries = Object.fromEntries(built.entryNames.map((name) => [name, `./src/${name}.entry.ts`]));
  const stats = await compile(browserConfig(entries));
  cpSync(prerendered, dist, { recursive: true, filter: (file) => !file.endsWith('js') });
  rmSync(prerendered, { recursive: true });
  await subsetFonts(path.join(dist, 'fonts'));
  for (const [file, content] of Object.entries(built.pictures)) writeFileSync(path.join(dist, file), content);
  const scripts = scriptsOf(stats, built.entryNames);
  const pages = built.pages.map((page) => describePage(built, page, scripts));
  writeFileSync(path.join(dist, 'pages.json'), JSON.stringify({ pages }));
  const landing = scripts.ofEntry('landing');
  const release = writeRelease({
    name: 'public-site',
    version: packageJson.version,
    folder: dist,
    entry: landing[0] ?? '',
    preload: [...built.styles, ...landing],
    manifest: null,
    federation: null,
  });
  checkPageBudget(release, 'landing', [...landing, ...scripts.later]);
}

/** Writes a page in every language and describes it for the gateway. */
function describePage(
  { renderPage, textsByLanguage, styles }: Built,
  page: Built['pages'][number],
  scripts: Scripts,
) {
  const texts = Object.entries(textsByLanguage).map(([language, words]) => {
    const file = `pages/${language}/${page.name}.html`;
    mkdirSync(path.join(dist, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dist, file), renderPage(page, language as keyof typeof textsByLanguage));
    const described = { file, title: page.title(words), description: page.description(words) };
    const filled = { structuredData: page.structuredData?.(words), words: page.words?.(words) };
    return [language, { ...described, ...filled }] as const;
  });
  const fonts = readdirSync(path.join(dist, 'fonts')).filter((file) => firstFonts.test(file));
  return {
    name: page.name,
    path: page.path,
    status: page.status,
    indexable: page.isIndexable,
    feature: page.feature,
    included: page.included,
    texts: Object.fromEntries(texts),
    scripts: page.entry ? scripts.ofEntry(page.entry) : [],
    styles,
    preload: [...(page.asksAtOnce ? scripts.later : []), ...fonts.map((file) => `fonts/${file}`)],
  };
}

/** Scripts of the pages, and those that they load later: all of them the service client, which every form needs. */
type Scripts = { ofEntry: (entry: string) => string[]; later: string[] };

function scriptsOf({ compilation }: Stats, entries: readonly string[]): Scripts {
  const isScript = (file: string) => file.endsWith('.js');
  const ofEntry = (entry: string) => (compilation.entrypoints.get(entry)?.getFiles() ?? []).filter(isScript);
  const first = entries.flatMap(ofEntry);
  const later = Object.keys(compilation.assets).filter((file) => isScript(file) && !first.includes(file));
  return { ofEntry, later };
}

/** The scripts of pages: no styles, since the pages carry theirs. */
function browserConfig(entries: NonNullable<Configuration['entry']>): Configuration {
  const browser = webConfig(app, entries, []);
  return {
    ...browser,
    optimization: { ...browser.optimization, splitChunks: false },
    module: {
      ...browser.module,
      generator: {
        ...browser.module?.generator,
        'css/module': { ...browser.module?.generator?.['css/module'], exportsOnly: true },
      },
    },
  };
}

const prerendered = path.join(directory, 'dist-prerender');

/** The pages as a program for Node, since they are JSX and CSS modules. Their one style sheet comes from here too. */
async function loadPages(): Promise<Built> {
  const browser = webConfig(app, { site: './src/prerender.tsx' }, []);
  const stats = await compile({
    ...browser,
    target: 'node24',
    output: {
      ...browser.output,
      // The gateway writes the style sheet into the page, with the address of the release in place of this.
      publicPath: '{{base}}',
      path: prerendered,
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
    plugins: [new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } })],
  });
  const styles = Object.keys(stats.compilation.assets).filter((file) => file.endsWith('.css'));
  const program = path.join(prerendered, 'prerender.cjs');
  const loaded = createRequire(import.meta.url)(program) as typeof Prerender;
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
