/** Stands for the federation runtime's manifests: the shell takes container entries by the address in the boot manifest. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
  loadRemoteSnapshotInfo() {
    throw new Error('The shell knows remotes by their entries');
  }
}

/** What the runtime forgets with a remote: nothing. */
export const getGlobalRemoteInfo = () => ({});
