import type { WorkflowDocument } from '@reflectory/contracts/workflows';
import { checkWorkflow } from '@reflectory/domain/workflows';
import { useState } from 'react';

/** What keeps a routine from being published, each once; by the clock as it was when it was opened. */
export function useProblems(document: WorkflowDocument): string[] {
  const [now] = useState(() => new Date());
  return [...new Set(checkWorkflow(document, now).map(({ code }) => code))];
}
