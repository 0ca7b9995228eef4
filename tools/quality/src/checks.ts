import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countPlaywright, countVitest, type Count } from './count-results.ts';

/** Folder of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** One step of the test command. A step without a `count` counts as one test. */
export type Check = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Where the runner writes its report, and how it is counted. */
  report?: { flag: (file: string) => string[]; count: (text: string) => Count };
  /** Same, for runners that take the file by an environment variable. */
  reportEnv?: { name: string; count: (text: string) => Count };
};

const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
const node = (script: string) => ({ command: process.execPath, args: [path.join(ROOT, script)] });

/** Every check in the order in which it is cheapest to learn of a fault. */
export const checks: Check[] = [
  { name: 'format', command: bin('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: bin('oxlint'), args: ['--deny-warnings', '--quiet'] },
  { name: 'boundaries', ...node('tools/quality/src/boundaries.ts') },
  {
    name: 'types',
    command: bin('nx'),
    args: ['run-many', '-t', 'typecheck', '--output-style', 'static'],
    env: { NX_DAEMON: 'false', NX_TUI: 'false' },
  },
  {
    name: 'unit, component and service tests',
    command: bin('vitest'),
    args: ['run', '--reporter=default', '--reporter=json'],
    report: { flag: (file) => [`--outputFile.json=${file}`], count: countVitest },
  },
  {
    name: 'storybook',
    command: bin('nx'),
    args: ['build-storybook', '@reflectory/design-system', '--output-style', 'static'],
    env: { NX_DAEMON: 'false', NX_TUI: 'false' },
  },
  {
    name: 'stories',
    command: 'npm',
    args: [
      'run',
      '--silent',
      'test-stories',
      '-w',
      '@reflectory/design-system',
      '--',
      '--reporter=line,json',
    ],
    reportEnv: { name: 'PLAYWRIGHT_JSON_OUTPUT_FILE', count: countPlaywright },
  },
  {
    name: 'browser tests',
    command: bin('playwright'),
    args: ['test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json'],
    reportEnv: { name: 'PLAYWRIGHT_JSON_OUTPUT_FILE', count: countPlaywright },
  },
];

/** Runs a check, showing its output, and counts what it tested. A runner that tested nothing has failed. */
export async function runCheck(check: Check): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reflectory-check-'));
  const file = path.join(folder, 'report.json');
  try {
    const env = check.reportEnv ? { [check.reportEnv.name]: file } : {};
    const exitCode = await run(check, [...check.args, ...(check.report?.flag(file) ?? [])], env);
    const count = check.report?.count ?? check.reportEnv?.count;
    if (!count) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    const counted = readReport(file, count);
    const isSilentFailure = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0);
    return isSilentFailure ? { ...counted, failed: 1 } : counted;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string, count: (text: string) => Count): Count {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function run(check: Check, args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(check.command, args, {
      cwd: ROOT,
      env: { ...process.env, ...check.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
