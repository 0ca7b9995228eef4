import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { type RemoteManifest, SERVER_ENTRY } from '@reflectory/contracts/remotes';
import type { Configuration } from '@rspack/core';
import { compile } from '../compile.ts';
import { isDevelopment, webConfig, type WebApp } from '../web-config.ts';

/** What a release says of its server entry, and the sources that this is made of. */
export type BuiltServerEntry = { routes: string[]; sources: readonly string[] };

/** Where a remote declares what it draws on the server. */
const sourceOf = ({ directory }: WebApp) => join(directory, 'src/server-entry.ts');

/**
 * One script without any import, which leaves `serverEntry` behind. It runs where there is nothing but the language:
 * neither a browser nor Node.
 */
function serverConfig(app: WebApp, folder: string): Configuration {
  const entry = { server: [join(import.meta.dirname, 'surroundings.js'), sourceOf(app)] };
  const { output, resolve, module, ...browser } = webConfig(app, entry, []);
  const exportsOnly = true;
  return {
    ...browser,
    target: 'es2022',
    devtool: false,
    output: {
      path: folder,
      // Part of the names of classes, which are those of the browser's build.
      uniqueName: output?.uniqueName ?? '',
      filename: SERVER_ENTRY,
      chunkFormat: false,
      chunkLoading: false,
      library: { name: 'serverEntry', type: 'var', export: 'serverEntry' },
    },
    resolve: { ...resolve, conditionNames: ['browser', '...'] },
    module: {
      ...module,
      parser: { ...module?.parser, javascript: { dynamicImportMode: 'eager' } },
      generator: {
        ...module?.generator,
        css: { exportsOnly },
        'css/module': { ...module?.generator?.['css/module'], exportsOnly },
      },
    },
    optimization: { minimize: !isDevelopment(), splitChunks: false },
    plugins: [],
  };
}

/** What the script says that it draws, asked where it will run: with nothing but the language. */
function readRoutes(script: string): string[] {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY);
  vm.runInContext(script, context, { filename: SERVER_ENTRY });
  return JSON.parse(vm.runInContext('JSON.stringify(serverEntry.routes)', context));
}

/**
 * Builds what a remote draws on the server into `folder`; null where it declares nothing.
 *
 * @throws Error with what the compiler says, or for a route that is not public
 */
export async function buildServerEntry(
  app: WebApp,
  { routes: known }: Pick<RemoteManifest, 'routes'>,
  folder: string,
): Promise<BuiltServerEntry | null> {
  if (!existsSync(sourceOf(app))) return null;
  const sources = await compile(serverConfig(app, folder));
  const routes = readRoutes(readFileSync(join(folder, SERVER_ENTRY), 'utf8'));
  const others = routes.filter(
    (route) => !known.some(({ path, access }) => path === route && access === 'public'),
  );
  if (others.length > 0) {
    throw new Error(`${sourceOf(app)}: only public routes are drawn on the server, not ${others.join(', ')}`);
  }
  return { routes, sources };
}
