import type { WorkflowStep } from '@reflectory/contracts/workflows';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { newStep, stepKinds } from './new-parts.ts';

/** Branches may lie so deep in each other. */
const DEEPEST = 3;

/** Kinds of steps that can be added so deep within branches, in words, and how one is made. */
export function useNewStep(places: Places, depth: number) {
  const { t } = useTranslation('flows');
  return {
    kinds: stepKinds
      .filter((kind) => kind !== 'branch' || depth < DEEPEST)
      .map((kind) => ({ kind, label: t(`workflows.stepKinds.${kind}`) })),
    make: (kind: WorkflowStep['kind']): WorkflowStep =>
      newStep(kind, places, (name) => t(`workflows.first.${name as 'notify'}`)),
  };
}
