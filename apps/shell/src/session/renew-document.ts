import type { ServiceClient } from '@reflectory/client';

/** Key in the tab's storage that remembers that a document was renewed, so that it happens once. */
const RENEWED_KEY = 'reflectory.renewed-document';

export type RenewDocumentOptions = {
  client: ServiceClient;
  /** Who the document cookie named when the document was made. */
  documentUserId: string | null;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload: () => void;
};

/**
 * The document cookie can be missing or name somebody else although local storage holds a session. A token answer
 * brings the right cookie, so the session is refreshed once and the document fetched again. When that did not help,
 * the page goes on without what the cookie would have decided.
 */
export async function renewDocument(options: RenewDocumentOptions): Promise<'kept' | 'reloading'> {
  const { client, documentUserId, storage, reload } = options;
  const { data } = await client.auth.getSession();
  const userId = data.session?.user.id ?? null;
  if (userId === null || userId === documentUserId) {
    storage.removeItem(RENEWED_KEY);
    return 'kept';
  }
  if (storage.getItem(RENEWED_KEY) === userId) return 'kept';
  storage.setItem(RENEWED_KEY, userId);
  const { error } = await client.auth.refreshSession();
  if (error) return 'kept';
  reload();
  return 'reloading';
}
