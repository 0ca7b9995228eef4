import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { WatchAppOptions } from './watch-app.ts';

/** Milliseconds without a change before the site is built again. */
const QUIET_MS = 200;

/** Builds an app that has a build script of its own, now and whenever one of its sources changes; returns what ends that. */
export function watchSite({ workspace, directory, onBuilt, onFailed }: WatchAppOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;

  const build = () => {
    if (isBuilding) return schedule();
    isBuilding = true;
    const { NODE_ENV: _development, ...env } = process.env;
    const child = spawn(process.execPath, ['build.ts'], { cwd: directory, env, stdio: 'inherit' });
    child.once('exit', (code) => {
      isBuilding = false;
      if (code === 0) onBuilt(join(directory, 'dist'));
      else onFailed(`build.ts ended with code ${code}`);
    });
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(build, QUIET_MS);
  };
  const watchers = [join(directory, 'src'), join(workspace, 'libs/design-system/src')].map((folder) =>
    watch(folder, { recursive: true }, schedule),
  );
  schedule();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
