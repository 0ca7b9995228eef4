import type { Release } from '@reflectory/contracts/remotes';
import type { Logger } from '@reflectory/server-kit';
import type { ControlPlaneStore } from '../control-plane/control-plane-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { createRetriedTask } from './retried-task.ts';

/** Namespace → keys of texts. */
export type TextKeys = Release['textKeys'];

type TextDeclarationsOptions = {
  releases: Pick<ReleaseStore, 'listCurrent'>;
  controlPlane: Pick<ControlPlaneStore, 'isLoaded'>;
  /** Makes keys known; those that are known stay. */
  addTextKeys: (keys: TextKeys) => Promise<void>;
  log: Logger;
  retryMs?: number;
};

function joinKeys(all: readonly TextKeys[]): TextKeys {
  const joined: Record<string, string[]> = {};
  for (const [namespace, keys] of all.flatMap((one) => Object.entries(one))) {
    joined[namespace] = [...(joined[namespace] ?? []), ...keys];
  }
  return joined;
}

/**
 * Makes known which texts the current releases bring. All of them at once, and none while one does not say what it brings,
 * since a text that is not known is refused.
 */
export function createTextDeclarations(options: TextDeclarationsOptions) {
  const { releases, controlPlane, addTextKeys, log, retryMs = 5000 } = options;
  let declared = '';
  const task = createRetriedTask({
    async run() {
      const worded = releases
        .listCurrent()
        .filter(({ name, manifest }) => name === 'shell' || manifest !== null);
      const hashes = worded.map(({ hash }) => hash).join();
      if (hashes === declared || worded.some(({ textKeys }) => Object.keys(textKeys).length === 0)) return;
      await addTextKeys(joinKeys(worded.map(({ textKeys }) => textKeys)));
      declared = hashes;
    },
    onFailure: (error) => log.warn({ err: error }, 'texts of releases could not be made known'),
    retryMs,
  });
  return { declare: () => void (controlPlane.isLoaded() && task.ask()), stop: task.stop };
}
