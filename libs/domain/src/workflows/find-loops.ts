import type { WorkflowDocument } from '@reflectory/contracts/workflows';
import { allSteps } from './walk-steps.ts';

/** A routine as loops are looked for. */
export type LinkedWorkflow = { id: string; document: WorkflowDocument };

/** Whether what one does can begin the other. */
function leadsTo(from: WorkflowDocument, { trigger }: WorkflowDocument): boolean {
  if (trigger.kind !== 'card-moved') return false;
  return allSteps(from.steps).some(
    (step) =>
      (step.kind === 'make-card' || step.kind === 'move-card') &&
      step.board_id === trigger.board_id &&
      (trigger.column_id === null || trigger.column_id === step.column_id),
  );
}

/** Ids of routines, from one on, that begin each other in a circle; empty where it is in none. */
export function findLoop(start: LinkedWorkflow, others: readonly LinkedWorkflow[]): string[] {
  const all = [start, ...others.filter(({ id }) => id !== start.id)];
  const seen = new Set<string>();
  const walk = (at: LinkedWorkflow, path: readonly string[]): string[] => {
    for (const next of all.filter((one) => leadsTo(at.document, one.document))) {
      if (next.id === start.id) return [...path];
      if (seen.has(next.id)) continue;
      seen.add(next.id);
      const found = walk(next, [...path, next.id]);
      if (found.length > 0) return found;
    }
    return [];
  };
  return walk(start, [start.id]);
}
