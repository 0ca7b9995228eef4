import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Compilation, Configuration } from '@rspack/core';
import { findLazyImports, textFiles } from './release/lazy-files.ts';
import { releasePlugin, type ReleaseParts } from './release/release-plugin.ts';
import { providedModules } from './shared-modules.ts';
import { sourceHash } from './source-hash.ts';
import { appVersion, isDevelopment, webConfig, workspace } from './web-config.ts';

function describeShell(compilation: Compilation): ReleaseParts {
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

/** `theme.js` is a build of its own, so that no federation runtime gets into a script that blocks the first paint. */
function themeConfig(directory: string): Configuration {
  const config = webConfig({ directory, name: 'theme' }, { theme: './src/theme.ts' }, []);
  return { ...config, output: { ...config.output, clean: false, filename: 'theme.js' } };
}

/**
 * Rspack configuration of the shell: `src/main.tsx`, and `src/theme.ts` as the classic script `theme.js`
 * that runs before the first paint. No remote is known at build time.
 */
export function shellConfig({ directory }: { directory: string }): Configuration[] {
  process.env.MF_BUILD_VERSION = sourceHash(workspace, directory);
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
      describe: (compilation) => Promise.resolve(describeShell(compilation)),
    }),
  ]);
  return [
    themeConfig(directory),
    { ...main, dependencies: ['theme'], output: { ...main.output, clean: { keep: 'theme.js' } } },
  ];
}
