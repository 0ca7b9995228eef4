import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMemo } from 'react';
import { keptEditsOf, type KeptEdits } from './model/kept-edits.ts';

/** Changes of the signed-in person that are not saved yet. */
export function useKeptEdits(): KeptEdits {
  const instanceId = usePlatform().boot.instance.id;
  const { id: userId } = useCurrentUser();
  return useMemo(() => keptEditsOf({ instanceId, userId }), [instanceId, userId]);
}
