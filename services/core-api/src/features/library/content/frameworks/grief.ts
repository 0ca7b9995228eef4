import type { FrameworkShape } from '../framework-shape.ts';

export const grief: FrameworkShape = {
  key: 'grief',
  version: 1,
  topic: 'hard-times',
  intentions: ['grief'],
  minutes: 15,
  steps: [
    { id: 'who', kind: 'text' },
    {
      id: 'today',
      kind: 'choice',
      options: ['close', 'waves', 'far', 'unsure'],
      next: [
        { when: { step: 'today', is: 'far' }, to: 'memory' },
        { when: { step: 'today', is: 'unsure' }, to: 'memory' },
      ],
    },
    { id: 'word', kind: 'text', isOptional: true },
    { id: 'memory', kind: 'text' },
    { id: 'unsaid', kind: 'text', isOptional: true },
    { id: 'stays', kind: 'text' },
    { id: 'with', kind: 'text', isOptional: true },
    { id: 'hour', kind: 'text' },
  ],
};
