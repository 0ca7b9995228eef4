import type { MeditationStep } from '@reflectory/contracts/sound';
import { newStepId } from '../model/own-meditation.ts';

/** Kinds of steps in the order in which they are offered. */
export const STEP_KINDS = ['say', 'pause', 'breathe', 'body', 'silence', 'picture', 'bell'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** A step of a kind, as it begins. */
export function newStep(kind: StepKind): MeditationStep {
  const id = newStepId();
  if (kind === 'say' || kind === 'body') return { id, kind, text: '' };
  if (kind === 'bell') return { id, kind, ring: 'bowl' };
  if (kind === 'breathe') return { id, kind, pacer: 'coherent', rounds: 3 };
  if (kind === 'picture') return { id, kind, of: null, alt: '', weight: 3 };
  return { id, kind, weight: kind === 'pause' ? 3 : 6 };
}

/** With a step at a place, those after it one later. */
export const withStepAt = (steps: readonly MeditationStep[], at: number, step: MeditationStep) =>
  steps.toSpliced(at, 0, step);

export const withoutStep = (steps: readonly MeditationStep[], id: string) =>
  steps.filter((step) => step.id !== id);

export const withChanged = (steps: readonly MeditationStep[], changed: MeditationStep) =>
  steps.map((step) => (step.id === changed.id ? changed : step));

/** A step one place earlier or later; at either end everything stays. */
export function withMoved(
  steps: readonly MeditationStep[],
  id: string,
  by: -1 | 1,
): readonly MeditationStep[] {
  const at = steps.findIndex((step) => step.id === id);
  const [step, other] = [steps[at], steps[at + by]];
  return step && other ? steps.with(at, other).with(at + by, step) : steps;
}
