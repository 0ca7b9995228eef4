import type { FrameworkShape } from '../framework-shape.ts';

export const values: FrameworkShape = {
  key: 'values',
  version: 1,
  topic: 'self',
  intentions: ['self', 'decide'],
  minutes: 12,
  steps: [
    { id: 'moment', kind: 'text' },
    { id: 'annoyed', kind: 'text', isOptional: true },
    { id: 'words', kind: 'list', most: 6 },
    { id: 'one', kind: 'choice', optionsFrom: 'words' },
    {
      id: 'lived',
      kind: 'scale',
      min: 0,
      max: 10,
      next: [{ when: { step: 'lived', atLeast: 5 }, to: 'price' }],
    },
    { id: 'instead', kind: 'text' },
    { id: 'price', kind: 'text', isOptional: true },
    { id: 'tomorrow', kind: 'text' },
  ],
};
