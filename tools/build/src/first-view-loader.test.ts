import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FIRST_VIEW, firstViewNames } from './facades.ts';

const require = createRequire(import.meta.url);
const divide: (
  this: { getOptions: () => object },
  source: string,
) => string = require('./first-view-loader.cjs');
const names = ['Button', 'Icon'];
const divided = (source: string) =>
  divide.call(
    { getOptions: () => ({ library: '@house/parts', request: '@house/parts/first-view', names }) },
    source,
  );

it('takes what is drawn first from there and the rest from the library, and no types', () => {
  expect(
    divided(`import {
      Button,
      type ButtonProps,
      Icon as Sign,
      Table,
    } from '@house/parts';`),
  ).toBe(
    `import { Button, Icon as Sign } from '@house/parts/first-view'; import { Table } from '@house/parts';`,
  );
});

it('leaves other imports as they are', () => {
  const source = `import type { TableProps } from '@house/parts';\nimport { Table } from '@house/others';`;
  expect(divided(source)).toBe(source);
});

it('every name of the first view is one of the design system', () => {
  const index = readFileSync(fileURLToPath(import.meta.resolve(FIRST_VIEW.library)), 'utf8');
  expect(firstViewNames().length).toBeGreaterThan(10);
  expect(firstViewNames().filter((name) => !new RegExp(`\\b${name}\\b`).test(index))).toEqual([]);
});
