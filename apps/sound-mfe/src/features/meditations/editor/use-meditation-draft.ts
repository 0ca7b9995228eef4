import { type MeditationStep, meditationStepSchema } from '@reflectory/contracts/sound';
import { createFormDrafts } from '@reflectory/platform-sdk';
import { useMemo } from 'react';
import * as z from 'zod';
import type { OwnMeditation } from '../model/own-meditation.ts';

const { useFormDraft, deviceKeeper } = createFormDrafts('meditations');
export { deviceKeeper as draftKeeper };

const stepsSchema = z.array(meditationStepSchema);

function readSteps(written: string): MeditationStep[] | null {
  try {
    return stepsSchema.safeParse(JSON.parse(written)).data ?? null;
  } catch {
    return null;
  }
}

/** What is being written, and the revision that it began from. */
export type MeditationDraft = {
  name: string;
  steps: readonly MeditationStep[];
  base: number;
  /** Whether something is not saved; it is on this device. */
  isDirty: boolean;
  change(part: { name?: string; steps?: readonly MeditationStep[] }): void;
  /** Goes on from another revision with what is written here. */
  rebase(revision: number): void;
  /** What is saved is what there is. */
  clear(): void;
};

/** What somebody writes of a meditation: on this device at each key, until it is saved. */
export function useMeditationDraft(saved: OwnMeditation): MeditationDraft {
  const { values, isDirty, change, clear } = useFormDraft(saved.id, {
    name: saved.name,
    steps: '',
    base: String(saved.revision),
  });
  // What is read anew after it was saved does not make another list of what is written.
  const written = useMemo(() => (values.steps === '' ? null : readSteps(values.steps)), [values.steps]);
  const steps = written ?? saved.steps;
  return {
    name: values.name,
    steps,
    base: Number(values.base),
    isDirty,
    change({ steps: changed, ...part }) {
      change({ base: values.base, ...part, ...(changed && { steps: JSON.stringify(changed) }) });
    },
    rebase: (revision) => change({ base: String(revision) }),
    clear,
  };
}
