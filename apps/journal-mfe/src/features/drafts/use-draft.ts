import { usePlatform } from '@reflectory/platform-sdk';
import { useCallback, useEffect, useState } from 'react';
import type { Opened } from './create-drafts.ts';
import type { Draft, DraftChange } from './model/draft.ts';
import { saveStatusOf, type SaveStatus } from './model/save-state.ts';
import type { StorageKind } from './storage/draft-storage.ts';
import { useDeskRecord, useDrafts } from './use-drafts.ts';

/** Milliseconds for which the device may take to store a key before leaving is warned of; the bridge holds it meanwhile. */
const UNKEPT_FOR_MS = 300;

/** A draft that can be written in. Nothing is shown, and so nothing can be overwritten, before the device was read. */
export type ReadyDraft = {
  kind: 'ready';
  draft: Draft;
  status: SaveStatus;
  storageKind: StorageKind;
  /** Nobody had it before this page. */
  isBegunHere: boolean;
  /** The last try to reach the server failed. */
  isWaiting: boolean;
  change(change: DraftChange): void;
  /** Tries again what the server refused. */
  retry(): void;
};

export type DraftView =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'unreachable'; retry(): void }
  /** The session is an entry now. */
  | { kind: 'done'; entryId: string }
  /** Another device wrote here too: the words of this one go on under another id. */
  | { kind: 'continued'; sessionId: string; framework: string }
  | ReadyDraft;

/** One session's draft: opened, followed, and saved as it changes. */
export function useDraft(sessionId: string, framework: string | null): DraftView {
  const { isOnline, reportUnsaved } = usePlatform();
  const drafts = useDrafts();
  const record = useDeskRecord(drafts, sessionId);
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ key: string; result: Opened } | null>(null);
  const key = `${sessionId}:${attempt}`;

  useEffect(() => {
    let isCurrent = true;
    void drafts?.open(sessionId, framework).then((result) => isCurrent && setOpened({ key, result }));
    return () => void (isCurrent = false);
  }, [drafts, sessionId, framework, key]);

  const isUnkept = record !== null && record.keptRevision < record.draft.revision && record.entryId === null;
  useEffect(() => {
    if (!isUnkept) return undefined;
    const source = `draft:${sessionId}`;
    // The shell prepares its question when something is unsaved: too much work for each key.
    const timer = setTimeout(() => reportUnsaved(source, true), UNKEPT_FOR_MS);
    return () => {
      clearTimeout(timer);
      reportUnsaved(source, false);
    };
  }, [reportUnsaved, sessionId, isUnkept]);

  const change = useCallback((next: DraftChange) => drafts?.change(sessionId, next), [drafts, sessionId]);
  const retry = useCallback(() => void drafts?.outbox.retry(sessionId), [drafts, sessionId]);

  if (record?.entryId) return { kind: 'done', entryId: record.entryId };
  if (!drafts || opened?.key !== key) return { kind: 'loading' };
  const { result } = opened;
  if (result.kind === 'done') return result;
  if (result.kind === 'unreachable') {
    return { kind: 'unreachable', retry: () => setAttempt((count) => count + 1) };
  }
  if (!record) return { kind: 'missing' };
  if (record.continuesAs) {
    return { kind: 'continued', sessionId: record.continuesAs, framework: record.draft.framework };
  }
  const status = saveStatusOf(record.draft, { ...record, isOnline });
  const { draft, isBegunHere, isWaiting } = record;
  const { storageKind } = drafts.desk;
  return { kind: 'ready', draft, status, storageKind, isBegunHere, isWaiting, change, retry };
}
