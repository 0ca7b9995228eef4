import type { GrownKind } from '../../../shared/from-sentence/grown-kind.ts';

/** A sentence becomes a line of the day's list, to focus on. */
export const focusKind: GrownKind = {
  id: 'focus',
  types: ['focus_session', 'intention'],
  feature: 'productivity',
  icon: 'timer',
  load: () => import('./from-sentence.tsx'),
};
