import type { FrameworkShape } from '../framework-shape.ts';

export const decisionJournal: FrameworkShape = {
  key: 'decision-journal',
  version: 1,
  topic: 'choices',
  intentions: ['decide'],
  minutes: 12,
  steps: [
    { id: 'decision', kind: 'text' },
    { id: 'state', kind: 'feelings', most: 3 },
    { id: 'options', kind: 'list', most: 8 },
    { id: 'chosen', kind: 'choice', optionsFrom: 'options' },
    { id: 'reasons', kind: 'text' },
    { id: 'expected', kind: 'text' },
    { id: 'probability', kind: 'scale', min: 0, max: 100 },
    { id: 'mistaken', kind: 'text', isOptional: true },
    { id: 'review', kind: 'date' },
  ],
};
