import path from 'node:path';
import { findBoundaryViolations } from './find-boundary-violations.ts';
import { findCycles } from './find-cycles.ts';
import { findUnexplainedDisables } from './find-unexplained-disables.ts';
import { findUnused } from './find-unused.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const faults = [
  ...findBoundaryViolations(root).map(
    ({ rule, file, specifier, why }) => `${file}  imports ${specifier || 'nothing'}  [${rule}] ${why}`,
  ),
  ...findCycles(root).map(({ kind, members }) => `${members.join(', ')}  [cycle] ${kind} import each other`),
  ...findUnexplainedDisables(root).map(
    (place) => `${place}  [reason] a rule is switched off without \` -- why\``,
  ),
  ...findUnused(root),
];
for (const fault of faults) console.error(fault);
console.log(`Boundaries: ${faults.length} violations`);
process.exitCode = faults.length > 0 ? 1 : 0;
