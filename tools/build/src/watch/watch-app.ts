import { basename, join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/** Where development builds lie, apart from the real ones. */
const developmentFolder = (workspace: string, app: string) => join(workspace, '.data/development', app);

export type WatchAppOptions = {
  workspace: string;
  /** Absolute folder of the app. */
  directory: string;
  /** Called after each build without errors, with the folder that holds the release. */
  onBuilt: (folder: string) => void;
  /** Called with what is wrong. */
  onFailed: (message: string) => void;
};

/** Rebuilds an app whenever one of its sources changes; returns what ends that. */
export async function watchApp(options: WatchAppOptions): Promise<() => void> {
  const { workspace, directory, onBuilt, onFailed } = options;
  const folder = developmentFolder(workspace, basename(directory));
  const loaded: { default: Configuration | Configuration[] } = await import(
    join(directory, 'rspack.config.ts')
  );
  const configs = [loaded.default]
    .flat()
    .map((config) => ({ ...config, output: { ...config.output, path: folder } }));
  const compiler = rspack(configs);
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error) onFailed(error.message);
    else if (stats?.hasErrors()) onFailed(stats.toString({ preset: 'errors-only' }));
    else onBuilt(folder);
  });
  return () => watching?.close(() => {});
}
