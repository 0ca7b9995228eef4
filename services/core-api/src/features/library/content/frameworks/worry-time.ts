import type { FrameworkShape } from '../framework-shape.ts';

export const worryTime: FrameworkShape = {
  key: 'worry-time',
  version: 1,
  topic: 'feelings',
  intentions: ['settle', 'understand', 'sleep'],
  minutes: 10,
  steps: [
    { id: 'worries', kind: 'list', most: 10 },
    { id: 'one', kind: 'choice', optionsFrom: 'worries' },
    { id: 'weight', kind: 'scale', min: 0, max: 10 },
    {
      id: 'hands',
      kind: 'choice',
      options: ['yes', 'part', 'no'],
      next: [{ when: { step: 'hands', is: 'no' }, to: 'meanwhile' }],
    },
    { id: 'step', kind: 'text' },
    { id: 'day', kind: 'date', next: [{ to: 'later' }] },
    { id: 'meanwhile', kind: 'text' },
    { id: 'later', kind: 'text', isOptional: true },
  ],
};
