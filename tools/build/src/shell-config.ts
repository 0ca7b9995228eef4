import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Compilation, Configuration } from '@rspack/core';
import { BUILD_DIGEST } from './build-name.ts';
import { findLazyImports, textFiles } from './release/lazy-files.ts';
import { releasePlugin, type ReleaseParts } from './release/release-plugin.ts';
import { providedModules } from './shared-modules.ts';
import { appVersion, isDevelopment, webConfig, workspace } from './web-config.ts';

/** Names every file of the shell that a page can come to need, for a device that keeps all of them. */
const FILE_LIST = 'offline.json';

function describeShell(compilation: Compilation, folder: string): ReleaseParts {
  const names = compilation.getAssets().map(({ name }) => name);
  writeFileSync(
    join(folder, FILE_LIST),
    JSON.stringify(names.filter((name) => /\.(js|css|woff2|svg)$/.test(name))),
  );
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const entry = files.findLast((file) => file.endsWith('.js'));
  if (!entry) throw new Error('The shell has no main script');
  return {
    entry,
    preload: files.filter((file) => /\.(js|css)$/.test(file)).toSorted((a, b) => a.length - b.length),
    pages: {},
    texts: textFiles(findLazyImports(compilation)),
    manifest: null,
    federation: null,
  };
}

/** A script that is a build of its own, so that no federation runtime gets into it, at a name that does not change. */
function scriptConfig(directory: string, name: string, source: string): Configuration {
  const config = webConfig({ directory, name }, { [name]: source }, []);
  return { ...config, output: { ...config.output, clean: false, filename: `${name}.js` } };
}

/**
 * Rspack configuration of the shell: `src/main.tsx`, `src/theme.ts` as the classic script `theme.js` that runs before
 * the first paint, and the service worker. No remote is known at build time.
 */
export function shellConfig({ directory }: { directory: string }): Configuration[] {
  process.env.MF_BUILD_VERSION = BUILD_DIGEST;
  const main = webConfig({ directory, name: 'shell' }, { main: './src/main.tsx' }, [
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      shared: providedModules(workspace),
      shareStrategy: 'loaded-first',
      injectTreeShakingUsedExports: false,
      manifest: false,
      dts: false,
      dev: false,
      bridge: { enableBridgeRouter: false },
      experiments: { optimization: { target: 'web' } },
    }),
    releasePlugin({
      name: 'shell',
      version: appVersion(directory),
      isDevelopment: isDevelopment(),
      describe: (compilation, folder) => Promise.resolve(describeShell(compilation, folder)),
    }),
  ]);
  return [
    scriptConfig(directory, 'theme', './src/theme.ts'),
    scriptConfig(directory, 'service-worker', './src/offline/service-worker.ts'),
    {
      ...main,
      dependencies: ['theme', 'service-worker'],
      output: { ...main.output, clean: { keep: /(^|\/)(theme|service-worker)\.js/ } },
    },
  ];
}
