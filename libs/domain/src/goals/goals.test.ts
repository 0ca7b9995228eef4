import type { FrameworkStep } from '@reflectory/contracts/library';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  againstPlan,
  childrenOf,
  confidenceWord,
  courseOf,
  goalFromWish,
  type GoalNode,
  type KeyResultFacts,
  maySupport,
  nextCheckIn,
  plannedShare,
  progressOf,
  shareOfWay,
  stateOf,
  trendOf,
} from './index.ts';

const nothing: KeyResultFacts = { measured: [], added: [], milestones: [] };
const number = { source: 'manual', start: 90, target: 80 } as const;

describe('a key result', () => {
  it('stands at what was said last, and a way may lead down', () => {
    const measured = [
      { day: 3, value: 88 },
      { day: 9, value: 85 },
      { day: 9, value: 84 },
      { day: 20, value: 80 },
    ];
    expect(stateOf(number, { ...nothing, measured }, 10)).toEqual({ value: 84, target: 80, share: 0.6 });
    expect(stateOf(number, { ...nothing, measured }, 20).share).toBe(1);
    expect(stateOf(number, nothing, 20)).toEqual({ value: null, target: 80, share: 0 });
  });

  it('adds up what counts by itself', () => {
    const runs = { source: 'habit', start: 0, target: 60 } as const;
    const added = [
      { day: 1, value: 1 },
      { day: 2, value: 1 },
      { day: 9, value: 1 },
    ];
    expect(stateOf(runs, { ...nothing, added }, 5)).toEqual({ value: 2, target: 60, share: 2 / 60 });
    expect(stateOf(runs, nothing, 5)).toEqual({ value: 0, target: 60, share: 0 });
  });

  it('counts milestones, and says nothing while there are none', () => {
    const steps = { source: 'milestones', start: 0, target: 0 } as const;
    const milestones = [
      { doneOn: 4, dueOn: 5 },
      { doneOn: null, dueOn: 9 },
      { doneOn: 12, dueOn: null },
      { doneOn: null, dueOn: null },
    ];
    expect(stateOf(steps, { ...nothing, milestones }, 10)).toEqual({ value: 1, target: 4, share: 0.25 });
    expect(stateOf(steps, nothing, 10).share).toBeNull();
  });

  it('has a course from its start to today', () => {
    const span = { from: 0, today: 30 };
    expect(courseOf(number, { ...nothing, measured: [{ day: 9, value: 85 }] }, span)).toEqual([
      { day: 0, value: 90 },
      { day: 9, value: 85 },
    ]);
    const cards = { source: 'cards', start: 0, target: 5 } as const;
    const added = [
      { day: 9, value: 1 },
      { day: 9, value: 1 },
      { day: 40, value: 1 },
    ];
    expect(courseOf(cards, { ...nothing, added }, span)).toEqual([
      { day: 0, value: 0 },
      { day: 9, value: 2 },
      { day: 30, value: 2 },
    ]);
  });

  it('is between nothing and whole, and never less for a value nearer to its target', () => {
    const value = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(value, value, value, value, (start, target, one, other) => {
        const share = shareOfWay({ start, target }, one);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        const isNearer = (target - start) * (other - one) > 0;
        expect(isNearer ? shareOfWay({ start, target }, other) : share).toBeGreaterThanOrEqual(share);
      }),
    );
    expect(shareOfWay({ start: 5, target: 5 }, 5)).toBe(1);
    expect(shareOfWay({ start: 5, target: 5 }, 4)).toBe(0);
  });
});

describe('the plan', () => {
  const quarter = { from: 100, to: 190 };

  it('leads evenly from the first day to the last, and nowhere without a last', () => {
    expect([90, 100, 145, 190, 300].map((day) => plannedShare(quarter, day))).toEqual([0, 0, 0.5, 1, 1]);
    expect(plannedShare({ from: 100, to: null }, 145)).toBeNull();
    expect(plannedShare({ from: 100, to: 100 }, 100)).toBe(1);
  });

  it('is kept by who is off it by a few days only', () => {
    expect(againstPlan(quarter, 145, 0.5)).toEqual({ standing: 'on', days: 0 });
    expect(againstPlan(quarter, 145, 0.46)?.standing).toBe('on');
    expect(againstPlan(quarter, 145, 0.3)).toEqual({ standing: 'behind', days: 18 });
    expect(againstPlan(quarter, 145, 0.9)).toEqual({ standing: 'ahead', days: 36 });
    expect(againstPlan(quarter, 400, 1)).toEqual({ standing: 'on', days: 0 });
    expect(againstPlan(quarter, 99, 0)).toBeNull();
    expect(againstPlan({ from: 100, to: null }, 145, 0.3)).toBeNull();
  });

  it('is continued as the last six weeks went', () => {
    const steady = Array.from({ length: 5 }, (_, week) => ({ day: 100 + 7 * week, value: 10 * week }));
    const trend = trendOf(steady, { target: 100, period: quarter, today: 128 });
    expect(trend?.slope).toBeCloseTo(10 / 7, 10);
    expect(trend?.atEnd).toBeCloseTo(40 + (62 * 10) / 7, 10);
    expect(trend?.reachedOn).toBe(128 + 42);
    expect(trendOf(steady.slice(0, 2), { target: 100, period: quarter, today: 128 })).toBeNull();
    expect(trendOf(steady, { target: 100, period: quarter, today: 300 })).toBeNull();
  });

  it('leads nowhere for who goes the other way or stands still', () => {
    const still = [100, 107, 114].map((day) => ({ day, value: 3 }));
    expect(trendOf(still, { target: 10, period: quarter, today: 114 })).toEqual({
      slope: 0,
      atEnd: 3,
      reachedOn: null,
    });
    const back = [100, 107, 114].map((day, index) => ({ day, value: 9 - index }));
    expect(trendOf(back, { target: 10, period: quarter, today: 114 })?.reachedOn).toBeNull();
  });
});

describe('a tree of goals', () => {
  const goal = (
    id: string,
    parentId: string | null,
    shares: number[] = [],
    state: GoalNode['state'] = 'open',
  ) => ({
    id,
    parentId,
    shares,
    state,
  });

  it('takes the mean of key results and of what is beneath', () => {
    const progress = progressOf([
      goal('top', null, [0.2]),
      goal('left', 'top', [0.4, 0.8]),
      goal('right', 'top'),
      goal('leaf', 'right', [1]),
      goal('empty', 'top'),
      goal('gone', 'top', [0], 'dropped'),
      goal('there', 'top', [0.1], 'reached'),
    ]);
    expect(progress.get('left')).toBeCloseTo(0.6, 10);
    expect(progress.get('right')).toBe(1);
    expect(progress.get('empty')).toBeNull();
    expect(progress.get('there')).toBe(1);
    expect(progress.get('top')).toBeCloseTo((0.2 + 0.6 + 1 + 1) / 4, 10);
  });

  const someTree = fc.array(
    fc.record({
      above: fc.nat(30),
      shares: fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    }),
    {
      maxLength: 30,
    },
  );

  it('says of each goal the same whatever the order, and something between nothing and whole', () => {
    fc.assert(
      fc.property(someTree, fc.nat(29), (tree, turn) => {
        // Any goal above any other one: circles too.
        const goals = tree.map(({ above, shares }, index) => goal(String(index), String(above), shares));
        const progress = progressOf(goals);
        expect(progress.size).toBe(goals.length);
        const known = [...progress.values()].filter((share) => share !== null);
        expect(known.every((share) => share >= 0 && share <= 1)).toBe(true);
        const turned = progressOf([...goals.slice(turn), ...goals.slice(0, turn)]);
        for (const [id, share] of progress) {
          // Sums of the same numbers in another order differ in their last digit.
          expect(turned.get(id) === null).toBe(share === null);
          expect(turned.get(id) ?? 0).toBeCloseTo(share ?? 0, 9);
        }
      }),
    );
  });

  it('never shows less for a key result that is further', () => {
    fc.assert(
      fc.property(someTree, fc.nat(29), (tree, place) => {
        const goals = tree.map(({ above, shares }, index) =>
          goal(String(index), above < index ? String(above) : null, shares),
        );
        const further = goals.map((one, index) =>
          index === place ? { ...one, shares: one.shares.map((share) => Math.min(1, share + 0.2)) } : one,
        );
        const [before, after] = [progressOf(goals), progressOf(further)];
        for (const [id, share] of before)
          expect(after.get(id) ?? 0).toBeGreaterThanOrEqual((share ?? 0) - 1e-9);
      }),
    );
  });

  it('shows goals of a circle at the top, so that none is lost', () => {
    const goals = [goal('a', 'b'), goal('b', 'a'), goal('c', 'a'), goal('d', 'elsewhere')];
    const beneath = childrenOf(goals);
    expect(beneath.get(null)?.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
    expect(beneath.get('a')?.map(({ id }) => id)).toEqual(['c']);
  });

  it('lets no goal serve itself or one that serves it', () => {
    const goals = [goal('a', null), goal('b', 'a'), goal('c', 'b'), goal('d', null)];
    expect(maySupport(goals, 'a', 'c')).toBe(false);
    expect(maySupport(goals, 'a', 'a')).toBe(false);
    expect(maySupport(goals, 'c', 'd')).toBe(true);
    expect(maySupport([goal('x', 'y'), goal('y', 'x')], 'z', 'x')).toBe(true);
  });
});

describe('a check-in', () => {
  it('comes in the rhythm that was chosen', () => {
    expect(nextCheckIn('week', { began: 10, last: null })).toBe(17);
    expect(nextCheckIn('fortnight', { began: 10, last: 20 })).toBe(34);
    expect(nextCheckIn(null, { began: 10, last: 20 })).toBeNull();
  });

  it('has a word for how sure one is', () => {
    expect([0, 3, 5, 7, 10].map(confidenceWord)).toEqual(['hardly', 'doubtful', 'maybe', 'likely', 'sure']);
  });
});

describe('a wish', () => {
  const question = { en: 'What?' };
  const steps = ['wish', 'outcome', 'obstacle', 'where', 'plan'].map((id): FrameworkStep => ({
    id,
    kind: 'text',
    question,
  }));
  const framework = {
    steps: [
      ...steps,
      { id: 'likely', kind: 'scale', min: 0, max: 10, question } satisfies FrameworkStep,
      { id: 'smaller', kind: 'text', question } satisfies FrameworkStep,
    ],
  };

  it('becomes a goal with its obstacle and its plan', () => {
    const answers = [
      'I wish to [sleep before midnight] again.',
      'Mornings without haste.',
      '[the phone]',
      '',
      'I put it in the hall.',
      '8',
    ];
    expect(goalFromWish(framework, answers)).toEqual({
      title: 'sleep before midnight',
      why: 'Mornings without haste.',
      obstacles: [{ obstacle: 'the phone', plan: 'I put it in the hall.' }],
    });
  });

  it('takes the smaller plan where there is one, and is none without a wish', () => {
    const answers = ['Run', '', 'Tiredness', '', 'I run.', '3', 'I put on my shoes.'];
    expect(goalFromWish(framework, answers)?.obstacles).toEqual([
      { obstacle: 'Tiredness', plan: 'I put on my shoes.' },
    ]);
    expect(goalFromWish(framework, ['', 'Something'])).toBeNull();
    expect(goalFromWish({ steps: [] }, ['Run'])).toBeNull();
  });
});
