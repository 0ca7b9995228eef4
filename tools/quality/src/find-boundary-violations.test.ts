import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALLOWED_KINDS } from './boundary-rules.ts';
import { findBoundaryViolations, type Violation } from './find-boundary-violations.ts';

let root: string;

function write(file: string, content: string | object): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

function writeProject(folder: string, tags: string[], dependencies: string[] = []): void {
  write(`${folder}/package.json`, {
    name: `@reflectory/${path.basename(folder)}`,
    nx: { tags },
    dependencies: Object.fromEntries(dependencies.map((name) => [name, '*'])),
  });
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  write('package.json', { name: 'fixture', workspaces: ['apps/*', 'services/*', 'libs/*'] });
  const everything = [
    'contracts',
    'domain',
    'design-system',
    'server-kit',
    'runtime',
    'auth',
    'storage',
    'shell',
    'core-api',
  ];
  const all = everything.map((name) => `@reflectory/${name}`);
  writeProject('libs/contracts', ['type:contracts'], ['zod', 'left-pad']);
  writeProject('libs/domain', ['type:domain'], all);
  writeProject('libs/design-system', ['type:design-system'], all);
  writeProject('libs/server-kit', ['type:server-kit'], all);
  writeProject('libs/runtime', ['type:runtime'], [...all, 'pg']);
  writeProject('libs/auth', ['type:service-lib'], all);
  writeProject('libs/storage', ['type:service-lib'], [...all, 'pg']);
  writeProject('libs/stray', ['team:none']);
  writeProject('apps/shell', ['type:app'], all);
  writeProject('apps/other', ['type:app'], all);
  writeProject('services/gateway', ['type:service'], [...all, 'pg']);
  writeProject('services/core-api', ['type:service'], [...all, 'pg']);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function violationsOf(file: string, source: string): Pick<Violation, 'rule' | 'specifier'>[] {
  write(file, source);
  const found = findBoundaryViolations(root).filter((violation) => violation.file === file);
  rmSync(path.join(root, file));
  return found.map(({ rule, specifier }) => ({ rule, specifier }));
}

describe('who may import whom', () => {
  const forbidden = [
    ['apps/other/src/x.ts', '@reflectory/shell'],
    ['apps/other/src/x.ts', '@reflectory/server-kit'],
    ['apps/other/src/x.ts', '@reflectory/core-api'],
    ['services/gateway/src/x.ts', '@reflectory/core-api'],
    ['services/gateway/src/x.ts', '@reflectory/design-system'],
    ['libs/domain/src/x.ts', '@reflectory/design-system'],
    ['libs/design-system/src/x.tsx', '@reflectory/contracts'],
    ['libs/server-kit/src/x.ts', '@reflectory/shell'],
    ['libs/server-kit/src/x.ts', '@reflectory/runtime'],
    ['libs/runtime/src/x.ts', '@reflectory/auth'],
    ['libs/auth/src/x.ts', '@reflectory/storage'],
    ['libs/auth/src/x.test.ts', '@reflectory/storage'],
    ['libs/auth/src/x.ts', '@reflectory/core-api'],
    ['apps/other/src/x.ts', '@reflectory/auth'],
    ['apps/other/src/x.ts', '@reflectory/runtime'],
  ] as const;
  test.each(forbidden)('%s may not import %s', (file, specifier) => {
    expect(violationsOf(file, `import '${specifier}';`)).toEqual([{ rule: 'kind', specifier }]);
  });

  test.each([
    ['a dynamic import', `await import('@reflectory/shell');`],
    ['a re-export', `export { a } from '@reflectory/shell';`],
    ['an import of types', `import type { A } from '@reflectory/shell';`],
  ])('%s counts as well', (_what, source) => {
    expect(violationsOf('apps/other/src/x.ts', source)).toEqual([
      { rule: 'kind', specifier: '@reflectory/shell' },
    ]);
  });

  test('what the rules allow passes', () => {
    expect(violationsOf('apps/other/src/x.ts', `import '@reflectory/domain/deck';`)).toEqual([]);
    expect(violationsOf('services/gateway/src/x.ts', `import '@reflectory/server-kit';`)).toEqual([]);
    expect(violationsOf('services/core-api/src/x.ts', `import '@reflectory/auth';`)).toEqual([]);
    expect(violationsOf('libs/auth/src/x.ts', `import '@reflectory/runtime/database';`)).toEqual([]);
  });

  test('every kind has a rule', () => {
    expect(Object.keys(ALLOWED_KINDS)).toHaveLength(17);
  });
});

describe('the other walls', () => {
  test('a relative import may not leave its project', () => {
    expect(violationsOf('apps/other/src/x.ts', `import '../../shell/src/y.ts';`)).toEqual([
      { rule: 'leaves-project', specifier: '../../shell/src/y.ts' },
    ]);
  });

  test('a feature may not import another feature', () => {
    expect(violationsOf('apps/other/src/features/a/x.ts', `import '../b/y.ts';`)).toEqual([
      { rule: 'feature', specifier: '../b/y.ts' },
    ]);
    expect(violationsOf('apps/other/src/app/routes.ts', `import '../features/b/y.ts';`)).toEqual([]);
  });

  test('contracts import zod only', () => {
    expect(violationsOf('libs/contracts/src/x.ts', `import 'left-pad';`)).toEqual([
      { rule: 'package', specifier: 'left-pad' },
    ]);
    expect(violationsOf('libs/contracts/src/x.ts', `import * as z from 'zod';`)).toEqual([]);
  });

  test('pg lives in one place', () => {
    for (const file of ['services/gateway/src/x.ts', 'services/core-api/src/x.ts', 'libs/storage/src/x.ts']) {
      expect(violationsOf(file, `import 'pg';`)).toEqual([{ rule: 'home', specifier: 'pg' }]);
    }
    expect(violationsOf('libs/runtime/src/database/x.ts', `import 'pg';`)).toEqual([]);
  });

  test('a dependency must be declared', () => {
    expect(violationsOf('apps/other/src/x.ts', `import 'react';`)).toEqual([
      { rule: 'undeclared', specifier: 'react' },
    ]);
  });

  test('a project without a known tag is refused', () => {
    const strays = findBoundaryViolations(root).filter((violation) => violation.rule === 'untagged');
    expect(strays.map((violation) => violation.file)).toEqual(['libs/stray/package.json']);
  });
});
