import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BROWSER_REPORT, ROOT, VITEST_REPORT } from './checks.ts';
import { findGaps, findTagFaults, findUnrunTests } from './specification/find-coverage-faults.ts';
import { findWrittenEvidence } from './specification/find-written-evidence.ts';
import { readPlaywrightEvidence, readVitestEvidence } from './specification/read-run-reports.ts';
import { readStatements } from './specification/statements.ts';
import { writeCoverageTable } from './specification/write-coverage-table.ts';

// `npm run specification` checks the tags as they are written, `-- --write` writes the table anew, `-- --results` checks
// what the tests of `npm test` have shown.
const TABLE = path.join(ROOT, 'docs/specification-coverage.md');
const statements = readStatements();
const written = findWrittenEvidence(ROOT);

function checkSources(): string[] {
  const table = writeCoverageTable(statements, written);
  if (process.argv.includes('--write')) writeFileSync(TABLE, table);
  const isStale = !existsSync(TABLE) || readFileSync(TABLE, 'utf8') !== table;
  const stale = isStale ? [`${path.relative(ROOT, TABLE)} is stale: npm run specification -- --write`] : [];
  return [...findTagFaults(statements, written), ...findGaps(statements, written), ...stale];
}

function checkResults(): string[] {
  const missing = [VITEST_REPORT, BROWSER_REPORT].filter((file) => !existsSync(file));
  if (missing.length > 0) return missing.map((file) => `no report: ${path.relative(ROOT, file)}`);
  const run = [
    ...readVitestEvidence(ROOT, readFileSync(VITEST_REPORT, 'utf8')),
    ...readPlaywrightEvidence(ROOT, readFileSync(BROWSER_REPORT, 'utf8')),
  ];
  return [...findTagFaults(statements, run), ...findUnrunTests(written, run), ...findGaps(statements, run)];
}

const faults = process.argv.includes('--results') ? checkResults() : checkSources();
for (const fault of faults) console.error(fault);
console.log(`Specification: ${statements.length} statements, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
