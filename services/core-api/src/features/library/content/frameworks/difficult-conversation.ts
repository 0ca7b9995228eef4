import type { FrameworkShape } from '../framework-shape.ts';

export const difficultConversation: FrameworkShape = {
  key: 'difficult-conversation',
  version: 1,
  topic: 'people',
  intentions: ['people'],
  minutes: 15,
  steps: [
    { id: 'who', kind: 'text' },
    { id: 'facts', kind: 'text' },
    { id: 'story', kind: 'text' },
    { id: 'feelings', kind: 'feelings', most: 4 },
    { id: 'theirs', kind: 'text' },
    { id: 'part', kind: 'text', isOptional: true },
    {
      id: 'want',
      kind: 'choice',
      options: ['heard', 'apology', 'change', 'end'],
      next: [
        { when: { step: 'want', is: 'heard' }, to: 'opening' },
        { when: { step: 'want', is: 'end' }, to: 'opening' },
      ],
    },
    { id: 'request', kind: 'text' },
    { id: 'opening', kind: 'text' },
  ],
};
