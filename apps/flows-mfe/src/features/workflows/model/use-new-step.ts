import { workflowLimits, type WorkflowStep } from '@reflectory/contracts/workflows';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { newStep, stepKinds } from './new-parts.ts';

/** Where a step is added: how deep within others, and whether that is in a list, which has no lists in it. */
export type StepRoom = { depth: number; isInList: boolean };

/** Kinds of steps that can be added somewhere, in words, and how one is made. */
export function useNewStep(places: Places, { depth, isInList }: StepRoom) {
  const { t } = useTranslation('flows');
  return {
    kinds: stepKinds
      .filter((kind) => (kind !== 'branch' && kind !== 'for-each') || depth < workflowLimits.depth)
      .filter((kind) => kind !== 'for-each' || !isInList)
      .map((kind) => ({ kind, label: t(`workflows.stepKinds.${kind}`) })),
    make: (kind: WorkflowStep['kind']): WorkflowStep =>
      newStep(kind, places, (name) => t(`workflows.first.${name as 'notify'}`)),
  };
}
