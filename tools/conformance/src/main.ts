import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@reflectory/start';
import { countSections, sectionTable } from './count-sections.ts';
import { clients } from './testing/clients.ts';

// Runs the suite and prints how many tests each section of the contract has, by version of the client.
const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
const report = path.join(folder, 'report.json');
try {
  const { status } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/vitest'),
    [
      'run',
      '--project',
      'conformance',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ].concat('tools/conformance', process.argv.slice(2)),
    { cwd: ROOT, stdio: 'inherit' },
  );
  const versions = clients.map(({ version }) => version);
  process.stdout.write(
    `\n${sectionTable(countSections(readFileSync(report, 'utf8'), versions), versions)}\n`,
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
