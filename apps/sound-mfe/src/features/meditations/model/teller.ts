import type { Speech, Voice } from './speech.ts';

/** Says lines, one after the other. */
export type Teller = {
  /** What will be said soon. */
  expect(lines: readonly string[]): void;
  /** Answers what of a line was not said, since the voice fell silent; nothing where it was, or was cancelled. */
  say(line: string): Promise<string>;
  cancel(): void;
};

/** A voice of the browser. */
export const createBrowserTeller = (speech: Speech, voice: Voice, language: string): Teller => ({
  expect: () => undefined,
  say: async (line) => ((await speech.speak(line, voice, language)) ? '' : line),
  cancel: () => speech.cancel(),
});
