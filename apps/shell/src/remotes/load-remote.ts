import type { BootRemote } from '@reflectory/contracts/boot';
import type { DefinedRemote } from '@reflectory/platform-sdk';
import { readRemoteModule, RemoteShapeError } from '@reflectory/platform-sdk/host';
import type { RemoteContainer } from './remote-container.ts';
import { isTimeout, type Patience, retry, withTimeout } from './retry.ts';

/** Attempts before the outlet says that the area failed. */
export const LOAD_ATTEMPTS = 3;
/** Milliseconds that one attempt may take. */
export const LOAD_TIMEOUT_MS = 8000;

/** A remote could not be had; `cause` is the last attempt's error. */
export class RemoteLoadError extends Error {
  readonly remote: string;
  readonly version: string;
  constructor({ name, version }: Pick<BootRemote, 'name' | 'version'>, cause: unknown) {
    super(`The remote ${name} ${version} could not be loaded`, { cause });
    this.name = 'RemoteLoadError';
    this.remote = name;
    this.version = version;
  }
}

/** The remote needs what this shell does not provide. */
class UnfitRemoteError extends Error {
  override readonly name = 'UnfitRemoteError';
}

/** Another attempt right away would not help: the contract does not fit, or the network has been waited for long enough. */
const isFinal = (error: unknown) =>
  (error instanceof RemoteShapeError && error.isOutdated) || isTimeout(error);

/**
 * Makes the function that loads remotes: registered by force on every attempt but the first, since a failed load can
 * leave an empty or a half-loaded container behind that would answer the next attempt.
 */
export function createRemoteLoader(container: RemoteContainer, patience: Patience) {
  const attempted = new Set<BootRemote['name']>();

  /** @throws RemoteLoadError */
  return async function loadRemote(remote: BootRemote): Promise<DefinedRemote> {
    if (remote.unmet.length > 0) {
      const unmet = new UnfitRemoteError(`It needs ${remote.unmet.join('; ')}`);
      throw new RemoteLoadError(remote, unmet);
    }
    const attemptOnce = async () => {
      container.register(remote, { force: attempted.has(remote.name) });
      attempted.add(remote.name);
      const module = await withTimeout(container.load(remote.name), LOAD_TIMEOUT_MS, patience);
      return readRemoteModule(module, remote.manifest);
    };
    try {
      return await retry(attemptOnce, { attempts: LOAD_ATTEMPTS, patience, isFinal });
    } catch (error) {
      throw new RemoteLoadError(remote, error);
    }
  };
}
