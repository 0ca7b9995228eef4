import { expect, it } from 'vitest';
import { keyNames } from './key-names.ts';

it('names keys as they are named on the keyboards of a language', () => {
  expect(keyNames('Ctrl+K', 'de-AT')).toBe('Strg+K');
  expect(keyNames('Ctrl+Shift+L', 'fr')).toBe('Ctrl+Maj+L');
  expect(keyNames('Alt + Home · End', 'de')).toBe('Alt + Pos1 · Ende');
  expect(keyNames('Ctrl+K', 'ar')).toBe('Ctrl+K');
});
