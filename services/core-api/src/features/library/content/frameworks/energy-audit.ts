import type { FrameworkShape } from '../framework-shape.ts';

export const energyAudit: FrameworkShape = {
  key: 'energy-audit',
  version: 1,
  topic: 'body',
  intentions: ['self', 'look-back'],
  minutes: 10,
  steps: [
    { id: 'level', kind: 'scale', min: 0, max: 10 },
    { id: 'gives', kind: 'list', most: 8 },
    { id: 'takes', kind: 'list', most: 8 },
    { id: 'most', kind: 'choice', optionsFrom: 'takes' },
    {
      id: 'possible',
      kind: 'choice',
      options: ['less', 'other', 'help', 'nothing'],
      next: [{ when: { step: 'possible', is: 'nothing' }, to: 'recover' }],
    },
    { id: 'change', kind: 'text', next: [{ to: 'more' }] },
    { id: 'recover', kind: 'text' },
    { id: 'more', kind: 'choice', optionsFrom: 'gives' },
  ],
};
