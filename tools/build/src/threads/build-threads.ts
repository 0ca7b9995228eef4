import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { compile } from '../compile.ts';
import { isDevelopment, webConfig, type WebApp } from '../web-config.ts';

/** Names of files that run beside the page: worklets and workers. */
export const THREAD_FILE = /\.(worklet|worker)\.js$/;

const SOURCE = /\.(worklet|worker)\.ts$/;

/** Scripts without any import, since a worklet can load nothing more. */
function threadConfig(app: WebApp, folder: string, sources: readonly string[]): Configuration {
  const entry = Object.fromEntries(sources.map((file) => [basename(file, '.ts'), file]));
  const { output, ...browser } = webConfig(app, entry, []);
  return {
    ...browser,
    target: 'es2022',
    devtool: false,
    output: {
      path: folder,
      uniqueName: output?.uniqueName ?? '',
      filename: '[name].js',
      chunkFormat: false,
      chunkLoading: false,
    },
    optimization: { ...browser.optimization, minimize: !isDevelopment(), splitChunks: false },
    plugins: [],
  };
}

/**
 * Builds every `src/threads/*.worklet.ts` and `*.worker.ts` of a remote into a file of its release with the same name, and
 * answers what they are made of. The page finds one at `__webpack_public_path__` and its name.
 *
 * @throws Error with what the compiler says
 */
export async function buildThreads(app: WebApp, folder: string): Promise<readonly string[]> {
  const home = join(app.directory, 'src/threads');
  if (!existsSync(home)) return [];
  const sources = readdirSync(home).filter((file) => SOURCE.test(file));
  if (sources.length === 0) return [];
  return compile(
    threadConfig(
      app,
      folder,
      sources.map((file) => join(home, file)),
    ),
  );
}
