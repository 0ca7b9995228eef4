import { draftFromRow, fingerprintOf, type DraftRow } from '../model/draft.ts';
import { confirmDraft, standingOf } from '../model/reconcile.ts';
import type { DraftDesk } from './draft-desk.ts';
import type { DraftsServer } from './drafts-server.ts';

/** Brings the desk and a row of the server together. Answers the id under which this device's own words go on. */
export async function settle(desk: DraftDesk, server: DraftsServer, row: DraftRow): Promise<string | null> {
  // Compared with what is on the desk now: more may have been typed while the row was on its way.
  const draft = desk.get(row.id)?.draft;
  if (!draft || draft.intent === 'discard') return null;
  switch (standingOf(draft, row)) {
    case 'confirmed':
      desk.replace(confirmDraft(draft, row));
      return null;
    case 'ahead':
      desk.replace({ ...draft, savedRevision: row.revision, savedFingerprint: fingerprintOf(row) });
      return null;
    case 'adopt':
      desk.replace({ ...draftFromRow(desk.owner, row), intent: draft.intent });
      return null;
    case 'fork':
      return desk.fork(row.id, row);
    case 'finished-elsewhere':
      return desk.fork(row.id, null);
    case 'finished': {
      const entryId = await server.findEntryId(row.id);
      await (entryId ? desk.finish(row.id, entryId) : desk.remove(row.id));
      return null;
    }
  }
}
