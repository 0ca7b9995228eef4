import type { FrameworkShape } from '../framework-shape.ts';

export const morningIntention: FrameworkShape = {
  key: 'morning-intention',
  version: 1,
  topic: 'today',
  intentions: ['plan'],
  minutes: 5,
  steps: [
    { id: 'arrive', kind: 'feelings', isOptional: true, most: 3 },
    {
      id: 'energy',
      kind: 'scale',
      min: 0,
      max: 10,
      next: [{ when: { step: 'energy', atLeast: 4 }, to: 'matters' }],
    },
    { id: 'spare', kind: 'text' },
    { id: 'matters', kind: 'text' },
    { id: 'hindrance', kind: 'text' },
    { id: 'answer', kind: 'text' },
    { id: 'gift', kind: 'text', isOptional: true },
  ],
};
