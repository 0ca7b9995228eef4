import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/quality/src/longest-first.ts';
import { findProjects, type Project } from './tools/quality/src/workspace.ts';

const common = {
  // Modules are loaded once for each worker: a file leaves nothing behind but what modules keep for a whole process.
  isolate: false,
  // Nothing is measured by tests: what takes long on a busy machine is waited for.
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 60_000,
  hookTimeout: 180_000,
};

/** What tests of a package need, as its tag `tests:…` says: an app a browser, everything else nothing but Node. */
function needOf({ folder, tags }: Project): string {
  const tag = tags.find((one) => one.startsWith('tests:'));
  return tag?.slice('tests:'.length) ?? (folder.startsWith('apps/') ? 'components' : 'node');
}

const projects = findProjects(import.meta.dirname);
const testsThatNeed = (need: string) =>
  projects.filter((project) => needOf(project) === need).map(({ folder }) => `${folder}/**/*.test.{ts,tsx}`);

/** Tests that put something in the place of a module have modules of their own: a worker may hold the real one already. */
const thatReplaceModules = testsThatNeed('components').flatMap((pattern) =>
  globSync(pattern, { cwd: import.meta.dirname }).filter((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
  ),
);

const components = {
  environment: 'jsdom',
  ...common,
  setupFiles: ['tools/quality/src/component-tests.setup.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    // Most tests wait for a server now and then: a small machine has time for a third.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          ...common,
          include: testsThatNeed('node'),
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          ...common,
          include: testsThatNeed('postgres'),
          globalSetup: ['services/core-api/src/testing/postgres.setup.ts'],
        },
      },
      {
        test: {
          name: 'conformance',
          environment: 'node',
          ...common,
          include: testsThatNeed('service'),
          globalSetup: ['tools/conformance/src/testing/service.setup.ts'],
        },
      },
      {
        test: {
          name: 'components',
          ...components,
          include: testsThatNeed('components'),
          exclude: ['**/node_modules/**', ...thatReplaceModules],
        },
      },
      {
        test: {
          name: 'components alone',
          ...components,
          isolate: true,
          include: thatReplaceModules,
        },
      },
    ],
  },
});
