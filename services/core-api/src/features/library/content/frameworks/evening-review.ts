import type { FrameworkShape } from '../framework-shape.ts';

export const eveningReview: FrameworkShape = {
  key: 'evening-review',
  version: 1,
  topic: 'today',
  intentions: ['look-back', 'settle', 'sleep'],
  minutes: 7,
  steps: [
    { id: 'day', kind: 'scale', min: 0, max: 10 },
    { id: 'good', kind: 'text' },
    {
      id: 'hard',
      kind: 'text',
      isOptional: true,
      next: [{ when: { step: 'day', atLeast: 4 }, to: 'learned' }],
    },
    { id: 'comfort', kind: 'text' },
    { id: 'learned', kind: 'text', isOptional: true },
    { id: 'waits', kind: 'list', isOptional: true },
    { id: 'night', kind: 'feelings', isOptional: true, most: 3 },
  ],
};
