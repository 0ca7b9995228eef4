import type { FrameworkShape } from '../framework-shape.ts';

export const thoughtRecord: FrameworkShape = {
  key: 'thought-record',
  version: 1,
  topic: 'feelings',
  intentions: ['understand', 'settle'],
  minutes: 12,
  steps: [
    { id: 'situation', kind: 'text' },
    { id: 'thought', kind: 'text' },
    { id: 'belief', kind: 'scale', min: 0, max: 100 },
    { id: 'feelings', kind: 'feelings', most: 4 },
    { id: 'for', kind: 'list' },
    { id: 'against', kind: 'list' },
    { id: 'fair', kind: 'text' },
    {
      id: 'belief-after',
      kind: 'scale',
      min: 0,
      max: 100,
      next: [{ when: { step: 'belief-after', atMost: 60 }, to: 'end' }],
    },
    { id: 'find-out', kind: 'text' },
  ],
};
