import { type MeditationRow, type MeditationStep, meditationStepSchema } from '@reflectory/contracts/sound';
import type { Step } from '@reflectory/domain/meditation';
import { isMeditation, type MeditationKey } from './meditations.ts';

/** A meditation that somebody keeps. */
export type OwnMeditation = Pick<MeditationRow, 'id' | 'name' | 'entry_id' | 'revision'> & {
  basedOn: MeditationKey;
  steps: readonly MeditationStep[];
  /** Whether all of its steps are understood here: a later release may know more kinds. */
  isWhole: boolean;
};

type Read = Pick<MeditationRow, 'id' | 'name' | 'entry_id' | 'revision' | 'based_on' | 'steps'>;

/** A row as it is used: steps that are not understood are left out. */
export function ownMeditationOf({ based_on: basedOn, steps: written, ...row }: Read): OwnMeditation {
  const steps = written.flatMap((step) => meditationStepSchema.safeParse(step).data ?? []);
  return {
    ...row,
    steps,
    basedOn: isMeditation(basedOn) ? basedOn : 'settle',
    isWhole: steps.length === written.length,
  };
}

/** Short, as there may be thousands in one row. */
export const newStepId = () => crypto.randomUUID().slice(-12);

/** Steps that can be told apart. */
export const namedSteps = (steps: readonly Step[]): MeditationStep[] =>
  steps.map((step) => ({ ...step, id: step.id ?? newStepId() }));
