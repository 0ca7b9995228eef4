import type { ServiceClient } from '@reflectory/client';
import { type Patience, withTimeout } from '../remotes/retry.ts';

/** Key in the tab's storage that remembers that a document was renewed, so that it happens once. */
const RENEWED_KEY = 'reflectory.renewed-document';
/** Milliseconds after which the page is drawn with what the document says. */
const RENEWAL_LIMIT_MS = 5000;

export type RenewDocumentOptions = {
  client: ServiceClient;
  /** Who is signed in, as local storage says. */
  storedUserId: string | null;
  /** Who the document cookie named when the document was made. */
  documentUserId: string | null;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  patience: Pick<Patience, 'wait'>;
  reload: () => void;
};

/**
 * The document cookie can be missing or name somebody else although local storage holds a session, for instance after
 * the browser died. A token answer brings the right cookie, so the session is refreshed once and the document fetched
 * again. When that did not help, the page goes on without what the cookie would have decided. To be awaited before the
 * page is drawn: a reload takes away what somebody began to write.
 */
export async function renewDocument(options: RenewDocumentOptions): Promise<'kept' | 'reloading'> {
  const { client, storedUserId, documentUserId, storage, patience, reload } = options;
  if (storedUserId === null || storedUserId === documentUserId) {
    storage.removeItem(RENEWED_KEY);
    return 'kept';
  }
  if (storage.getItem(RENEWED_KEY) === storedUserId) return 'kept';
  storage.setItem(RENEWED_KEY, storedUserId);
  const isRenewed = await withTimeout(client.auth.refreshSession(), RENEWAL_LIMIT_MS, patience).then(
    ({ error }) => error === null,
    () => false,
  );
  if (!isRenewed) return 'kept';
  reload();
  return 'reloading';
}
