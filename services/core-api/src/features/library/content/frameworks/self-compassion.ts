import type { FrameworkShape } from '../framework-shape.ts';

export const selfCompassion: FrameworkShape = {
  key: 'self-compassion',
  version: 1,
  topic: 'self',
  intentions: ['settle', 'grief'],
  minutes: 8,
  steps: [
    { id: 'what', kind: 'text' },
    { id: 'harsh', kind: 'text' },
    {
      id: 'voice',
      kind: 'choice',
      options: ['mine', 'earlier', 'unknown'],
      next: [
        { when: { step: 'voice', is: 'mine' }, to: 'friend' },
        { when: { step: 'voice', is: 'unknown' }, to: 'friend' },
      ],
    },
    { id: 'keep', kind: 'text', isOptional: true },
    { id: 'friend', kind: 'text' },
    { id: 'others', kind: 'text', isOptional: true },
    { id: 'need', kind: 'choice', options: ['rest', 'company', 'repair', 'lightness'] },
    { id: 'how', kind: 'text', isOptional: true },
  ],
};
