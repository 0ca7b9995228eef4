import { join } from 'node:path';
import { monolithConfig, workspace } from '@reflectory/build';
import { rspack } from '@rspack/core';

/** Files of the monolithic build, in load order. */
export type Monolith = { folder: string; scripts: string[]; styles: string[] };

/**
 * Builds the shell with its remotes as one.
 *
 * @throws Error with what the compiler says.
 */
export async function buildMonolith(): Promise<Monolith> {
  const folder = join(workspace, '.data/bench/monolith');
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const compiler = rspack(monolithConfig(folder));
  compiler.run((error, stats) => {
    if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
    else resolve(stats.compilation.entrypoints.get('main')?.getFiles() ?? []);
  });
  const files = await promise;
  return {
    folder,
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
