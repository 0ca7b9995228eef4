import { meditationStepSchema, MOST_MEDITATION_CHARACTERS } from '@reflectory/contracts/sound';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findUnbeginnable,
  findUnkeepable,
  LONGEST_SECONDS,
  spentSeconds,
  tellableSteps,
} from './check-script.ts';
import type { Step } from './script.ts';
import { shortestSeconds, timeScript } from './time-script.ts';

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('say' as const, 'body' as const), text: fc.string({ maxLength: 200 }) }),
  fc.record({
    kind: fc.constantFrom('pause' as const, 'silence' as const),
    weight: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({
    kind: fc.constant('bell' as const),
    ring: fc.constantFrom('bowl' as const, 'small-bowl' as const),
  }),
  fc.record({
    kind: fc.constant('breathe' as const),
    pacer: fc.constantFrom('coherent' as const, 'box' as const, 'relaxing' as const),
    rounds: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('picture' as const),
    of: fc.option(fc.record({ from: fc.constantFrom('file' as const, 'artwork' as const), id: fc.uuid() })),
    alt: fc.string({ maxLength: 300 }),
    weight: fc.integer({ min: 1, max: 20 }),
  }),
);
const steps = fc.array(step, { maxLength: 30 });

test('whatever may be begun takes exactly the chosen length, and what is said to be spent is all of it', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 180, max: LONGEST_SECONDS }), (list, wanted) => {
      const told = tellableSteps(list);
      fc.pre(findUnbeginnable(told) === null);
      const seconds = Math.max(wanted, Math.ceil(shortestSeconds(told)));
      const { lines, breaths, bells, pictures, quiet } = spentSeconds(timeScript(told, seconds));
      expect(lines + breaths + bells + pictures + quiet).toBeCloseTo(seconds, 6);
    }),
  );
});

test('what is told is one line each, never an empty one, and nothing else is lost', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const told = tellableSteps(list);
      const lines = told.flatMap((one) => ('text' in one ? [one.text] : []));
      expect(lines.filter((line) => !/^\S(.*\S)?$/u.test(line))).toEqual([]);
      const silent = (all: readonly Step[]) =>
        all.filter((one) => !('text' in one) && !(one.kind === 'picture' && one.of === null));
      expect(silent(told)).toEqual(silent(list));
    }),
  );
});

const pause: Step = { kind: 'pause', weight: 1 };

test.each<[string, Step[], ReturnType<typeof findUnkeepable>]>([
  ['nothing', [], 'no-steps'],
  ['one step', [pause], null],
  ['ten thousand steps', Array.from({ length: 10_000 }, () => pause), null],
  ['one more', Array.from({ length: 10_001 }, () => pause), 'too-many-steps'],
  [
    'a novel',
    Array.from({ length: MOST_MEDITATION_CHARACTERS / 500 + 1 }, () => ({
      kind: 'say',
      text: 'a'.repeat(500),
    })),
    'too-many-characters',
  ],
])('%s is kept, or it is said why not', (_, list, problem) => {
  expect(findUnkeepable(list)).toBe(problem);
});

test('what nothing can stretch, and what takes more than 45 minutes, is not begun', () => {
  expect(findUnbeginnable([{ kind: 'say', text: 'Sit.' }])).toBe('no-rest');
  expect(findUnbeginnable([pause, { kind: 'breathe', pacer: 'relaxing', rounds: 99 }])).toBeNull();
  const long = Array.from({ length: 3 }, (): Step => ({ kind: 'breathe', pacer: 'relaxing', rounds: 99 }));
  expect(findUnbeginnable([pause, ...long])).toBe('too-long');
});

test('a step that is kept is one that is understood', () => {
  fc.assert(
    fc.property(step, (one) => {
      expect(meditationStepSchema.safeParse({ ...one, id: 'one' }).success).toBe(true);
    }),
  );
  expect(meditationStepSchema.safeParse({ id: 'one', kind: 'say', text: 'a'.repeat(601) }).success).toBe(
    false,
  );
});
