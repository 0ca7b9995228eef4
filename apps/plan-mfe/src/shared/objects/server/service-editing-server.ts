import { callFunction, type ServiceClient, type ServiceClientOptions } from '@reflectory/client';
import type { LoggedChange, editingTables } from '@reflectory/contracts/editing';
import type { Tables } from '@reflectory/contracts/database';
import type { AnyRow } from '../model/objects.ts';
import type { EditingServer } from './editing-server.ts';

type ChangeRow = Tables[keyof typeof editingTables & 'object_changes']['Row'];

/** Milliseconds between two looks while nothing is heard over the live connection. */
const POLL_MS = 15_000;

/** A change as it is heard live. Who made the other change of a conflict is not said there: it has to be asked for. */
function fromLive(row: Partial<ChangeRow>, errors: readonly string[] | null): LoggedChange | null {
  const { table_name: table, after, before, conflicts, number } = row;
  if (errors?.length || !table || !after || !before || !conflicts || !number) return null;
  return Object.keys(conflicts).length > 0
    ? null
    : ({ ...(row as ChangeRow), table, conflicts: {} } satisfies LoggedChange);
}

/** The service behind its functions, and the live connection; without its address nothing is heard live. */
export function createServiceEditingServer(
  client: ServiceClient,
  service: ServiceClientOptions | null,
): EditingServer {
  return {
    async get(place) {
      const answer = await callFunction(client, 'get-object', place);
      return { ...answer, tables: answer.tables as Record<string, AnyRow[]> };
    },
    change: (place, known, changes) =>
      callFunction(client, 'change-object', { ...place, known, changes: [...changes] }),
    list: (place, known, rowId) =>
      callFunction(client, 'list-object-changes', { ...place, known, ...(rowId && { row_id: rowId }) }),
    listen(place, onNews) {
      let isOver = false;
      let isLive = false;
      let leave = () => {};
      const timer = setInterval(() => {
        if (!isLive && document.visibilityState === 'visible') onNews(null);
      }, POLL_MS);
      // Without its sockets a page still looks now and then.
      void import('@reflectory/client/sockets').then(
        ({ socketsOf }) => {
          if (isOver || !service) return;
          const sockets = socketsOf(client, service);
          const channel = sockets
            .channel(`changes:${place.type}:${place.id}`)
            .on(
              'postgres_changes',
              {
                event: 'INSERT',
                schema: 'public',
                table: 'object_changes',
                filter: `object_id=eq.${place.id}`,
              },
              (payload) => onNews(fromLive(payload.new, payload.errors)),
            )
            .subscribe((status) => {
              isLive = status === 'SUBSCRIBED';
              // What happened before somebody listened is not told.
              if (isLive) onNews(null);
            });
          leave = () => void sockets.removeChannel(channel);
        },
        () => undefined,
      );
      return () => {
        isOver = true;
        clearInterval(timer);
        leave();
      };
    },
  };
}
