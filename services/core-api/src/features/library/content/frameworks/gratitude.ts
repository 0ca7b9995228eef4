import type { FrameworkShape } from '../framework-shape.ts';

export const gratitude: FrameworkShape = {
  key: 'gratitude',
  version: 1,
  topic: 'good-things',
  intentions: ['settle', 'look-back'],
  minutes: 5,
  steps: [
    { id: 'things', kind: 'list', most: 3 },
    { id: 'one', kind: 'choice', optionsFrom: 'things' },
    { id: 'detail', kind: 'text' },
    {
      id: 'who',
      kind: 'choice',
      options: ['somebody', 'me', 'chance'],
      next: [
        { when: { step: 'who', is: 'me' }, to: 'own-part' },
        { when: { step: 'who', is: 'chance' }, to: 'again' },
      ],
    },
    { id: 'thanks', kind: 'text', isOptional: true, next: [{ to: 'again' }] },
    { id: 'own-part', kind: 'text' },
    { id: 'again', kind: 'text', isOptional: true },
  ],
};
