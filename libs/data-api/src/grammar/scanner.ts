import { unreadable } from '../data-api-error.ts';

/** Reads a text from left to right. */
export type Scanner = {
  isDone(): boolean;
  /** Takes what matches here, or null. The pattern must be sticky (`y`). */
  take(pattern: RegExp): RegExpExecArray | null;
  /** Takes what matches here. @throws DataApiError PGRST100 naming what was expected */
  expect(pattern: RegExp, expected: string): RegExpExecArray;
};

/** `what` names the text in errors, for instance `select parameter`. */
export function createScanner(what: string, text: string): Scanner {
  let position = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match) position = pattern.lastIndex;
    return match;
  };
  return {
    isDone: () => position >= text.length,
    take,
    expect(pattern, expected) {
      const match = take(pattern);
      if (match) return match;
      const found = position < text.length ? `"${text.charAt(position)}"` : 'end of input';
      throw unreadable(what, text, `unexpected ${found} at position ${position + 1}, expecting ${expected}`);
    },
  };
}

const quoted = /"((?:[^"\\]|\\.)*)"/sy;

/** Takes a double-quoted text with backslash escapes, or null. */
export function takeQuoted(scanner: Scanner): string | null {
  const match = scanner.take(quoted);
  return match ? (match[1] ?? '').replaceAll(/\\(.)/gs, '$1') : null;
}
