import { endWithParent } from '@reflectory/database';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { countPlaywright, countVitest, type Count } from './count-results.ts';

/** Folder of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

const REPORTS = path.join(ROOT, 'test-results/reports');
/** What Vitest reported in the last run of all tests. */
export const VITEST_REPORT = path.join(REPORTS, 'vitest.json');
const STORIES_REPORT = path.join(REPORTS, 'stories.json');
/** What Playwright reported of the browser tests in the last run of all tests. */
export const BROWSER_REPORT = path.join(REPORTS, 'browser.json');

/** One step of the test command. A step without a `count` counts as one test. */
export type Check = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** It needs one core alone and nothing of what others do, so the next begins beside it. */
  aside?: true;
  /** Where the runner writes its report, and how it is counted. The report of an earlier run never counts. */
  report?: { file: string; count: (text: string) => Count };
};

const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
const node = (script: string, ...args: string[]) => ({
  command: process.execPath,
  args: [path.join(ROOT, script), ...args],
});

/** Every check in the order in which it is cheapest to learn of a fault. */
export const checks: Check[] = [
  {
    name: 'format',
    command: bin('prettier'),
    args: ['--check', '--log-level', 'warn', '--cache', '--cache-location', 'test-results/format', '.'],
    aside: true,
  },
  { name: 'lint', command: bin('oxlint'), args: ['--deny-warnings', '--quiet'] },
  { name: 'boundaries', ...node('tools/quality/src/boundaries.ts') },
  { name: 'specification', ...node('tools/quality/src/specification.ts') },
  { name: 'types', ...node('tools/quality/src/types.ts') },
  {
    name: 'unit, component and service tests',
    command: bin('vitest'),
    // The table names what passed only when repeated.
    args: ['run', '--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
    report: { file: VITEST_REPORT, count: countVitest },
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
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: STORIES_REPORT },
    report: { file: STORIES_REPORT, count: countPlaywright },
  },
  {
    name: 'browser tests',
    command: bin('playwright'),
    args: ['test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT, E2E_PICTURES: 'no' },
    report: { file: BROWSER_REPORT, count: countPlaywright },
  },
];

/** What the tests of a whole run have shown of the specification; it reads their reports, so it comes last. */
export const specificationResults: Check = {
  name: 'specification, as it was shown',
  ...node('tools/quality/src/specification.ts', '--results'),
};

/** Runs a check, showing its output, and counts what it tested. A runner that tested nothing has failed. */
export async function runCheck(check: Check): Promise<Count> {
  if (check.report) {
    rmSync(check.report.file, { force: true });
    mkdirSync(path.dirname(check.report.file), { recursive: true });
  }
  const { exitCode, lastLines } = await run(check);
  if (!check.report)
    return exitCode === 0
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: lastLines };
  const counted = readReport(check.report.file, check.report.count);
  const isSilentFailure = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0);
  return isSilentFailure ? { ...counted, failed: 1, failures: lastLines } : counted;
}

function readReport(file: string, count: (text: string) => Count): Count {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

// Enough for the stack of an error that no test is to blame for.
const KEPT_LINES = 40;

function run(check: Check): Promise<{ exitCode: number; lastLines: string[] }> {
  return new Promise((resolve, reject) => {
    const child = spawn(check.command, check.args, {
      cwd: ROOT,
      env: { ...process.env, ...check.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      // A group of its own, so that nothing of it is left whatever ends this process.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithParent(child, { isGroup: true });
    let tail = '';
    const pass = (from: Readable, to: NodeJS.WriteStream) =>
      from.setEncoding('utf8').on('data', (text: string) => {
        to.write(text);
        tail = (tail + text).split('\n').slice(-KEPT_LINES).join('\n');
      });
    pass(child.stdout, process.stdout);
    pass(child.stderr, process.stderr);
    child.once('error', reject);
    child.once('exit', async (code) => {
      // A process that a runner left behind may hold its output open for ever.
      await Promise.race([once(child, 'close'), delay(1000, undefined, { ref: false })]);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ exitCode: code ?? 1, lastLines: tail.trim().split('\n') });
    });
  });
}
