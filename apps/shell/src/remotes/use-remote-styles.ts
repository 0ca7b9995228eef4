import type { RemoteName } from '@reflectory/contracts/remotes';
import { useInsertionEffect } from 'react';
import { useShellServices } from '../services.ts';

/** Lets the styles of a remote apply while something of it is drawn: from before it is measured until it is gone. */
export function useRemoteStyles(name: RemoteName): void {
  const { remoteStyles } = useShellServices();
  useInsertionEffect(() => remoteStyles.show(name), [remoteStyles, name]);
}
