import type { Draft, DraftRow } from '../model/draft.ts';

/** What the outbox asks of the server. Every promise rejects with `ServiceFailure` only. */
export type DraftsServer = {
  /**
   * Writes the draft on top of `draft.savedRevision`, never over a revision it does not know.
   * Answers the row that now stands on the server; the caller sees from it whether the draft was taken.
   */
  save(draft: Draft): Promise<DraftRow>;
  /** Makes an entry of a saved session; repeating it changes nothing. */
  complete(sessionId: string): Promise<{ entryId: string }>;
  /** Entry of a session that is done already; null when it is gone. */
  findEntryId(sessionId: string): Promise<string | null>;
  /** Removes an unfinished session; one that is gone already is fine. */
  discard(sessionId: string): Promise<void>;
};
