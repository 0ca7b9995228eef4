import { WISH_FRAMEWORK } from '@reflectory/domain/goals';
import type { GrownKind } from '../../../shared/from-sentence/grown-kind.ts';

/** A sentence becomes a goal, or belongs to one; the answers of a wish become one with its obstacle and plan. */
export const goalKind: GrownKind = {
  id: 'goal',
  types: ['goal'],
  feature: 'goals',
  icon: 'goal',
  frameworks: [WISH_FRAMEWORK],
  load: () => import('./from-sentence.tsx'),
};
