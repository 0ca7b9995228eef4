import type { ServiceClient } from '@reflectory/client';
import type { DraftsServer } from '../desk/drafts-server.ts';
import type { DraftOwner } from '../model/draft.ts';
import { ServiceFailure } from '../../../service/service-failure.ts';
import { completeSession } from './complete-session.ts';
import { discardSession } from './discard-session.ts';
import { findEntryOfSession } from './find-entry-of-session.ts';
import { saveSession } from './save-session.ts';

/** The server as the outbox of `owner` sees it: nothing is sent in another person's name. */
export function createDraftsServer(client: ServiceClient, owner: DraftOwner): DraftsServer {
  const asOwner = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const { data } = await client.auth.getSession();
    if (data.session?.user.id !== owner.userId) {
      throw new ServiceFailure('signed-out', 'not_authenticated', 'Signed out');
    }
    return call();
  };
  return {
    save: (draft) => asOwner(() => saveSession(client, draft)),
    complete: (sessionId) => asOwner(() => completeSession(client, sessionId)),
    findEntryId: (sessionId) => asOwner(() => findEntryOfSession(client, sessionId)),
    discard: (sessionId) => asOwner(() => discardSession(client, sessionId)),
  };
}
