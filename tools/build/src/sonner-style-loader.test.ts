import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const strip: (source: string) => string = require('./sonner-style-loader.cjs');
const source = readFileSync(require.resolve('sonner'), 'utf8');

it('takes the injected style sheet out of the installed sonner, and nothing else', () => {
  const stripped = strip(source);
  expect(stripped).not.toContain(':where(html[dir="ltr"])');
  expect(stripped).toContain('Toaster');
  expect(source.length - stripped.length).toBeLessThan(20_000);
});

it('fails the build when the injection is not found any more', () => {
  expect(() => strip('export const nothing = 1;')).toThrow('no longer injects');
});
