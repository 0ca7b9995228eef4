import { draftKey, type Draft, type DraftOwner } from '../model/draft.ts';
import { parseDraft } from './web-storage.ts';

const PREFIX = 'reflectory.keystrokes:';

/** Holds the newest revision, synchronously, until the database has it: a page can be killed in between. */
export type KeystrokeBridge = {
  hold(draft: Draft): void;
  /** Lets go of revisions up to `revision`. */
  release(owner: DraftOwner, sessionId: string, revision: number): void;
  list(owner: DraftOwner): Draft[];
};

/** A bridge in a `Storage`. A full or forbidden storage is no error here: the database is the real store. */
export function createKeystrokeBridge(area: Storage): KeystrokeBridge {
  const keyOf = (owner: DraftOwner, sessionId: string): string => PREFIX + draftKey(owner, sessionId);
  const keys = (): string[] => Array.from({ length: area.length }, (_, at) => area.key(at) ?? '');
  // A long draft takes long to parse, and nearly always it is the one that this page wrote.
  let newest = { text: '', revision: 0 };
  const revisionOf = (text: string | null): number =>
    text === newest.text ? newest.revision : (parseDraft(text)?.revision ?? Infinity);
  return {
    hold(draft) {
      const key = keyOf(draft, draft.sessionId);
      try {
        newest = { text: JSON.stringify(draft), revision: draft.revision };
        area.setItem(key, newest.text);
      } catch {
        area.removeItem(key);
      }
    },
    release(owner, sessionId, revision) {
      const key = keyOf(owner, sessionId);
      if (revisionOf(area.getItem(key)) <= revision) area.removeItem(key);
    },
    list: (owner) =>
      keys()
        .filter((key) => key.startsWith(keyOf(owner, '')))
        .map((key) => parseDraft(area.getItem(key)))
        .filter((draft) => draft !== null),
  };
}
