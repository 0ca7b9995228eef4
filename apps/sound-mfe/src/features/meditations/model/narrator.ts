import type { Teller } from './teller.ts';

/** Who says the lines by now: the voice that was chosen, the one that stands in for it, or captions alone. */
export type Narration = 'chosen' | 'spare' | 'captions';

type Parts = {
  chosen: Teller;
  /** Goes on when the chosen one fell silent; null where there is none. */
  spare: Promise<Teller | null>;
  onChange(narration: Narration): void;
};

/** Says each line when it comes. Its time waits for no voice: one that is slower leaves out what is not the latest. */
export function createNarrator({ chosen, spare, onChange }: Parts) {
  let teller: Teller | null = chosen;
  let latest: string | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function say(line: string, words: string): Promise<void> {
    const speaking = teller;
    if (latest !== line || !speaking) return;
    const rest = await speaking.say(words);
    if (rest === '') return;
    const after = speaking === chosen ? await spare : null;
    // It may have been ended meanwhile.
    if (teller !== speaking) return;
    teller = after;
    onChange(teller ? 'spare' : 'captions');
    await say(line, rest);
  }

  function end(): void {
    latest = null;
    teller?.cancel();
    teller = null;
  }

  return {
    /** A line, and those that come after it. */
    tell(line: string | null, next: readonly string[]): void {
      latest = line;
      if (line !== null) last = last.then(() => say(line, line));
      teller?.expect(line === null ? next : [line, ...next]);
    },
    end,
    /** Leaves the rest to captions. */
    fallSilent(): void {
      end();
      onChange('captions');
    },
  };
}
