import {
  NOT_CHOSEN,
  type StepOutput,
  type WorkflowDocument,
  workflowDocumentSchema,
  type WorkflowFacts,
  type WorkflowStep,
} from '@reflectory/contracts/workflows';
import { describe, expect, it } from 'vitest';
import {
  checkWorkflow,
  diffWorkflows,
  drawWorkflow,
  findLoop,
  insertStep,
  nextStep,
  readWorkflowFile,
  sendsOut,
  stepAt,
  textsToShare,
  traceRun,
  tryWorkflow,
  writeWorkflowFile,
} from './index.ts';

const facts: WorkflowFacts = {
  text: null,
  title: 'Monday',
  framework: null,
  feeling: null,
  mood: null,
  energy: null,
  words: null,
  hour: 9,
  date: '2026-11-27',
  tags: [],
  values: {},
  weekday: ['friday'],
};
const notify = (id: string): WorkflowStep => ({ id, kind: 'notify', text: 'Hello' });
const plan: WorkflowStep = {
  id: 'plan',
  kind: 'plan-focus',
  title: 'Look at {title}',
  minutes: 20,
  in_days: 0,
};
type Each = Extract<WorkflowStep, { kind: 'for-each' }>;
const goals = (each: Each['each']): Each => ({ id: 'all', kind: 'for-each', list: { of: 'goals' }, each });
const late: Each['each'][number] = {
  id: 'late',
  kind: 'branch',
  if: { is: 'contains', field: 'title', value: 'Sleep' },
  yes: [plan],
  no: [],
};
const routine = (steps: WorkflowStep[], rest: Partial<WorkflowDocument> = {}): WorkflowDocument => ({
  trigger: { kind: 'button' },
  conditions: null,
  steps,
  ...rest,
});
const codes = (document: WorkflowDocument) => checkWorkflow(document, new Date()).map(({ code }) => code);

/** What a run does, where each list has these things and `left` are passed over. */
function runThrough(steps: WorkflowStep[], things: string[], left: string[] = []): string[] {
  const done = new Map<string, Pick<StepOutput, 'way' | 'things'>>(left.map((key) => [key, {}]));
  const keys: string[] = [];
  for (let next = nextStep(steps, done); next; next = nextStep(steps, done)) {
    keys.push(next.thing ? `${next.key} ${next.thing.id}` : next.key);
    done.set(
      next.key,
      next.step.kind === 'for-each' ? { things } : next.step.kind === 'branch' ? { way: 'yes' } : {},
    );
  }
  return keys;
}

describe('a list that is gone through', () => {
  it('takes its steps for one thing after the other, and then goes on', () => {
    const steps = [notify('a'), goals([notify('x') as never, late]), notify('z')];
    expect(runThrough(steps, ['g', 'h'])).toEqual([
      'a',
      'all',
      'x.0 g',
      'late.0 g',
      'plan.0 g',
      'x.1 h',
      'late.1 h',
      'plan.1 h',
      'z',
    ]);
    expect(runThrough(steps, [])).toEqual(['a', 'all', 'z']);
  });

  it('passes over what was left out, and goes on with the next thing where it ended', () => {
    expect(runThrough([goals([plan])], ['g', 'h', 'i'], ['all.1'])).toEqual(['all', 'plan.0 g', 'plan.2 i']);
    const done = new Map<string, Pick<StepOutput, 'things'>>([
      ['all', { things: ['g', 'h'] }],
      ['plan.0', {}],
    ]);
    expect(nextStep([goals([plan])], done)).toMatchObject({
      key: 'plan.1',
      thing: { of: { id: 'all' }, at: 1, id: 'h' },
    });
  });

  it('lies in no other list, however it is written', () => {
    const outer = { ...goals([]), id: 'outer' };
    const holds = (each: unknown) =>
      workflowDocumentSchema.safeParse(routine([{ ...outer, each } as never])).success;
    expect(holds([late])).toBe(true);
    expect(holds([goals([plan])])).toBe(false);
    expect(holds([{ ...late, yes: [goals([plan])] }])).toBe(false);
  });

  it('is tried with its things, each with facts of its own', () => {
    const things = ['Sleep more', 'Run'].map((title) => ({ ...facts, title }));
    const lists = new Map([['all', { things, total: 60 }]]);
    const would = tryWorkflow(routine([goals([late]), plan]), facts, lists);
    expect(
      would?.map(({ text, way, things: count, thing }) => [thing?.title ?? null, count ?? text ?? way]),
    ).toEqual([
      [null, { count: 2, total: 60 }],
      ['Sleep more', 'yes'],
      ['Sleep more', 'Look at Sleep more'],
      ['Run', 'no'],
      [null, 'Look at Monday'],
    ]);
  });

  it('says what is wrong with it', () => {
    const board = { of: 'cards', board_id: NOT_CHOSEN, column_id: null, due: null } as const;
    expect(codes(routine([goals([])]))).toEqual(['empty-list']);
    expect(codes(routine([{ ...goals([plan]), list: board }]))).toEqual(['no-board']);
    const lines: Each = { ...goals([plan]), list: { of: 'lines', value: 'items' } };
    expect(codes(routine([lines]))).toEqual(['no-lines']);
    expect(
      codes(routine([lines], { trigger: { kind: 'incoming-called', webhook_id: crypto.randomUUID() } })),
    ).toEqual([]);
    const tag: Each['each'][number] = { id: 'tag', kind: 'tag-entry', tag: 'Seen' };
    const tagged: Each = { ...goals([tag]), list: { of: 'entries', tag: 'Idea', days: 7 } };
    expect(codes(routine([tagged]))).toEqual([]);
    expect(codes(routine([goals([tag])], { trigger: { kind: 'entry-finished' } }))).toEqual(['no-entry']);
    expect(codes(routine([{ ...tagged, list: { of: 'entries', tag: '…', days: 7 } }]))).toEqual(['no-text']);
    expect(sendsOut(routine([goals([{ id: 'm', kind: 'mail', subject: 'S', text: 'T' }])]))).toBe(true);
  });

  it('counts with its steps where routines begin each other', () => {
    const [board_id, column_id] = [crypto.randomUUID(), crypto.randomUUID()];
    const card: Each['each'][number] = { id: 'c', kind: 'make-card', board_id, column_id, title: 'x' };
    const document = routine([goals([card])], { trigger: { kind: 'card-moved', board_id, column_id } });
    expect(findLoop({ id: '1', document }, [])).toEqual(['1']);
  });

  it('is drawn as one way that is left once it was gone through', () => {
    const { boxes, lines } = drawWorkflow(routine([goals([notify('x') as never, plan]), notify('z')]));
    expect(boxes.map(({ id, rank }) => [id, rank])).toEqual([
      ['trigger', 0],
      ['0', 1],
      ['0/each/0', 2],
      ['0/each/1', 3],
      ['1', 4],
    ]);
    expect(lines.map(({ way }) => way)).toEqual([null, 'each', null, 'after']);
    const place = { within: [{ at: 0, way: 'each' as const }], at: 1 };
    expect(stepAt(insertStep([goals([plan])], place, notify('new')), place)?.id).toBe('new');
  });

  it('differs by its list, and by its steps', () => {
    const before = routine([goals([plan])]);
    const other = routine([{ ...goals([plan]), list: { of: 'habits' } }]);
    expect(diffWorkflows(before, other).changed.map(({ after }) => after.id)).toEqual(['all']);
    const more = diffWorkflows(before, routine([goals([plan, notify('n') as never])]));
    expect([more.added.map(({ id }) => id), more.changed]).toEqual([['n'], []]);
    expect(diffWorkflows(before, routine([goals([]), plan])).isReordered).toBe(true);
  });

  it('says in a run how far it came', () => {
    const of = (key: string, output: StepOutput = {}) =>
      ({ step_id: key, kind: '', state: 'done', output, delivery: null, failure: null, at: '' }) as const;
    const steps = [of('all', { things: ['g', 'h'] }), of('plan.0')];
    const { steps: states } = traceRun(routine([goals([plan]), notify('z')]), { state: 'waiting', steps });
    expect(Object.fromEntries(states)).toEqual({ all: 'done', plan: 'waiting', z: 'left' });
  });

  it('goes on as a file without its board, and without words that are kept', () => {
    const board: Each['list'] = {
      of: 'cards',
      board_id: crypto.randomUUID(),
      column_id: null,
      due: 'overdue',
    };
    const tagged: Each = { ...goals([plan]), list: { of: 'entries', tag: 'Anna', days: 30 } };
    const title = 'Evening';
    const document = routine([{ ...goals([notify('n') as never]), list: board }, tagged]);
    const kept = new Set(
      textsToShare({ title, document }).flatMap(({ key, text }) => (text === 'Anna' ? [key] : [])),
    );
    const text = writeWorkflowFile({ title, document }, kept);
    expect(text).not.toMatch(/Anna/);
    expect(text).not.toContain(board.of === 'cards' ? board.board_id : '');
    const here = { isOn: (_feature: string) => true, frameworks: new Set<string>() };
    expect(codes(readWorkflowFile(text, here).document)).toEqual(['no-board', 'no-text']);
    expect(() => readWorkflowFile(text, { ...here, isOn: (feature) => feature !== 'boards' })).toThrow('off');
  });
});
