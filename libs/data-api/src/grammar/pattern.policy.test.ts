import { expect, it } from 'vitest';
import { isQuickPattern } from './pattern.policy.ts';

it.each([
  '^An evening',
  '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
  '^(\\w+\\s*)*$',
  '(a|b)+c{0}',
  '(.*)*x',
])('%s is quick', (pattern) => {
  expect(isQuickPattern(pattern)).toBe(true);
});

it.each([
  ['back references', '(.*)(.*)(.*)\\1\\2'],
  ['back references in an array', '{"(.*)\\\\1"}'],
  ['repetitions within repetitions', '(.{1,200}){1,200}'],
  ['open repetitions within repetitions', '((x{90,}){90,}){90,}'],
  ['repetitions of basic expressions', '(?b)\\(x\\{1,200\\}\\)\\{1,200\\}'],
  ['repeated groups within repeated groups', `${'('.repeat(20)}x${')+'.repeat(20)}`],
  ['spread-out repeated groups', `(?x)${'('.repeat(20)}x${') +'.repeat(20)}`],
  ['many words', '.*'.repeat(500)],
])('%s are not', (_name, pattern) => {
  expect(isQuickPattern(pattern)).toBe(false);
});
