import type { FrameworkShape } from '../framework-shape.ts';

export const grow: FrameworkShape = {
  key: 'grow',
  version: 1,
  topic: 'work',
  intentions: ['plan', 'decide'],
  minutes: 15,
  steps: [
    { id: 'goal', kind: 'text' },
    { id: 'sign', kind: 'text' },
    { id: 'place', kind: 'scale', min: 0, max: 10 },
    { id: 'carried', kind: 'text' },
    { id: 'options', kind: 'list', most: 8 },
    { id: 'step', kind: 'choice', optionsFrom: 'options' },
    { id: 'day', kind: 'date' },
    { id: 'will', kind: 'scale', min: 0, max: 10, next: [{ when: { step: 'will', atLeast: 7 }, to: 'end' }] },
    { id: 'raise', kind: 'text' },
  ],
};
