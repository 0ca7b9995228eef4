import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import type { BootRemote } from '@reflectory/contracts/boot';
import { documentLoaded } from './document-loaded.ts';
import { LOAD_TIMEOUT_MS } from './load-remote.ts';
import { entryUrlOf, integrityOf } from './release-integrity.ts';
import type { RemoteContainer } from './remote-container.ts';
import type { Patience } from './retry.ts';
import { runPreloaded } from './run-preloaded.ts';

/** Lets no entry run whose hash is not listed in the boot manifest (ADR 0001). */
function releasePlugin(remotes: Map<string, BootRemote>, origin: string): ModuleFederationRuntimePlugin {
  return {
    name: 'releases',
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = integrityOf(url, remotes.values(), origin);
      script.src = url;
      return { script, timeout: LOAD_TIMEOUT_MS };
    },
  };
}

/** The federation runtime of this build, with remotes from the boot manifest only. */
export function createFederationContainer(origin: string, patience: Pick<Patience, 'wait'>): RemoteContainer {
  const remotes = new Map<string, BootRemote>();
  registerPlugins([releasePlugin(remotes, origin)]);
  return {
    register(remote, { force }) {
      remotes.set(remote.name, remote);
      registerRemotes([{ name: remote.name, entry: entryUrlOf(remote, origin) }], { force });
    },
    async load(name) {
      await documentLoaded(document, patience);
      const loading = loadRemote(`${name}/remote`);
      const remote = remotes.get(name);
      if (remote) runPreloaded(remote, document);
      return loading;
    },
  };
}
