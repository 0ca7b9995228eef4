import type { Evidence } from './evidence.ts';
import type { Statement } from './statements.ts';

/**
 * Faults of tags: ones that name no statement, or one that is said to be not observable, and ones at tests that do not
 * always run.
 */
export function findTagFaults(statements: readonly Statement[], evidence: readonly Evidence[]): string[] {
  const byId = new Map(statements.map((statement) => [statement.id, statement]));
  return evidence.flatMap((found) => {
    const at = `${found.file} › ${found.title}`;
    const misnamed = found.ids.flatMap((id) => {
      const statement = byId.get(id);
      if (!statement) return `§${id} names no statement: ${at}`;
      return statement.notObservable ? `§${id} is marked as not observable: ${at}` : [];
    });
    const skipped = found.outcome === 'skipped' ? [`skipped, so it shows nothing: ${at}`] : [];
    return [...misnamed, ...skipped];
  });
}

/** Observable statements that no test shows; a failed or skipped test shows nothing. */
export function findGaps(statements: readonly Statement[], evidence: readonly Evidence[]): string[] {
  const shown = new Set(
    evidence.filter(({ outcome }) => outcome === 'passed' || outcome === 'written').flatMap(({ ids }) => ids),
  );
  return statements
    .filter((statement) => !statement.notObservable && !shown.has(statement.id))
    .map((statement) => `§${statement.id} is shown by no test: ${statement.says}`);
}

/** Tests that are written and were not run, so that what they are tagged with was not shown by them. */
export function findUnrunTests(written: readonly Evidence[], run: readonly Evidence[]): string[] {
  const ran = new Set(run.flatMap(({ ids, file }) => ids.map((id) => `${file} ${id}`)));
  return written
    .filter(({ ids, file }) => !ids.every((id) => ran.has(`${file} ${id}`)))
    .map(({ file, title }) => `did not run: ${file} › ${title}`);
}
