import type { FrameworkShape } from '../framework-shape.ts';

export const oneToOne: FrameworkShape = {
  key: 'one-to-one',
  version: 1,
  topic: 'work',
  intentions: ['people', 'plan'],
  minutes: 10,
  steps: [
    { id: 'who', kind: 'text' },
    { id: 'wins', kind: 'list', most: 5 },
    { id: 'stuck', kind: 'text', isOptional: true },
    {
      id: 'need',
      kind: 'choice',
      options: ['decision', 'help', 'feedback', 'ear', 'nothing'],
      next: [
        { when: { step: 'need', is: 'feedback' }, to: 'opinion' },
        { when: { step: 'need', is: 'ear' }, to: 'unsaid' },
        { when: { step: 'need', is: 'nothing' }, to: 'theirs' },
      ],
    },
    { id: 'request', kind: 'text', next: [{ to: 'unsaid' }] },
    { id: 'opinion', kind: 'text' },
    { id: 'unsaid', kind: 'text', isOptional: true },
    { id: 'theirs', kind: 'text', isOptional: true },
    { id: 'opening', kind: 'text' },
  ],
};
