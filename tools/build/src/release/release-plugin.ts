import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';
import type { Release } from '@reflectory/contracts/remotes';
import type { LazyImport } from './lazy-files.ts';
import { checkBudget } from './size-budget.ts';
import { writeRelease } from './write-release.ts';

/** Parts of a release that depend on what was built. */
export type ReleaseParts = Pick<Release, 'entry' | 'preload' | 'pages' | 'texts' | 'federation'> &
  Partial<Pick<Release, 'laterTexts' | 'textKeys' | 'pieces' | 'requires' | 'provides'>> & {
    manifest: unknown;
    serverRoutes?: string[];
    /** What is fetched while it runs. */
    imports?: readonly LazyImport[];
  };

type ReleasePluginOptions = {
  name: Release['name'];
  version: string;
  isDevelopment: boolean;
  describe: (compilation: Compilation, folder: string) => Promise<ReleaseParts>;
};

/** Writes the release after the files, unless the build failed. */
export function releasePlugin(options: ReleasePluginOptions): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
        if (compilation.errors.length > 0) return;
        const folder = compiler.outputPath;
        const { name, version, isDevelopment } = options;
        const { imports, ...parts } = await options.describe(compilation, folder);
        const release = writeRelease({ name, version, isDevelopment, folder, ...parts });
        if (!isDevelopment) checkBudget(release, imports);
      });
    },
  };
}
