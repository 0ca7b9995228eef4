import { type MeditationStep, meditationStepSchema } from '@reflectory/contracts/sound';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newStep, STEP_KINDS, withMoved, withoutStep, withStepAt } from './edit-steps.ts';

const steps = fc
  .array(fc.constantFrom(...STEP_KINDS), { minLength: 1, maxLength: 30 })
  .map((kinds) => kinds.map(newStep));
const arranged = fc.tuple(steps, fc.nat(), fc.constantFrom(-1 as const, 1 as const));
const at = (list: readonly MeditationStep[], place: number) => place % list.length;

test('a new step of any kind is one that is kept', () => {
  for (const kind of STEP_KINDS) expect(meditationStepSchema.parse(newStep(kind)).kind).toBe(kind);
});

test('a step that is moved and moved back stands where it stood, and none is lost at an end', () => {
  fc.assert(
    fc.property(arranged, ([list, place, by]) => {
      const id = list[at(list, place)]?.id ?? '';
      const moved = withMoved(list, id, by);
      expect(moved.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        list.toSorted((a, b) => a.id.localeCompare(b.id)),
      );
      expect(moved === list ? list : withMoved(moved, id, by === 1 ? -1 : 1)).toEqual(list);
    }),
  );
});

test('what is removed and put back at its place is as it was', () => {
  fc.assert(
    fc.property(arranged, ([list, place]) => {
      const index = at(list, place);
      const [step] = list.slice(index);
      const id = step?.id ?? '';
      expect(step && withStepAt(withoutStep(list, id), index, step)).toEqual(list);
    }),
  );
});
