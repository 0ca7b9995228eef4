import { createContext, use } from 'react';
import { usePlatform } from '@reflectory/platform-sdk';
import type { GrownKind } from './grown-kind.ts';

/** All that grows out of sentences: the areas' own, as `src/app` names them, or what a test grows instead. */
export const GrownKindsContext = createContext<readonly GrownKind[]>([]);

/** What grows at this instance. */
export function useGrownKinds(): GrownKind[] {
  const { hasFeature } = usePlatform();
  return use(GrownKindsContext).filter(({ feature }) => hasFeature(feature));
}
