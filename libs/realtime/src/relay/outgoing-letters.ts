/** Messages that go together; the numbers of a process begin with 1 and leave none out. */
export type Letter = { number: number; messages: string[]; size: number; at: number };

/** What a process has to tell the others, as JSON, and what it told them lately. */
export type OutgoingLetters = {
  add(message: string): void;
  /** The next letter to be sent; it stays the next one until it is said to be sent. */
  next(): Letter | undefined;
  sent(letter: Letter): void;
  /** Sends again what came after a letter. */
  rewind(after: number): void;
  /** Whether what came before a letter is gone. */
  isOldest(letter: Letter): boolean;
};

/** Characters of one letter, or one message that is longer; what gathers meanwhile goes with the next. */
const LETTER_SIZE = 100_000;
/** Characters that wait, or are kept for those who did not hear them; beyond them the oldest are lost. */
const MOST_KEPT = 8_000_000;
/** Milliseconds after which nobody wants to hear a message any more. */
const KEEP_MS = 30_000;

export function createOutgoingLetters(now: () => number = Date.now): OutgoingLetters {
  let waiting: { text: string; at: number }[] = [];
  let waitingSize = 0;
  const kept: Letter[] = [];
  let keptSize = 0;
  let lastNumber = 0;
  let lastSent = 0;

  const forgetOld = () => {
    const oldest = now() - KEEP_MS;
    while (waiting[0] && (waitingSize > MOST_KEPT || waiting[0].at < oldest)) {
      waitingSize -= waiting.shift()?.text.length ?? 0;
    }
    // The newest one stays: from its number others see what they missed.
    while (kept.length > 1 && kept[0] && (keptSize > MOST_KEPT || kept[0].at < oldest)) {
      keptSize -= kept.shift()?.size ?? 0;
    }
  };
  const write = (): Letter => {
    let end = 0;
    let size = 0;
    do size += waiting[end]?.text.length ?? 0;
    while (++end < waiting.length && size < LETTER_SIZE);
    const messages = waiting.slice(0, end).map(({ text }) => text);
    waiting = waiting.slice(end);
    waitingSize -= size;
    keptSize += size;
    const letter = { number: ++lastNumber, messages, size, at: now() };
    kept.push(letter);
    return letter;
  };
  const nextOfKept = () => kept.find(({ number }) => number > lastSent);
  return {
    add(text) {
      waiting.push({ text, at: now() });
      waitingSize += text.length;
      forgetOld();
    },
    next() {
      forgetOld();
      return nextOfKept() ?? (waiting.length > 0 ? write() : undefined);
    },
    sent(letter) {
      // While it was under way somebody may have asked for what came before it.
      if (nextOfKept() === letter) lastSent = letter.number;
    },
    rewind: (after) => void (lastSent = Math.min(lastSent, after)),
    isOldest: (letter) => letter === kept[0],
  };
}
