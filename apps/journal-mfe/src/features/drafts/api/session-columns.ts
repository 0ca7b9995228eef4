/** Columns of `sessions` that a draft is made from. */
export const sessionColumns =
  'id,framework,title,answers,documents,current_step,status,revision,created_at,updated_at' as const;

/** The same without the words, for the answer to a save: they need not travel back. */
export const confirmedColumns = 'id,framework,current_step,status,revision,created_at,updated_at' as const;

/** Milliseconds after which a call of the outbox counts as unanswered. */
export const CALL_TIMEOUT_MS = 15_000;
