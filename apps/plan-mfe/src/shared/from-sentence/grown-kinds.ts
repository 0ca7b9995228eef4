import { createContext, use } from 'react';
import { usePlatform } from '@reflectory/platform-sdk';
import type { GrownKind } from './grown-kind.ts';

/** All that grows out of sentences, in the order in which it is offered. */
const grownKinds: readonly GrownKind[] = [];

/** What a test grows instead. */
export const GrownKindsContext = createContext(grownKinds);

/** What grows at this instance. */
export function useGrownKinds(): GrownKind[] {
  const { hasFeature } = usePlatform();
  return use(GrownKindsContext).filter(({ feature }) => hasFeature(feature));
}
