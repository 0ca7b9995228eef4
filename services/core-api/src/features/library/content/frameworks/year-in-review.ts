import type { FrameworkShape } from '../framework-shape.ts';

export const yearInReview: FrameworkShape = {
  key: 'year-in-review',
  version: 1,
  topic: 'past',
  intentions: ['look-back', 'self'],
  minutes: 30,
  steps: [
    { id: 'scenes', kind: 'list', most: 12 },
    { id: 'one', kind: 'choice', optionsFrom: 'scenes' },
    { id: 'why', kind: 'text' },
    { id: 'people', kind: 'list', most: 10 },
    { id: 'hard', kind: 'text', isOptional: true },
    { id: 'changed', kind: 'text' },
    {
      id: 'unfinished',
      kind: 'choice',
      options: ['take', 'leave', 'none'],
      next: [{ when: { step: 'unfinished', is: 'none' }, to: 'word' }],
    },
    { id: 'about', kind: 'text' },
    { id: 'word', kind: 'text' },
  ],
};
