import type { FrameworkShape } from '../framework-shape.ts';

export const meetingDebrief: FrameworkShape = {
  key: 'meeting-debrief',
  version: 1,
  topic: 'work',
  intentions: ['look-back', 'people'],
  minutes: 5,
  steps: [
    { id: 'which', kind: 'text' },
    { id: 'decided', kind: 'list' },
    {
      id: 'clear',
      kind: 'choice',
      options: ['yes', 'partly', 'no'],
      next: [{ when: { step: 'clear', is: 'yes' }, to: 'mine' }],
    },
    { id: 'ask', kind: 'text' },
    { id: 'mine', kind: 'list', isOptional: true },
    {
      id: 'worth',
      kind: 'scale',
      min: 0,
      max: 10,
      next: [{ when: { step: 'worth', atLeast: 7 }, to: 'end' }],
    },
    { id: 'better', kind: 'text' },
  ],
};
