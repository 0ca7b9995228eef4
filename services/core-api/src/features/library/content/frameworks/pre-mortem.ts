import type { FrameworkShape } from '../framework-shape.ts';

export const preMortem: FrameworkShape = {
  key: 'pre-mortem',
  version: 1,
  topic: 'choices',
  intentions: ['decide', 'plan'],
  minutes: 12,
  steps: [
    { id: 'plan', kind: 'text' },
    { id: 'day', kind: 'date' },
    { id: 'causes', kind: 'list', most: 8 },
    { id: 'likeliest', kind: 'choice', optionsFrom: 'causes' },
    { id: 'signs', kind: 'text' },
    { id: 'prevent', kind: 'text' },
    {
      id: 'trust',
      kind: 'scale',
      min: 0,
      max: 10,
      next: [{ when: { step: 'trust', atLeast: 7 }, to: 'end' }],
    },
    { id: 'change', kind: 'text' },
  ],
};
