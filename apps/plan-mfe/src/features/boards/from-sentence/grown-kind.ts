import type { GrownKind } from '../../../shared/from-sentence/grown-kind.ts';

/** A sentence becomes a card of a board; what comes next in a weekly review becomes several. */
export const cardKind: GrownKind = {
  id: 'card',
  types: ['card'],
  feature: 'boards',
  icon: 'check',
  frameworks: ['weekly-review'],
  load: () => import('./from-sentence.tsx'),
};
