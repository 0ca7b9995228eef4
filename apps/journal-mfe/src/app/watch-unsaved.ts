import type { ServiceClient } from '@reflectory/client';
import { getDrafts } from '../features/drafts/create-drafts.ts';
import { getEditOutbox } from '../features/entry-changes/api/get-edit-outbox.ts';
import { keptEditsOf, type OpenEdit } from '../features/entry-changes/model/kept-edits.ts';

export type UnsavedWatch = {
  client: ServiceClient;
  owner: { instanceId: string; userId: string };
  show: (edits: readonly OpenEdit[]) => void;
  /** Something that waited was saved. */
  onSaved: () => void;
};

/** Shows changes of entries that this page can go on with, and sends those that wait; answers what ends it. */
export function watchUnsaved({ client, owner, show, onSaved }: UnsavedWatch): () => void {
  const kept = keptEditsOf(owner);
  const outbox = getEditOutbox(client, owner);
  const look = (): void => void kept.listOpen().then(show);
  /** An entry that was deleted elsewhere takes no words any more: they go on as a draft. */
  const keepLost = async (entryId: string): Promise<void> => {
    const edit = kept.find(entryId);
    if (!edit) return;
    const drafts = await getDrafts(client, owner);
    const sessionId = crypto.randomUUID();
    await drafts.open(sessionId, 'free');
    drafts.change(sessionId, {
      title: edit.title,
      answers: [edit.written.map(({ text }) => text).join('\n\n')],
    });
    kept.drop(entryId);
  };
  const stops = [
    kept.subscribe(look),
    outbox.subscribe((news) => {
      if (news.outcome === 'sent') onSaved();
      else if (news.code === 'not_found') void keepLost(news.entryId);
    }),
  ];
  look();
  void outbox.deliverAll();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Drops what this page or one that is gone keeps of an entry. */
export async function discardUnsaved(owner: UnsavedWatch['owner'], entryId: string): Promise<void> {
  const kept = keptEditsOf(owner);
  await kept.takeLeft(entryId);
  kept.drop(entryId);
}
