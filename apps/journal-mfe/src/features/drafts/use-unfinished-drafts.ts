import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReadScope } from '../../service/use-read-scope.ts';
import { findUnfinishedSessions } from './api/find-unfinished-sessions.ts';
import type { Drafts } from './create-drafts.ts';
import { draftFromRow, hasText, isUnsaved, type Draft } from './model/draft.ts';
import { useDeskRecords } from './use-drafts.ts';

/** Unfinished sessions of this device and of the server, the last touched first; the device's words win. */
export function useUnfinishedDrafts(drafts: Drafts | null): { drafts: Draft[]; isLoading: boolean } {
  const { client, key } = useReadScope();
  const records = useDeskRecords(drafts);
  const {
    data: rows = [],
    dataUpdatedAt,
    isLoading,
  } = useQuery({
    queryKey: [...key, 'unfinished'],
    queryFn: () => findUnfinishedSessions(client),
    // What another device wrote a minute ago is what one wants to go on with.
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (!drafts) return;
    for (const row of rows) void drafts.outbox.compare(row);
  }, [drafts, rows]);

  if (!drafts) return { drafts: [], isLoading };
  const onDesk = new Set(records.map(({ draft }) => draft.sessionId));
  const isOpen = ({ draft, entryId }: (typeof records)[number]): boolean =>
    entryId === null && draft.intent !== 'discard' && hasText(draft) && !isGone(draft);
  const known = new Set(rows.map(({ id }) => id));
  // A draft that was saved before the list was read and is not in it has been finished or discarded elsewhere.
  const isGone = (draft: Draft): boolean =>
    dataUpdatedAt > draft.updatedAt && !isUnsaved(draft) && rows.length < 20 && !known.has(draft.sessionId);
  const all = [
    ...records.filter(isOpen).map(({ draft }) => draft),
    ...rows
      .filter((row) => !onDesk.has(row.id) && hasText(row))
      .map((row) => draftFromRow(drafts.desk.owner, row)),
  ].toSorted((one, other) => other.updatedAt - one.updatedAt);
  return { drafts: all, isLoading };
}
