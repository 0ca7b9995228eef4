import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { applyPlan, openWorkspace } from './apply-plan.ts';
import { kinds } from './kinds/index.ts';
import { GeneratorError } from './plan.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const [wanted = '', ...args] = process.argv.slice(2);
const kind = kinds[wanted];

if (!kind) {
  console.error('Usage: npm run new -- <kind> …\n');
  for (const { usage, summary } of Object.values(kinds)) console.error(`  ${usage.padEnd(34)} ${summary}`);
  process.exit(1);
}
try {
  const plan = kind.plan(args, openWorkspace(root));
  const written = applyPlan(root, plan);
  execFileSync(
    path.join(root, 'node_modules/.bin/prettier'),
    ['--write', '--log-level', 'warn', '--ignore-unknown', ...written],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  console.log(
    [...written.map((file) => `written  ${file}`), '', ...plan.next.map((step) => `next     ${step}`)].join(
      '\n',
    ),
  );
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
