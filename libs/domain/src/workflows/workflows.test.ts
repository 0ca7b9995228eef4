import {
  NOT_CHOSEN,
  type WorkflowDocument,
  type WorkflowFacts,
  type WorkflowStep,
} from '@reflectory/contracts/workflows';
import { describe, expect, it } from 'vitest';
import {
  checkWorkflow,
  diffWorkflows,
  findLoop,
  holds,
  nextStep,
  nextTime,
  sendsOut,
  tryWorkflow,
  waitUntil,
} from './index.ts';

const facts: WorkflowFacts = {
  text: 'I ran by the river, über alles froh.',
  title: 'River',
  framework: 'anxious',
  feeling: 'calm',
  mood: -45,
  energy: null,
  words: 7,
  hour: 21,
  date: '2026-11-27',
  tags: ['Idea'],
  values: {},
  weekday: ['friday'],
};
const notify = (id: string, text = 'Hello'): WorkflowStep => ({ id, kind: 'notify', text });
const routine = (steps: WorkflowStep[], rest: Partial<WorkflowDocument> = {}): WorkflowDocument => ({
  trigger: { kind: 'entry-finished' },
  conditions: null,
  steps,
  ...rest,
});
const now = new Date('2026-11-27T12:00:00Z');
const codes = (document: WorkflowDocument) => checkWorkflow(document, now).map(({ code }) => code);

describe('conditions', () => {
  it('ask of words, numbers, dates, tags and times, however they are spelled', () => {
    expect(holds({ is: 'contains', field: 'text', value: 'uber alles' }, facts)).toBe(true);
    expect(holds({ is: 'contains', field: 'text', value: 'riv' }, facts)).toBe(false);
    expect(holds({ is: 'equals', field: 'framework', value: 'Anxious' }, facts)).toBe(true);
    expect(holds({ is: 'at-most', field: 'mood', value: -40 }, facts)).toBe(true);
    expect(holds({ is: 'at-least', field: 'hour', value: 22 }, facts)).toBe(false);
    expect(holds({ is: 'before', field: 'date', value: '2026-12-01' }, facts)).toBe(true);
    expect(holds({ is: 'after', field: 'date', value: '2026-12-01' }, facts)).toBe(false);
    expect(holds({ is: 'has', field: 'tags', value: 'idea' }, facts)).toBe(true);
    expect(holds({ is: 'has', field: 'weekday', value: 'monday' }, facts)).toBe(false);
  });

  it('hold nothing of what is not known, and join', () => {
    const unknown = { is: 'at-most', field: 'energy', value: 100 } as const;
    const known = { is: 'at-most', field: 'mood', value: 0 } as const;
    expect(holds(unknown, facts)).toBe(false);
    expect(holds({ is: 'not', of: unknown }, facts)).toBe(true);
    expect(holds({ is: 'any', of: [unknown, known] }, facts)).toBe(true);
    expect(holds({ is: 'all', of: [unknown, known] }, facts)).toBe(false);
    expect(holds(null, facts)).toBe(true);
  });
});

describe('steps', () => {
  const branch: WorkflowStep = {
    id: 'b',
    kind: 'branch',
    if: { is: 'at-least', field: 'hour', value: 18 },
    yes: [notify('late', 'It is {date}')],
    no: [notify('early')],
  };
  it('come one after the other, on the way that was taken', () => {
    const steps = [notify('a'), branch, notify('z')];
    expect(nextStep(steps, new Map())?.key).toBe('a');
    expect(nextStep(steps, new Map([['a', {}]]))?.key).toBe('b');
    expect(
      nextStep(
        steps,
        new Map([
          ['a', {}],
          ['b', { way: 'no' as const }],
        ]),
      )?.key,
    ).toBe('early');
    expect(
      nextStep(
        steps,
        new Map([
          ['a', {}],
          ['b', { way: 'no' as const }],
          ['early', {}],
          ['z', {}],
        ]),
      ),
    ).toBeNull();
  });
  it('are said beforehand, and what leaves says nothing of what was written', () => {
    const card: WorkflowStep = { id: 'c', kind: 'make-goal', title: 'More of {title}', days: 3 };
    expect(
      tryWorkflow(routine([branch, card, notify('n', 'On {title}{mood}')]), facts)?.map(
        ({ text, way }) => text ?? way,
      ),
    ).toEqual(['yes', 'It is 2026-11-27', 'More of River', 'On']);
    const never = routine([branch], { conditions: { is: 'at-least', field: 'words', value: 100 } });
    expect(tryWorkflow(never, facts)).toBeNull();
  });
});

describe('a document', () => {
  it('says what is wrong with it', () => {
    expect(codes(routine([]))).toEqual(['no-steps']);
    expect(codes(routine([notify('a'), notify('a')]))).toEqual(['same-id']);
    const button = { trigger: { kind: 'button' } } as const;
    expect(codes(routine([{ id: 'a', kind: 'tag-entry', tag: 'x' }], button))).toEqual(['no-entry']);
    expect(codes(routine([{ id: 'a', kind: 'webhook', webhook_id: NOT_CHOSEN }], button))).toEqual([
      'no-webhook',
    ]);
    const schedule = {
      kind: 'schedule',
      rule: 'FREQ=DAILY',
      time: '08:00',
      zone: 'Europe/Berlin',
      starts_on: '2026-01-01',
    } as const;
    expect(codes(routine([notify('a')], { trigger: schedule }))).toEqual([]);
    expect(codes(routine([notify('a')], { trigger: { ...schedule, rule: 'FREQ=SECONDLY' } }))).toEqual([
      'rule',
    ]);
    expect(codes(routine([notify('a')], { trigger: { ...schedule, zone: 'Mars/Olympus' } }))).toEqual([
      'zone',
    ]);
    expect(codes(routine([notify('a')], { trigger: { ...schedule, rule: 'FREQ=DAILY;COUNT=1' } }))).toEqual([
      'never',
    ]);
    expect(sendsOut(routine([{ id: 'm', kind: 'mail', subject: 'S', text: 'T' }]))).toBe(true);
  });

  it('is in a loop with others that begin each other, and with itself', () => {
    const [board_id, a, b] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const from = (when: string, to: string) =>
      routine([{ id: 's', kind: 'make-card', board_id, column_id: to, title: 'x' }], {
        trigger: { kind: 'card-moved', board_id, column_id: when },
      });
    const one = { id: '1', document: from(a, b) };
    const two = { id: '2', document: from(b, a) };
    expect(findLoop(one, [])).toEqual([]);
    expect(findLoop(one, [two])).toEqual(['1', '2']);
    expect(findLoop({ id: '3', document: from(a, a) }, [])).toEqual(['3']);
  });

  it('differs from the version before by its steps', () => {
    const difference = diffWorkflows(
      routine([notify('a'), notify('b'), notify('c')]),
      routine([notify('c'), notify('a', 'Bye'), notify('d')]),
    );
    expect(difference).toMatchObject({ trigger: false, conditions: false, isReordered: true });
    expect(difference.added.map(({ id }) => id)).toEqual(['d']);
    expect(difference.removed.map(({ id }) => id)).toEqual(['b']);
    expect(difference.changed.map(({ after }) => after.id)).toEqual(['a']);
  });
});

describe('times', () => {
  const schedule = {
    kind: 'schedule',
    rule: 'FREQ=DAILY',
    time: '02:30',
    zone: 'Europe/Berlin',
    starts_on: '2026-01-01',
  } as const;
  const next = (after: string, rest: Partial<typeof schedule> = {}) =>
    nextTime({ ...schedule, ...rest } as typeof schedule, new Date(after))?.toISOString();
  it('are those of the clocks, also where clocks change', () => {
    expect(next('2026-11-27T12:00:00Z')).toBe('2026-11-28T01:30:00.000Z');
    expect(next('2026-07-01T00:00:00Z')).toBe('2026-07-01T00:30:00.000Z');
    // 02:30 is left out on 29 March.
    expect(next('2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
  });
  it('of a wait of months end with a month that is too short', () => {
    const wait = { id: 'w', kind: 'wait', amount: 1, unit: 'months' } as const;
    expect(waitUntil(wait, new Date('2026-01-31T10:00:00Z')).toISOString()).toBe('2026-02-28T10:00:00.000Z');
    expect(waitUntil({ ...wait, unit: 'days' }, new Date('2026-01-31T10:00:00Z')).toISOString()).toBe(
      '2026-02-01T10:00:00.000Z',
    );
  });
});

describe('values', () => {
  const set = (id: string, text: string): WorkflowStep => ({ id, kind: 'set-value', name: 'what', text });
  const goal: WorkflowStep = { id: 'g', kind: 'make-goal', title: '{what}', days: null };

  it('stand in what follows once they are set, the last of them, and say nothing of what was written', () => {
    const titles = (...steps: WorkflowStep[]) =>
      tryWorkflow(routine(steps), facts)?.flatMap(({ step, text }) => (step.id === 'g' ? [text] : []));
    expect(titles(set('a', 'One'), set('b', 'Two {what}'), goal)).toEqual(['Two One']);
    expect(titles(goal, set('a', 'One'))).toEqual(['{what}']);
    expect(titles(set('a', 'Of {title}{mood}'), goal)).toEqual(['Of']);
  });

  it('are those of the way that was taken', () => {
    const late = { is: 'at-least', field: 'hour', value: 18 } as const;
    const branch: WorkflowStep = {
      id: 'way',
      kind: 'branch',
      if: late,
      yes: [set('a', 'Late')],
      no: [set('b', 'Early')],
    };
    expect(tryWorkflow(routine([branch, goal]), { ...facts, hour: 20 })?.at(-1)?.text).toBe('Late');
    expect(tryWorkflow(routine([branch, goal]), { ...facts, hour: 8 })?.at(-1)?.text).toBe('Early');
  });
});

describe('a card that is moved', () => {
  const [board, other, column] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const move: WorkflowStep = { id: 'm', kind: 'move-card', board_id: board, column_id: column };
  const cards = { of: 'cards', board_id: board, column_id: null, due: null } as const;
  const ofBoard = (id: string) => ({ kind: 'card-moved', board_id: id, column_id: null }) as const;

  it('is one that it is about, and stays on its board', () => {
    expect(codes(routine([move]))).toEqual(['no-card']);
    expect(codes(routine([move], { trigger: ofBoard(board) }))).toEqual([]);
    expect(codes(routine([move], { trigger: ofBoard(other) }))).toEqual(['other-board']);
    const each: WorkflowStep = { id: 'each', kind: 'for-each', list: cards, each: [move as never] };
    expect(codes(routine([each]))).toEqual([]);
  });

  it('may begin a routine again, which is found before', () => {
    const document = routine([move], { trigger: ofBoard(board) });
    expect(findLoop({ id: 'a', document }, [])).toEqual(['a']);
    const away = routine([move], { trigger: { ...ofBoard(board), column_id: crypto.randomUUID() } });
    expect(findLoop({ id: 'a', document: away }, [])).toEqual([]);
  });
});
