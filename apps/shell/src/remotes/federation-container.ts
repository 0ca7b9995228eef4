import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import type { BootRemote } from '@reflectory/contracts/boot';
import { LOAD_TIMEOUT_MS } from './load-remote.ts';
import { integrityOf, manifestUrlOf } from './release-integrity.ts';
import type { RemoteContainer } from './remote-container.ts';

/** Answers manifests from the boot manifest and lets no script run whose hash is not listed there (ADR 0001). */
function releasePlugin(remotes: Map<string, BootRemote>, origin: string): ModuleFederationRuntimePlugin {
  const findByManifest = (url: string) =>
    [...remotes.values()].find((remote) => manifestUrlOf(remote, origin) === url);
  return {
    name: 'releases',
    fetch: (url) => {
      const remote = findByManifest(url);
      if (!remote?.federation) return Promise.reject(new Error(`${url} belongs to no release`));
      return Promise.resolve(Response.json(remote.federation));
    },
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = integrityOf(url, remotes.values(), origin);
      script.src = url;
      return { script, timeout: LOAD_TIMEOUT_MS };
    },
    // The runtime's own preloading would run the exposed chunk through a script without a hash.
    beforePreloadRemote: (args) => {
      args.preloadOps.length = 0;
    },
  };
}

/** The federation runtime of this build, with remotes from the boot manifest only. */
export function createFederationContainer(origin: string): RemoteContainer {
  const remotes = new Map<string, BootRemote>();
  registerPlugins([releasePlugin(remotes, origin)]);
  return {
    register(remote, { force }) {
      remotes.set(remote.name, remote);
      registerRemotes([{ name: remote.name, entry: manifestUrlOf(remote, origin) }], { force });
    },
    load: (name) => loadRemote(`${name}/remote`),
  };
}
