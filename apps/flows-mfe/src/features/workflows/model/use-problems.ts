import type { WorkflowDocument } from '@reflectory/contracts/workflows';
import { checkWorkflow } from '@reflectory/domain/workflows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What keeps a routine from being published, each once; by the clock as it was when it was opened. */
export function useProblems(document: WorkflowDocument): string[] {
  const [now] = useState(() => new Date());
  return [...new Set(checkWorkflow(document, now).map(({ code }) => code))];
}

/** What is wrong with each step, in words, by its id. */
export function useStepProblems(document: WorkflowDocument): ReadonlyMap<string, string> {
  const { t } = useTranslation('flows');
  const [now] = useState(() => new Date());
  return new Map(
    checkWorkflow(document, now).flatMap(({ code, step_id: id }) =>
      id === null ? [] : [[id, t(`workflows.problems.${code as 'no-steps'}`)]],
    ),
  );
}
