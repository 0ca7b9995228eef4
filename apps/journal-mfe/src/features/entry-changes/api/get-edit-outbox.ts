import type { ServiceClient } from '@reflectory/client';
import { after, exclusively } from '@reflectory/platform-sdk/surroundings';
import { ServiceFailure } from '../../../service/service-failure.ts';
import { keptEditsOf } from '../model/kept-edits.ts';
import { createEditOutbox, type EditOutbox } from '../outbox/edit-outbox.ts';
import { reviseEntry } from './revise-entry.ts';

type Owner = { instanceId: string; userId: string };

const opened = new WeakMap<ServiceClient, Map<string, EditOutbox>>();

function create(client: ServiceClient, owner: Owner): EditOutbox {
  const name = `reflectory.edit-outbox:${owner.instanceId}/${owner.userId}`;
  const outbox = createEditOutbox({
    edits: keptEditsOf(owner),
    async send(entryId, { written, version }) {
      const { data } = await client.auth.getSession();
      // Another person may have signed in on this page meanwhile.
      if (data.session?.user.id !== owner.userId) throw new ServiceFailure('signed-out', '', 'Signed out');
      await reviseEntry(client, entryId, { written, baseVersion: version });
    },
    isOnline: () => navigator.onLine,
    exclusively: (task) => exclusively(name, task),
    after,
  });
  window.addEventListener('online', () => void outbox.deliverAll());
  void outbox.deliverAll();
  return outbox;
}

/** Changes of a person's finished entries on their way to the server; opened once per page. */
export function getEditOutbox(client: ServiceClient, owner: Owner): EditOutbox {
  const byOwner = opened.get(client) ?? new Map<string, EditOutbox>();
  opened.set(client, byOwner);
  const key = `${owner.instanceId}/${owner.userId}`;
  const outbox = byOwner.get(key) ?? create(client, owner);
  byOwner.set(key, outbox);
  return outbox;
}
