import type { FrameworkShape } from '../framework-shape.ts';

export const fearSetting: FrameworkShape = {
  key: 'fear-setting',
  version: 1,
  topic: 'choices',
  intentions: ['decide', 'understand'],
  minutes: 15,
  steps: [
    { id: 'what', kind: 'text' },
    { id: 'worst', kind: 'list', most: 6 },
    { id: 'one', kind: 'choice', optionsFrom: 'worst' },
    { id: 'prevent', kind: 'text' },
    { id: 'repair', kind: 'text' },
    { id: 'gain', kind: 'text' },
    { id: 'cost', kind: 'text' },
    {
      id: 'now',
      kind: 'choice',
      options: ['do', 'small', 'not-now'],
      next: [{ when: { step: 'now', is: 'not-now' }, to: 'end' }],
    },
    { id: 'first', kind: 'text' },
  ],
};
