import { callFunction, type ServiceClient, type ServiceClientOptions } from '@reflectory/client';
import type { LoggedChange, editingTables } from '@reflectory/contracts/editing';
import type { Tables } from '@reflectory/contracts/database';
import { joinChannel, type LiveService } from '../../live/join-channel.ts';
import type { AnyRow, ObjectPlace } from '../model/objects.ts';
import type { EditingServer, Meeting, PresentPerson } from './editing-server.ts';

type ChangeRow = Tables[keyof typeof editingTables & 'object_changes']['Row'];

/** Milliseconds between two looks while nothing is heard over the live connection. */
const POLL_MS = 15_000;
/** Milliseconds until the others are told where somebody moved to. */
const SAID_MS = 250;

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
  linkToken: string | null = null,
): EditingServer {
  const headers = linkToken === null ? {} : { headers: { 'x-link-token': linkToken } };
  return {
    async get(place) {
      const answer = await callFunction(client, 'get-object', place, headers);
      return { ...answer, tables: answer.tables as Record<string, AnyRow[]> };
    },
    change: (place, known, changes) =>
      callFunction(client, 'change-object', { ...place, known, changes: [...changes] }, headers),
    list: (place, known, rowId) =>
      callFunction(
        client,
        'list-object-changes',
        { ...place, known, ...(rowId && { row_id: rowId }) },
        headers,
      ),
    listen: (place, onNews) => listen({ client, service, place }, onNews),
    meet: (place, userId, onPeople) => meet({ client, service, place }, userId, onPeople),
  };
}

type Live = LiveService & { place: ObjectPlace };

function listen(live: Live, onNews: (change: LoggedChange | null) => void): () => void {
  const { id, type } = live.place;
  let isLive = false;
  const timer = setInterval(() => {
    if (!isLive && document.visibilityState === 'visible') onNews(null);
  }, POLL_MS);
  const leave = joinChannel(live, (sockets) =>
    sockets
      .channel(`changes:${type}:${id}`)
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'object_changes', filter: `object_id=eq.${id}` },
        (payload) => onNews(fromLive(payload.new, payload.errors)),
      )
      .subscribe((status) => {
        isLive = status === 'SUBSCRIBED';
        // What happened before somebody listened is not told.
        if (isLive) onNews(null);
      }),
  );
  return () => {
    clearInterval(timer);
    leave();
  };
}

function meet(live: Live, userId: string, onPeople: (people: PresentPerson[]) => void): Meeting {
  const tab = crypto.randomUUID();
  let spot: string | null = null;
  let track = (): void => {};
  let timer: ReturnType<typeof setTimeout> | null = null;
  const leave = joinChannel(live, (sockets) => {
    const channel = sockets.channel(`object:${live.place.type}:${live.place.id}`, {
      config: { private: true, presence: { key: tab } },
    });
    return channel
      .on('presence', { event: 'sync' }, () => {
        const others = Object.entries(channel.presenceState()).filter(([key]) => key !== tab);
        onPeople(others.flatMap(([, [newest]]) => readPerson(newest)));
      })
      .subscribe((status) => {
        if (status !== 'SUBSCRIBED') return;
        track = () => void channel.track({ user_id: userId, spot });
        track();
      });
  });
  return {
    say(next) {
      if (next === spot) return;
      spot = next;
      timer ??= setTimeout(() => {
        timer = null;
        track();
      }, SAID_MS);
    },
    leave() {
      if (timer) clearTimeout(timer);
      leave();
    },
  };
}

/** What another page says of itself may be anything. */
function readPerson(said: unknown): PresentPerson[] {
  if (typeof said !== 'object' || said === null) return [];
  const { user_id: userId, spot } = said as Record<string, unknown>;
  if (typeof userId !== 'string') return [];
  return [{ userId, spot: typeof spot === 'string' ? spot.slice(0, 200) : null }];
}
