import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { webConfig, workspace } from './web-config.ts';

/** Files of the monolithic build, in load order. */
export type Monolith = { scripts: string[]; styles: string[] };

/** A module that stands in for the shell's federation container: every remote is there already. */
function staticContainer(remotes: readonly string[]): string {
  const imports = remotes.map((name, index) => {
    const file = JSON.stringify(join(workspace, `apps/${name}-mfe/src/remote.ts`));
    return `import remote${index} from ${file};`;
  });
  const entries = remotes.map((name, index) => `${JSON.stringify(name)}: remote${index}`);
  const source = `${imports.join('\n')}
    const remotes = { ${entries.join(', ')} };
    export function createFederationContainer() {
      return { register() {}, load: (name) => Promise.resolve({ default: remotes[name] }) };
    }`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/**
 * Builds the shell with its remotes as one ordinary application into `folder`: what federation is measured against.
 * It is never published.
 *
 * @throws Error with what the compiler says.
 */
export async function buildMonolith(folder: string, remotes: readonly string[]): Promise<Monolith> {
  const directory = join(workspace, 'apps/shell');
  const config = webConfig({ directory, name: 'monolith' }, { main: './src/main.tsx' }, [
    new rspack.NormalModuleReplacementPlugin(/federation-container\.ts$/, staticContainer(remotes)),
  ]);
  const compiler = rspack({ ...config, output: { ...config.output, path: folder } });
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  compiler.run((error, stats) => {
    if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
    else resolve(stats.compilation.entrypoints.get('main')?.getFiles() ?? []);
  });
  const files = await promise;
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
