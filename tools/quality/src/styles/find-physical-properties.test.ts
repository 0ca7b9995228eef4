import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPhysicalProperties } from './find-physical-properties.ts';

const workspace = join(import.meta.dirname, '../../../..');

describe('physical properties', () => {
  test.each([
    'margin-left: 1px',
    'padding-right: 0',
    'border-left-color: red',
    'border-top-right-radius: 4px',
    'right: 0',
    'text-align: left',
    'float: right',
  ])('%s is found', (declaration) => {
    expect(findPhysicalProperties(`a { color: red; ${declaration}; }`)).toEqual([
      { line: 1, text: declaration },
    ]);
    expect(findPhysicalProperties(`a {\n  ${declaration}\n}`)).toEqual([{ line: 2, text: declaration }]);
  });

  test.each([
    'margin-inline-start: 1px',
    'text-align: start',
    'inset-inline-end: 0',
    'background: url(left.png)',
  ])('%s is not', (declaration) => expect(findPhysicalProperties(`a:hover { ${declaration} }`)).toEqual([]));

  test('may stand where a comment says why, and do not count in comments', () => {
    expect(findPhysicalProperties('a {\n  /* physical: a map has a west */\n  left: 0;\n}')).toEqual([]);
    expect(findPhysicalProperties('/* a { left: 0 } */')).toEqual([]);
  });
});

const sheets = globSync('{apps,libs}/*/src/**/*.css', { cwd: workspace });

test('there are style sheets to look at', () => expect(sheets.length).toBeGreaterThan(50));

test.each(sheets)('%s names no side', (sheet) => {
  expect(findPhysicalProperties(readFileSync(join(workspace, sheet), 'utf8'))).toEqual([]);
});
