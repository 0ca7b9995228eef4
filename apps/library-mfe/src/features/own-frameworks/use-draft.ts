import { failureCode } from '@reflectory/client';
import type { OwnFramework } from '@reflectory/contracts/library';
import { useUnsaved } from '@reflectory/platform-sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSaveFramework } from './api/use-own-frameworks.ts';
import type { Draft } from './model/draft.ts';

/** Milliseconds without a change after which a draft is kept. */
const PAUSE_MS = 1000;

/** What is stored; `revision` is null where there is no draft. */
type Stored = Pick<OwnFramework, 'document'> & { revision: number | null };
type Place = { key: string | null; revision: number | null };

/** A draft that keeps itself. `onKey` is told the key of one that had none. */
export function useDraft(first: Draft, place: Place, onKey: (key: string) => void) {
  const [draft, setDraft] = useState(first);
  const [kept, setKept] = useState(first);
  const known = useRef(place);
  const refused = useRef<Draft | null>(null);
  const save = useSaveFramework();
  const [attempt, setAttempt] = useState(0);
  const isDirty = draft !== kept;

  const takeSaved = (saved: OwnFramework, sent: Draft): void => {
    const isNew = known.current.key === null;
    known.current = { key: saved.document.key, revision: saved.revision };
    setKept(sent);
    if (isNew) onKey(saved.document.key);
  };
  const keep = useEffectEvent(async (): Promise<void> => {
    const { key, revision } = known.current;
    refused.current = draft;
    takeSaved(await save.mutateAsync({ key, known: revision, draft }), draft);
    refused.current = null;
  });

  // One is sent at a time: what changes meanwhile goes with the next.
  const isSending = save.isPending;
  useEffect(() => {
    // What was refused is not sent again by itself.
    if (!isDirty || isSending || refused.current === draft) return undefined;
    const timer = setTimeout(() => void keep().catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isDirty, isSending, attempt]);

  useUnsaved('own-framework', isDirty);

  const isConflict = save.isError && failureCode(save.error) === 'conflict';
  return {
    draft,
    change: setDraft,
    /** Everything that was typed is with the service. */
    isKept: !isDirty,
    error: save.error,
    isConflict,
    retry() {
      refused.current = null;
      setAttempt(attempt + 1);
    },
    /** Goes on from another revision: with its text, or with one's own over it. */
    goOnFrom(
      { revision, document: { key, version: _version, ...theirs } }: Stored,
      whose: 'theirs' | 'mine',
    ) {
      known.current = { key, revision };
      refused.current = null;
      save.reset();
      if (whose === 'mine') return setDraft({ ...draft });
      setDraft(theirs);
      setKept(theirs);
    },
  };
}
