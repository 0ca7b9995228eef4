import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { checks, ROOT } from './checks.ts';
import { runChecks } from './run-checks.ts';
import { findProjects } from './workspace.ts';

// The checks of `npm test`, limited to what a change can have broken: `npm run verify [-- --base=main]`.
const base = process.argv.find((argument) => argument.startsWith('--base=')) ?? '--base=main';
const affected = new Set(
  execFileSync(path.join(ROOT, 'node_modules/.bin/nx'), ['show', 'projects', '--affected', base, '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  })
    .trim()
    .replace(/^[^[]*/, '')
    .split(/["[\],\s]+/)
    .filter(Boolean),
);
const folders = findProjects(ROOT)
  .filter((project) => affected.has(project.name))
  .map((project) => project.folder);
const touches = (pattern: RegExp) => folders.some((folder) => pattern.test(folder));

console.log(`Affected: ${folders.join(', ') || 'nothing'}`);
await runChecks(
  checks.flatMap((check) => {
    if (check.name.startsWith('unit'))
      return folders.length > 0 ? { ...check, args: [...check.args, ...folders] } : [];
    if (check.name.startsWith('stor')) return touches(/design-system/) ? check : [];
    if (check.name === 'browser tests') return touches(/^(apps|services|libs)\//) ? check : [];
    return check;
  }),
);
