import type { BootRemote } from '@reflectory/contracts/boot';

/** The federation runtime, as far as the shell uses it. */
export type RemoteContainer = {
  /** Makes a remote known. `force` forgets what an earlier attempt left behind; without it a known remote is kept. */
  register(remote: BootRemote, options: { force: boolean }): void;
  /** Loads the one exposed module of a known remote. */
  load(name: BootRemote['name']): Promise<unknown>;
};
