import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findProjects } from '../workspace.ts';
import { countRepeats } from './count-repeats.ts';
import { measureProject } from './measure-project.ts';

test('counts lines, tests, comments, exports and long files of a project', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'figures-'));
  try {
    const write = (file: string, content: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), content);
    };
    write('package.json', '{ "name": "fixture", "workspaces": ["libs/*"] }');
    write('libs/one/package.json', '{ "name": "@reflectory/one", "dependencies": { "zod": "4.0.0" } }');
    write(
      'libs/one/src/a.ts',
      '/** One. */\nexport const a = 1;\n\nexport const b = 2;\nexport const c = 3;\n',
    );
    write('libs/one/src/a.test.ts', 'a;\nb;\n');
    write('libs/one/src/long.ts', 'void 0;\n'.repeat(251));
    const [project] = findProjects(root);
    expect(project && measureProject(root, project)).toEqual({
      folder: 'libs/one',
      lines: 255,
      testLines: 2,
      commentShare: 1 / 255,
      exports: 3,
      long: ['libs/one/src/long.ts'],
      dependencies: 1,
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('finds eight equal lines in two places, whatever stands between them, and nothing in seven', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `call(${index});`);
  const twin = lines(8).join('\n\n  // why\n');
  expect(
    countRepeats(
      new Map([
        ['a.ts', lines(8).join('\n')],
        ['b.ts', twin],
      ]),
    ),
  ).toEqual({
    lines: 8,
    pairs: [{ one: 'a.ts', other: 'b.ts', lines: 8 }],
  });
  const seven = lines(7).join('\n');
  expect(
    countRepeats(
      new Map([
        ['a.ts', seven],
        ['b.ts', seven],
      ]),
    ).lines,
  ).toBe(0);
});
