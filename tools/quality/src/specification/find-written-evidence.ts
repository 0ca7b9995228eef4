import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_TESTS, type Evidence } from './evidence.ts';
import { readTestSource } from './read-test-source.ts';

const SOURCES = ['{apps,libs,services,tools}/**/*.test.{ts,tsx}', 'apps/e2e/specs/**/*.spec.ts'];
const IGNORED = ['node_modules', 'dist', 'storybook-static', 'test-results'];

/** Finds the tagged titles in all test sources of the workspace at `root`. */
export function findWrittenEvidence(root: string): Evidence[] {
  return SOURCES.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (entry) => IGNORED.includes(path.basename(entry)) }),
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith(OWN_TESTS))
    .toSorted()
    .flatMap((file) => readTestSource(file, readFileSync(path.join(root, file), 'utf8')));
}
