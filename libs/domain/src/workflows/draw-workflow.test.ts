import type { WorkflowStep } from '@reflectory/contracts/workflows';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allSteps,
  diffWorkflows,
  drawWorkflow,
  insertStep,
  isSameWorkflow,
  removeStep,
  replaceStep,
  stepAt,
  traceRun,
} from './index.ts';
import { anyWorkflow } from './testing/any-workflow.ts';

const notify = (id: string): WorkflowStep => ({ id, kind: 'notify', text: 'Hello' });
const branch: WorkflowStep = {
  id: 'b',
  kind: 'branch',
  if: { is: 'at-least', field: 'hour', value: 18 },
  yes: [notify('late'), notify('later')],
  no: [],
};
const routine = (steps: WorkflowStep[]) => ({
  trigger: { kind: 'button' } as const,
  conditions: null,
  steps,
});

describe('a drawing', () => {
  it('shows both ways of a branch, which come together again', () => {
    const { boxes, lines, ranks, lanes } = drawWorkflow(routine([branch, notify('z')]));
    expect(boxes.map(({ id, rank, lane }) => [id, rank, lane])).toEqual([
      ['trigger', 0, 1],
      ['0', 1, 1],
      ['0/yes/0', 2, 0.5],
      ['0/yes/1', 3, 0.5],
      ['0/no', 2, 1.5],
      ['1', 4, 1],
    ]);
    expect(lines.filter(({ to }) => to === '1').map(({ from }) => from)).toEqual(['0/yes/1', '0/no']);
    expect(lines.filter(({ from }) => from === '0').map(({ way }) => way)).toEqual(['yes', 'no']);
    expect([ranks, lanes]).toEqual([5, 2]);
  });

  it('has each step once, in the order in which it is read, and nothing on top of anything', () => {
    fc.assert(
      fc.property(anyWorkflow, (document) => {
        const { boxes, ranks, lanes } = drawWorkflow(document);
        const drawn = boxes.flatMap((box) => (box.kind === 'step' ? [box.step.id] : []));
        expect(drawn).toEqual(allSteps(document.steps).map(({ id }) => id));
        for (const [at, one] of boxes.entries()) {
          expect(one.rank).toBeLessThan(ranks);
          expect(Math.abs(one.lane - lanes / 2)).toBeLessThanOrEqual((lanes - 1) / 2);
          for (const other of boxes.slice(at + 1))
            expect(one.rank !== other.rank || Math.abs(one.lane - other.lane) >= 1).toBe(true);
        }
      }),
    );
  });

  it('leads from the trigger to every box, and only onwards', () => {
    fc.assert(
      fc.property(anyWorkflow, (document) => {
        const { boxes, lines } = drawWorkflow(document);
        const rankOf = new Map(boxes.map(({ id, rank }) => [id, rank]));
        expect(new Set(lines.map(({ to }) => to))).toEqual(new Set(boxes.slice(1).map(({ id }) => id)));
        for (const { from, to } of lines) expect(rankOf.get(from)).toBeLessThan(rankOf.get(to) ?? -1);
      }),
    );
  });
});

describe('places of steps', () => {
  it('hold what is put there, and are as before when it is taken away', () => {
    fc.assert(
      fc.property(anyWorkflow, fc.nat(), ({ trigger, conditions, steps }, pick) => {
        const { boxes } = drawWorkflow({ trigger, conditions, steps });
        const { behind } = boxes[pick % boxes.length] ?? { behind: { within: [], at: 0 } };
        const more = insertStep(steps, behind, notify('new'));
        expect(stepAt(more, behind)?.id).toBe('new');
        expect(allSteps(more)).toHaveLength(allSteps(steps).length + 1);
        expect(stepAt(replaceStep(more, behind, notify('other')), behind)?.id).toBe('other');
        expect(removeStep(more, behind)).toEqual(steps);
      }),
    );
  });
});

describe('differences', () => {
  it('are none exactly where two routines say the same', () => {
    fc.assert(
      fc.property(anyWorkflow, anyWorkflow, (one, other) => {
        for (const [before, after] of [
          [one, structuredClone(one)],
          [one, other],
        ] as const) {
          const { trigger, conditions, isReordered, ...steps } = diffWorkflows(before, after);
          const isNone = Object.values(steps).every((list) => list.length === 0);
          expect(!trigger && !conditions && !isReordered && isNone).toBe(isSameWorkflow(before, after));
        }
      }),
    );
  });

  it('see a step that went over to the other way, and no order of names', () => {
    const swapped: WorkflowStep = { ...branch, yes: [], no: branch.yes };
    expect(diffWorkflows(routine([branch]), routine([swapped])).isReordered).toBe(true);
    const { trigger, conditions, steps } = routine([branch]);
    expect(isSameWorkflow(routine([branch]), { steps, conditions, trigger })).toBe(true);
  });
});

describe('a run in the drawing', () => {
  const document = routine([notify('a'), { id: 'w', kind: 'wait', amount: 1, unit: 'days' }, branch]);
  const done = (id: string, kind = 'notify') =>
    ({ step_id: id, kind, state: 'done', output: {}, delivery: null, failure: null, at: '' }) as const;
  const states = (run: Parameters<typeof traceRun>[1]) => Object.fromEntries(traceRun(document, run).steps);
  it('says what was done, where it waits, and what is left', () => {
    const waiting = states({ state: 'waiting', steps: [done('a'), done('w', 'wait')] });
    expect(waiting).toEqual({ a: 'done', w: 'waiting', b: 'left', late: 'left', later: 'left' });
    expect(states({ state: 'waiting', steps: [] })['a']).toBe('waiting');
  });
  it('says what failed, and conditions that did not hold', () => {
    const failed = { ...done('a'), state: 'failed' as const };
    expect(states({ state: 'failed', steps: [failed] })).toMatchObject({ a: 'failed', w: 'left' });
    expect(traceRun(document, { state: 'unmet', steps: [] }).conditions).toBe('unmet');
  });
});
