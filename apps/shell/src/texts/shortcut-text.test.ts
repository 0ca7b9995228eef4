import { afterEach, expect, it, vi } from 'vitest';
import { shortcutText } from './shortcut-text.ts';

afterEach(() => vi.restoreAllMocks());

it('is written as the keyboard of the system and the language has it', () => {
  const keys = { apple: '⌘K', others: 'Ctrl+K' };
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
  expect([shortcutText(keys, 'en'), shortcutText(keys, 'de')]).toEqual(['Ctrl+K', 'Strg+K']);
  agent.mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  expect(shortcutText(keys, 'de')).toBe('⌘K');
});
