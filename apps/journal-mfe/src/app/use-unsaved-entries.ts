import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenEdit } from '../features/entry-changes/model/kept-edits.ts';
import type { UnfinishedSession } from '../features/home/components/unfinished-list.tsx';

/** Whether something is kept at all: what names it is fetched only then. */
function isSomethingKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('reflectory.edit:'));
  } catch {
    return false;
  }
}

const watching = () => import('./watch-unsaved.ts');
const none: readonly OpenEdit[] = [];

/** What the journal's first page names to go on with: drafts, and finished entries whose changes are not saved. */
export function useUnsavedEntries(
  drafts: readonly UnfinishedSession[],
  discardDraft: (sessionId: string) => Promise<void>,
): {
  /** The last touched first; null while changes are looked for. */
  unfinished: UnfinishedSession[] | null;
  discard: (id: string) => void;
} {
  const { t } = useTranslation('journal');
  const { client, boot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const instanceId = boot.instance.id;
  const queries = useQueryClient();
  const [isKept] = useState(isSomethingKept);
  const [edits, show] = useState(isKept ? null : none);
  useEffect(() => {
    if (!isKept) return undefined;
    const onSaved = () => void queries.invalidateQueries({ queryKey: ['journal', instanceId, userId] });
    let isGone = false;
    let stop = (): void => void (isGone = true);
    void watching().then(({ watchUnsaved }) => {
      if (!isGone) stop = watchUnsaved({ client, owner: { instanceId, userId }, show, onSaved });
    });
    return () => stop();
  }, [isKept, client, instanceId, userId, queries]);
  const unsaved = edits?.map(({ entryId, edit }) => ({
    sessionId: entryId,
    title: edit.title || t('untitled'),
    href: `/journal/entry/${entryId}`,
    place: t(edit.isWaiting ? 'home.changeWaiting' : 'home.changeUnsaved'),
    updatedAt: edit.changedAt,
    isFinishing: false,
    isChange: true,
  }));
  const discardChange = async (entryId: string): Promise<void> => {
    const { discardUnsaved } = await watching();
    await discardUnsaved({ instanceId, userId }, entryId);
  };
  return {
    unfinished: unsaved
      ? [...unsaved, ...drafts].toSorted((one, other) => other.updatedAt - one.updatedAt)
      : null,
    discard: (id) =>
      void (unsaved?.some(({ sessionId }) => sessionId === id) ? discardChange(id) : discardDraft(id)),
  };
}
