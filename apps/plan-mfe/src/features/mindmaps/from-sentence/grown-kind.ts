import type { GrownKind } from '../../../shared/from-sentence/grown-kind.ts';

/** A sentence becomes a node of a map. */
export const mapKind: GrownKind = {
  id: 'map',
  types: ['map_node'],
  feature: 'mindmaps',
  icon: 'map',
  load: () => import('./from-sentence.tsx'),
};
