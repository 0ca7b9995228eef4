import type { Draft } from '../model/draft.ts';

/** Milliseconds after the first unsent keystroke that a draft is sent. */
const SAVE_PAUSE_MS = 1200;
/** Milliseconds between two saves of a session, however much is typed. */
const SAVE_EVERY_MS = 2000;
/** Characters from which on a text is sent when the typing pauses: every save carries the whole of it. */
const LONG_TEXT = 10_000;
/** Milliseconds without a keystroke that count as a pause. */
const LONG_TEXT_PAUSE_MS = 2000;
/** Milliseconds between two saves of a long text that is typed without a pause. */
const LONG_TEXT_EVERY_MS = 20_000;

const lengthOf = ({ answers }: Draft): number => answers.reduce((sum, answer) => sum + answer.length, 0);

/** When the newest words of each session are due at the server. */
export function createSavePace(now: () => number) {
  const unsentSince = new Map<string, number>();
  const sentAt = new Map<string, number>();
  return {
    /** Milliseconds until a draft in which something was just changed is sent. */
    delayOf(draft: Draft): number {
      const { sessionId } = draft;
      const at = now();
      const since = unsentSince.get(sessionId) ?? at;
      unsentSince.set(sessionId, since);
      const sent = sentAt.get(sessionId) ?? Number.NEGATIVE_INFINITY;
      const isLong = lengthOf(draft) > LONG_TEXT;
      const due = isLong
        ? Math.min(at + LONG_TEXT_PAUSE_MS, Math.max(since, sent) + LONG_TEXT_EVERY_MS)
        : since + SAVE_PAUSE_MS;
      return Math.max(due, sent + SAVE_EVERY_MS, at) - at;
    },
    noteSent(sessionId: string): void {
      sentAt.set(sessionId, now());
      unsentSince.delete(sessionId);
    },
  };
}
