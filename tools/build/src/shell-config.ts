import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { PIECES } from '@reflectory/contracts/remotes';
import type { Compilation, Configuration } from '@rspack/core';
import { BUILD_DIGEST } from './build-name.ts';
import { facadePlugin } from './facades.ts';
import { findLazyImports, textFiles } from './release/lazy-files.ts';
import { releasePlugin, type ReleaseParts } from './release/release-plugin.ts';
import { textKeysOfShell } from './release/text-keys.ts';
import { providedModules, providedVersions } from './shared-modules.ts';
import { appVersion, isDevelopment, webConfig } from './web-config.ts';

/** Names every file of the shell that a page can come to need, for a device that keeps all of them. */
const FILE_LIST = 'offline.json';

function describeShell(directory: string, compilation: Compilation, folder: string): ReleaseParts {
  const names = compilation.getAssets().map(({ name }) => name);
  const pieces = names.filter((name) => PIECE.test(name)).toSorted();
  const kept = names.filter((name) => /\.(js|css|woff2|svg)$/.test(name));
  writeFileSync(
    join(folder, FILE_LIST),
    JSON.stringify(kept.map((name) => (pieces.includes(name) ? `../${PIECES}/${name}` : name))),
  );
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const entry = files.findLast((file) => file.endsWith('.js'));
  if (!entry) throw new Error('The shell has no main script');
  return {
    entry,
    preload: files.filter((file) => /\.(js|css)$/.test(file)),
    pages: {},
    texts: textFiles(findLazyImports(compilation)),
    textKeys: textKeysOfShell(directory),
    pieces,
    provides: providedVersions(directory),
    manifest: null,
    federation: null,
  };
}

/** Pieces of the shell that change apart, and the packages in each. */
const PACKAGES = {
  react: /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
  router: /[\\/]node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
  components:
    /[\\/]node_modules[\\/](react-aria|react-stately|react-aria-components|@react-[^\\/]+|@internationalized|lucide-react)[\\/]|[\\/]libs[\\/]design-system[\\/]/,
  service: /[\\/]node_modules[\\/](@supabase|@tanstack)[\\/]|[\\/]tools[\\/]build[\\/]src[\\/]supabase[\\/]/,
  texts: /[\\/]node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Files of pieces, and the fonts that their styles name: what is in them is in their names. */
const PIECE = new RegExp(
  String.raw`^((${Object.keys(PACKAGES).join('|')})\.[0-9a-f]{10}\.(js|css)|fonts/[\w-]+\.[0-9a-f]{10}\.woff2)$`,
);

const cacheGroups = () => ({
  ...Object.fromEntries(
    Object.entries(PACKAGES).map(([name, test]) => [
      name,
      { name, test, chunks: 'initial' as const, enforce: true, priority: 10 },
    ]),
  ),
  // One file, whichever of them a page wants: dialogs, menus and fields are made of the same parts.
  controls: {
    name: 'controls',
    test: PACKAGES.components,
    chunks: 'async' as const,
    enforce: true,
    priority: 10,
  },
});

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
      shared: providedModules(directory),
      shareStrategy: 'loaded-first',
      injectTreeShakingUsedExports: false,
      manifest: false,
      dts: false,
      dev: false,
      bridge: { enableBridgeRouter: false },
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
    facadePlugin(directory),
    releasePlugin({
      name: 'shell',
      version: appVersion(directory),
      isDevelopment: isDevelopment(),
      describe: (compilation, folder) => Promise.resolve(describeShell(directory, compilation, folder)),
    }),
  ]);
  const mainSplit = main.optimization?.splitChunks || {};
  return [
    scriptConfig(directory, 'theme', './src/theme.ts'),
    scriptConfig(directory, 'service-worker', './src/offline/service-worker.ts'),
    {
      ...main,
      dependencies: ['theme', 'service-worker'],
      output: {
        ...main.output,
        // The shell is never swapped in an open page: under one name its pieces stay what they are from release to release.
        uniqueName: 'shell',
        clean: { keep: /(^|\/)(theme|service-worker)\.js/ },
      },
      optimization: { ...main.optimization, splitChunks: { ...mainSplit, cacheGroups: cacheGroups() } },
    },
  ];
}
