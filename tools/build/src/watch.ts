import { existsSync, globSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { seed } from './release/publish.ts';
import { watchApp, type WatchAppOptions } from './watch/watch-app.ts';
import { watchSite } from './watch/watch-site.ts';

/** `node tools/build/src/watch.ts [releases folder]`: builds every app on change and publishes each build. */
process.env.NODE_ENV = 'development';
const workspace = resolve(import.meta.dirname, '../../..');
const releasesFolder = resolve(process.argv[2] ?? join(workspace, '.data/releases'));
/** Development releases per app that are kept for pages that are still open. */
const KEPT_RELEASES = 3;
const published = new Map<string, string[]>();

function publishBuilt(folder: string): void {
  const [seeding] = seed([folder], releasesFolder, workspace);
  if (!seeding || seeding.previous === seeding.hash) return;
  const { name, hash, previous, isKept } = seeding;
  if (isKept) {
    console.log(
      `${name} stays at ${previous ?? 'nothing'}: "npm run release -- follow ${name}" serves what is built`,
    );
    return;
  }
  const hashes = [...(published.get(name) ?? []).filter((known) => known !== hash), hash];
  for (const old of hashes.slice(0, -KEPT_RELEASES)) {
    rmSync(join(releasesFolder, name, old), { recursive: true, force: true });
  }
  published.set(name, hashes.slice(-KEPT_RELEASES));
  console.log(`${new Date().toLocaleTimeString('en-GB')}  ${name} is ${hash}`);
}

const endings = await Promise.all(
  globSync('apps/*/package.json', { cwd: workspace }).map((path) => {
    const directory = join(workspace, path, '..');
    const options: WatchAppOptions = {
      workspace,
      directory,
      onBuilt: publishBuilt,
      onFailed: (message) => console.error(`${basename(directory)}: ${message}`),
    };
    if (existsSync(join(directory, 'rspack.config.ts'))) return watchApp(options);
    if (existsSync(join(directory, 'build.ts'))) return watchSite(options);
    return () => {};
  }),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const end of endings) end();
    process.exit(0);
  });
}
