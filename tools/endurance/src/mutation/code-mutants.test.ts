import { ROOT } from '@reflectory/start';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeMutants } from './code-mutants.ts';
import { countIn, isCodeChange } from './mutant.ts';

it.each(codeMutants)('the guard of "$name" stands in its file once', ({ change }) => {
  if (!isCodeChange(change)) throw new Error('A guard in code is a piece of a file');
  const source = readFileSync(path.join(ROOT, change.file), 'utf8');
  expect(countIn(source, change.find)).toBe(1);
  expect(change.put).not.toContain(change.find);
});
