import type { FrameworkShape } from '../framework-shape.ts';

export const weeklyReview: FrameworkShape = {
  key: 'weekly-review',
  version: 1,
  topic: 'today',
  intentions: ['look-back', 'plan'],
  minutes: 15,
  steps: [
    { id: 'moments', kind: 'list', most: 7 },
    { id: 'best', kind: 'choice', optionsFrom: 'moments' },
    { id: 'why', kind: 'text' },
    {
      id: 'energy',
      kind: 'scale',
      min: 0,
      max: 10,
      next: [{ when: { step: 'energy', atLeast: 4 }, to: 'open' }],
    },
    { id: 'drained', kind: 'text' },
    { id: 'open', kind: 'list', isOptional: true, most: 12 },
    { id: 'drop', kind: 'choice', isOptional: true, isMultiple: true, optionsFrom: 'open' },
    { id: 'next', kind: 'list', most: 3 },
  ],
};
