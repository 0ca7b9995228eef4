import type { FrameworkShape } from '../framework-shape.ts';

export const letterToSelf: FrameworkShape = {
  key: 'letter-to-self',
  version: 1,
  topic: 'future',
  intentions: ['self', 'grief'],
  minutes: 20,
  steps: [
    { id: 'day', kind: 'date' },
    { id: 'now', kind: 'text' },
    { id: 'busy', kind: 'text' },
    { id: 'hope', kind: 'text' },
    { id: 'fear', kind: 'text', isOptional: true },
    { id: 'keep', kind: 'text' },
    { id: 'ask', kind: 'text', isOptional: true },
    { id: 'close', kind: 'text' },
  ],
};
