import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { RemoteName } from '@reflectory/contracts/remotes';
import type { Compilation, Configuration } from '@rspack/core';
import { BUILD_DIGEST } from './build-name.ts';
import { facadePlugin } from './facades.ts';
import { readManifest } from './manifest/read-manifest.ts';
import { findLazyImports, laterTextFiles, pageFiles, textFiles } from './release/lazy-files.ts';
import { releasePlugin, type ReleaseParts } from './release/release-plugin.ts';
import { textKeysOfRemote } from './release/text-keys.ts';
import { buildServerEntry } from './server-entry/build-server-entry.ts';
import { consumedModules, requiredRanges } from './shared-modules.ts';
import { buildThreads } from './threads/build-threads.ts';
import { appVersion, isDevelopment, webConfig, type WebApp } from './web-config.ts';

const ENTRY = 'remote-entry.js';
const FEDERATION_MANIFEST = 'mf-manifest.json';

type FederationManifest = {
  exposes: { name: string; assets: { js: Assets; css: Assets } }[];
};
type Assets = { sync: string[]; async?: string[] };

/** What the runtime reads of a federation manifest; the rest would be in every document. */
function shortManifest(manifest: FederationManifest & Record<string, unknown>) {
  const atOnce = ({ sync }: Assets): Required<Assets> => ({ sync, async: [] });
  const exposes = manifest.exposes.map(({ assets, ...expose }) => ({
    ...expose,
    assets: { js: atOnce(assets.js), css: atOnce(assets.css) },
  }));
  return { ...manifest, exposes, shared: [] };
}

async function describeRemote(app: WebApp, folder: string, compilation: Compilation): Promise<ReleaseParts> {
  const { directory } = app;
  const manifest = await readManifest(directory);
  const text = readFileSync(join(folder, FEDERATION_MANIFEST), 'utf8');
  const federation: FederationManifest & Record<string, unknown> = JSON.parse(text);
  const exposed = federation.exposes.find((expose) => expose.name === 'remote');
  if (!exposed) throw new Error(`${directory} exposes no ./remote`);
  const remote = join(directory, 'src/remote.ts');
  const source = readFileSync(remote, 'utf8');
  const imports = findLazyImports(compilation);
  const server = await buildServerEntry(app, manifest, folder);
  const threads = await buildThreads(app, folder);
  // While the sources are watched, what is drawn on the server or runs beside the page follows them as well.
  compilation.fileDependencies.addAll([...(server?.sources ?? []), ...threads]);
  return {
    entry: ENTRY,
    preload: [ENTRY, ...exposed.assets.js.sync, ...exposed.assets.css.sync],
    pages: pageFiles({ path: remote, source }, manifest.routes, imports),
    texts: textFiles(imports),
    laterTexts: laterTextFiles(source, imports),
    textKeys: textKeysOfRemote(directory, manifest),
    requires: requiredRanges(directory),
    serverRoutes: server?.routes ?? [],
    imports,
    manifest,
    federation: shortManifest(federation),
  };
}

/**
 * Rspack configuration of a remote: exposes `src/remote.ts` as `./remote` and writes a release to `dist`.
 *
 * @example export default remoteConfig({ directory: import.meta.dirname, name: 'journal' });
 */
export function remoteConfig({ directory, name }: { directory: string; name: RemoteName }): Configuration {
  process.env.MF_BUILD_VERSION = BUILD_DIGEST;
  const config = webConfig({ directory, name }, {}, [
    new ModuleFederationPlugin({
      name,
      filename: ENTRY,
      exposes: { './remote': './src/remote.ts' },
      remotes: {},
      shared: consumedModules(directory),
      shareStrategy: 'loaded-first',
      injectTreeShakingUsedExports: false,
      manifest: true,
      dts: false,
      dev: false,
      bridge: { enableBridgeRouter: false },
      experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
    }),
    facadePlugin(directory),
    releasePlugin({
      name,
      version: appVersion(directory),
      isDevelopment: isDevelopment(),
      describe: (compilation, folder) => describeRemote({ directory, name }, folder, compilation),
    }),
  ]);
  // The entry lists all of them and each page waits for it: short, and without a hash, which their folder has.
  const chunkIds = isDevelopment() ? 'named' : 'deterministic';
  const names = { chunkFilename: '[name].js', cssFilename: '[name].css', cssChunkFilename: '[name].css' };
  return {
    ...config,
    output: { ...config.output, ...names },
    optimization: { ...config.optimization, chunkIds },
  };
}
