import { existsSync, globSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildMonolith, workspace } from '@reflectory/build';
import { type Release, releaseSchema } from '@reflectory/contracts/remotes';
import { findChromium } from '@reflectory/quality/chromium';
import { type FirstView, measureFirstView, type Network } from './first-view/measure.ts';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { median, table } from './measuring/statistics.ts';
import { bootManifest, composePage, federatedFiles } from './first-view/page.ts';
import { type Encoding, startPageServer } from './first-view/page-server.ts';

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
const remotes = globSync('*-mfe', { cwd: join(workspace, 'apps') })
  .toSorted()
  .map(readRelease);
const journal = remotes.find(({ name }) => name === 'journal');
if (!journal) throw new Error('No journal');

const report = openReport('first-view');

report.print(describeMachine());
report.print(
  table(
    ['build', 'entry kB gz', 'first view kB gz', 'scripts and styles kB gz'],
    [shell, ...remotes].map((release) => {
      const entry = release.files[release.entry]?.gzipBytes ?? 0;
      const first = sum(release, (path) => release.preload.includes(path));
      const all = sum(release, (path) => /\.(js|css)$/.test(path));
      return [release.name, kilobytes(entry), kilobytes(first), kilobytes(all)];
    }),
  ),
);

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

const browser = await chromium.launch(await findChromium('whole'));
const [unlimited] = networks;
if (!unlimited) throw new Error('No network');
const encodings: Encoding[] = ['gzip', 'br'];
const sizes = new Map<string, number[]>();
for (const encoding of encodings) {
  const { files } = await measureFirstView(browser, server, '/journal', unlimited, encoding);
  // What the page asks the service for weighs nothing here, and may come after the measurement.
  const own = files.filter(({ path }) => path === '/journal' || path.startsWith('/r/'));
  for (const { path, bytes } of own) sizes.set(path, [...(sizes.get(path) ?? []), bytes]);
}
const byWeight = [...sizes].toSorted(([, [a = 0]], [, [b = 0]]) => b - a);
const withoutHash = (path: string) =>
  path.replace(/\/[0-9a-f]{20}\//, '/…/').replace(/\.[0-9a-f]{10}\./, '.');
report.print(
  table(
    ['file of the first view of /journal', 'kB gz', 'kB br'],
    byWeight.map(([path, bytes]) => [withoutHash(path), ...bytes.map(kilobytes)]),
  ),
);

type Build = 'one build' | 'federated';
async function compare(network: Network, encoding: Encoding): Promise<(string | number)[][]> {
  const views: Record<Build, FirstView[]> = { 'one build': [], federated: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const single = await measureFirstView(browser, server, '/journal?one-build', network, encoding);
    views['one build'].push(single);
    views.federated.push(await measureFirstView(browser, server, '/journal', network, encoding));
  }
  const base = median(views['one build'].map(({ visibleMs }) => visibleMs));
  return Object.entries(views).map(([name, list]) => {
    const of = (field: 'requests' | 'bytes' | 'visibleMs') => median(list.map((view) => view[field]));
    const visible = of('visibleMs');
    const ratio = (visible / base).toFixed(2);
    return [network.name, encoding, name, of('requests'), kilobytes(of('bytes')), visible.toFixed(0), ratio];
  });
}

const compared: (string | number)[][] = [];
for (const network of networks) {
  for (const encoding of encodings) compared.push(...(await compare(network, encoding)));
}
report.print(table(['network', 'sent as', 'build', 'requests', 'kB', 'visible ms', 'ratio'], compared));
report.print(`${ROUNDS} rounds each; load afterwards ${loadavg()[0]?.toFixed(1)}.`);
if (process.argv.includes('--write')) report.write();
await browser.close();
await server.close();
