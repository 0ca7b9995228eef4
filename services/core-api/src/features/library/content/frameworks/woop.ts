import type { FrameworkShape } from '../framework-shape.ts';

export const woop: FrameworkShape = {
  key: 'woop',
  version: 1,
  topic: 'future',
  intentions: ['plan'],
  minutes: 8,
  steps: [
    { id: 'wish', kind: 'text' },
    { id: 'outcome', kind: 'text' },
    { id: 'obstacle', kind: 'text' },
    { id: 'where', kind: 'text', isOptional: true },
    { id: 'plan', kind: 'text' },
    {
      id: 'likely',
      kind: 'scale',
      min: 0,
      max: 10,
      next: [{ when: { step: 'likely', atLeast: 6 }, to: 'end' }],
    },
    { id: 'smaller', kind: 'text' },
  ],
};
