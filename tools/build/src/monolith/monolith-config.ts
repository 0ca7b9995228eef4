import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { webConfig, workspace } from '../web-config.ts';

/** Remotes that `static-container.ts` imports. */
const remoteNames = ['admin', 'journal', 'presentations'];

/**
 * The shell with its remotes in one ordinary build, written to `outputFolder`: what federation is measured against.
 * It is never published.
 */
export function monolithConfig(outputFolder: string): Configuration {
  const directory = join(workspace, 'apps/shell');
  const container = join(import.meta.dirname, 'static-container.ts');
  const config = webConfig({ directory, name: 'monolith' }, { main: './src/main.tsx' }, [
    new rspack.NormalModuleReplacementPlugin(/federation-container\.ts$/, container),
  ]);
  const remotes = remoteNames.map((name) => [
    `monolith-remotes/${name}$`,
    join(workspace, `apps/${name}-mfe/src/remote.ts`),
  ]);
  return {
    ...config,
    output: { ...config.output, path: outputFolder },
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...Object.fromEntries(remotes) } },
  };
}
