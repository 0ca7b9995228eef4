import path from 'node:path';
import { findBoundaryViolations } from './find-boundary-violations.ts';

const violations = findBoundaryViolations(path.resolve(import.meta.dirname, '../../..'));
for (const { rule, file, specifier, why } of violations) {
  console.error(`${file}  imports ${specifier || 'nothing'}  [${rule}] ${why}`);
}
console.log(`Boundaries: ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
