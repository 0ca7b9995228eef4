import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getDrafts } from '../features/drafts/create-drafts.ts';
import type { EditNews } from '../features/entry-changes/outbox/edit-outbox.ts';
import { useEditOutbox } from '../features/entry-changes/use-edit-outbox.ts';
import { useKeptEdits } from '../features/entry-changes/use-kept-edits.ts';
import { useUnsavedEdits } from '../features/entry-changes/use-unsaved-edits.ts';
import type { UnfinishedSession } from '../features/home/components/unfinished-list.tsx';

/** Finished entries whose changes are not saved, as the journal's first page names them; null while they are looked for. */
export function useUnsavedEntries(): {
  unsaved: UnfinishedSession[] | null;
  discard: (entryId: string) => void;
} {
  const { t } = useTranslation('journal');
  const { edits, discard } = useUnsavedEdits();
  useEditOutbox(useKeepLost());
  const unsaved = edits?.map(({ entryId, edit }) => ({
    sessionId: entryId,
    title: edit.title || t('untitled'),
    href: `/journal/entry/${entryId}`,
    place: t(edit.isWaiting ? 'home.changeWaiting' : 'home.changeUnsaved'),
    updatedAt: edit.changedAt,
    isFinishing: false,
    isChange: true,
  }));
  return { unsaved: unsaved ?? null, discard };
}

/** An entry that was deleted elsewhere takes no words any more: they go on as a draft. */
function useKeepLost(): (news: EditNews) => void {
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const instanceId = boot.instance.id;
  const kept = useKeptEdits();
  return useCallback(
    (news) => {
      const edit = kept.find(news.entryId);
      if (news.outcome !== 'refused' || news.code !== 'not_found' || !edit) return;
      const keep = async (): Promise<void> => {
        const drafts = await getDrafts(client, { instanceId, userId });
        const sessionId = crypto.randomUUID();
        await drafts.open(sessionId, 'free');
        const text = edit.written.map((passage) => passage.text).join('\n\n');
        drafts.change(sessionId, { title: edit.title, answers: [text] });
        kept.drop(news.entryId);
      };
      void keep();
    },
    [client, instanceId, userId, kept],
  );
}
