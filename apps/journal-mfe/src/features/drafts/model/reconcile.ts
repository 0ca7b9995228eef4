import { fingerprintOf, isUnsaved, type Draft, type DraftRow } from './draft.ts';

/**
 * How this device's draft and the server's row stand to each other.
 * `confirmed`: the row is what this device wrote. `ahead`: this device goes on from the row.
 * `adopt`: nothing was typed here since; the row is newer. `fork`: both hold words the other lacks.
 * `finished`: the session is done and nothing here is missing from it; `finished-elsewhere`: done, but words here are not in it.
 */
export type Standing = 'confirmed' | 'ahead' | 'adopt' | 'fork' | 'finished' | 'finished-elsewhere';

const blank = fingerprintOf({ title: '', answers: [] });

/** Compares a draft with the server's row of the same session. The newest revision keeps the session; no words are dropped. */
export function standingOf(draft: Draft, row: DraftRow): Standing {
  const written = fingerprintOf(draft);
  const stored = fingerprintOf(row);
  const hasTypedSince = isUnsaved(draft) && written !== (draft.savedFingerprint || blank);
  if (row.status === 'done') {
    return !hasTypedSince || written === stored ? 'finished' : 'finished-elsewhere';
  }
  if (written === stored) return 'confirmed';
  if (draft.attempts.includes(stored)) return 'confirmed';
  if (row.revision <= draft.savedRevision) return 'ahead';
  return hasTypedSince ? 'fork' : 'adopt';
}

/** The draft after the server confirmed `row`; what was typed meanwhile stays unsaved. */
export function confirmDraft(draft: Draft, row: DraftRow): Draft {
  const confirmed = {
    ...draft,
    savedRevision: row.revision,
    savedFingerprint: fingerprintOf(row),
    attempts: [],
    refusal: null,
    // A revision that the server already has from elsewhere must not look older than it.
    revision: Math.max(draft.revision, row.revision),
  };
  const isBehind = confirmed.revision === row.revision && fingerprintOf(draft) !== confirmed.savedFingerprint;
  return isBehind ? { ...confirmed, revision: row.revision + 1 } : confirmed;
}
