import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildMonolith, workspace } from '@reflectory/build';
import { type Release, releaseSchema } from '@reflectory/contracts/remotes';
import { findChromium } from '@reflectory/quality/chromium';
import { type FirstView, measureFirstView, type Network } from './first-view/measure.ts';
import { median } from './measuring/statistics.ts';
import { bootManifest, composePage, federatedFiles } from './first-view/page.ts';
import { startPageServer } from './first-view/page-server.ts';

/** Sizes and the first view of /journal, federated and as one build of the same sources. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
const networks: Network[] = [
  { name: 'no throttle', megabitsPerSecond: null, latencyMs: 0 },
  { name: '10 Mbps / 40 ms', megabitsPerSecond: 10, latencyMs: 40 },
  { name: '1.6 Mbps / 150 ms', megabitsPerSecond: 1.6, latencyMs: 150 },
];

function readRelease(app: string): Release {
  const path = join(workspace, 'apps', app, 'dist/release.json');
  if (!existsSync(path)) throw new Error(`${app} is not built: run "npm run build"`);
  return releaseSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const sum = (release: Release, wanted: (path: string) => boolean) =>
  Object.entries(release.files)
    .filter(([path]) => wanted(path))
    .reduce((total, [, { gzipBytes }]) => total + gzipBytes, 0);

const shell = readRelease('shell');
const remotes = ['journal-mfe', 'presentations-mfe', 'admin-mfe'].map(readRelease);
const journal = remotes[0];
if (!journal) throw new Error('No journal');

console.log('| build | entry kB gz | first view kB gz | scripts and styles kB gz |\n|---|---|---|---|');
for (const release of [shell, ...remotes]) {
  const entry = release.files[release.entry]?.gzipBytes ?? 0;
  const first = sum(release, (path) => release.preload.includes(path));
  const all = sum(release, (path) => /\.(js|css)$/.test(path));
  console.log(`| ${release.name} | ${kilobytes(entry)} | ${kilobytes(first)} | ${kilobytes(all)} |`);
}

const monolithFolder = join(workspace, '.data/bench/monolith');
const monolith = await buildMonolith(
  monolithFolder,
  remotes.map(({ name }) => name),
);
const dist = (app: string) => join(workspace, 'apps', app, 'dist');
const server = await startPageServer({
  folders: {
    '/monolith/': `${monolithFolder}/`,
    [`/r/shell/${shell.hash}/`]: dist('shell'),
    '/r/shell/pieces/': dist('shell'),
    ...Object.fromEntries(remotes.map(({ name, hash }) => [`/r/${name}/${hash}/`, dist(`${name}-mfe`)])),
  },
  documents: (origin) => {
    const boot = bootManifest(origin, remotes);
    const federated = federatedFiles(shell, journal, '/journal');
    const linked = (paths: string[]) => paths.map((path) => ({ href: `/monolith/${path}` }));
    const single = {
      ...federated,
      preload: [],
      styles: linked(monolith.styles),
      scripts: linked(monolith.scripts),
    };
    return { '/journal': composePage(federated, boot), '/journal?one-build': composePage(single, boot) };
  },
});

const browser = await chromium.launch(await findChromium());
const [unlimited] = networks;
if (!unlimited) throw new Error('No network');
console.log('\n| file of the first view of /journal | kB |\n|---|---|');
const { files } = await measureFirstView(browser, server, '/journal', unlimited);
for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
  console.log(`| ${path} | ${kilobytes(bytes)} |`);
}
console.log('\n| network | build | requests | kB | visible ms | ratio |\n|---|---|---|---|---|---|');
for (const network of networks) {
  const views: Record<'one build' | 'federated', FirstView[]> = { 'one build': [], federated: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    views['one build'].push(await measureFirstView(browser, server, '/journal?one-build', network));
    views.federated.push(await measureFirstView(browser, server, '/journal', network));
  }
  const base = median(views['one build'].map(({ visibleMs }) => visibleMs));
  for (const [name, list] of Object.entries(views)) {
    const of = (field: 'requests' | 'bytes' | 'visibleMs') => median(list.map((view) => view[field]));
    const visible = of('visibleMs');
    const cells = [network.name, name, of('requests'), kilobytes(of('bytes')), visible.toFixed(0)];
    console.log(`| ${cells.join(' | ')} | ${(visible / base).toFixed(2)} |`);
  }
}
await browser.close();
await server.close();
