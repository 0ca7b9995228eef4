import { draftKey, type Draft, type DraftOwner } from '../model/draft.ts';
import type { DraftStorage, StorageKind } from './draft-storage.ts';

const PREFIX = 'reflectory.draft:';

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'answers' in value;
}

/** The draft in a stored text, or null when the text is damaged. */
export function parseDraft(stored: string | null | undefined): Draft | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Drafts in a `Storage`, for browsers that give pages no IndexedDB. Room is about 5 MB. */
export function createWebStorage(area: Storage, kind: StorageKind = 'web-storage'): DraftStorage {
  const keyOf = (owner: DraftOwner, sessionId: string): string => PREFIX + draftKey(owner, sessionId);
  return {
    kind,
    find: async (owner, sessionId) => parseDraft(area.getItem(keyOf(owner, sessionId))),
    list: async (owner) =>
      Array.from({ length: area.length }, (_, at) => area.key(at) ?? '')
        .filter((key) => key.startsWith(keyOf(owner, '')))
        .map((key) => parseDraft(area.getItem(key)))
        .filter((draft) => draft !== null),
    put: async (drafts) => {
      for (const draft of drafts) area.setItem(keyOf(draft, draft.sessionId), JSON.stringify(draft));
    },
    remove: async (owner, sessionId) => area.removeItem(keyOf(owner, sessionId)),
  };
}

/** A `Storage` that lives as long as the page. */
export function createMemoryArea(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
