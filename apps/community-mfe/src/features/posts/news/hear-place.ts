import type { socketsOf } from '@reflectory/client/sockets';

type Sockets = Pick<ReturnType<typeof socketsOf>, 'channel' | 'removeChannel'>;
type Channel = ReturnType<Sockets['channel']>;
/** What is heard of a place: something new, or that one listens anew and may have missed something. */
export type PlaceEvent = 'post' | 'reply' | 'joined';
type Listener = (event: PlaceEvent) => void;
type Place = { channel: Channel | null; listeners: Set<Listener>; leaving?: ReturnType<typeof setTimeout> };

/** Milliseconds after its last page in which a place is heard on: mostly one goes from a circle to a post in it. */
export const LEAVE_AFTER_MS = 2000;

const known = new WeakMap<Sockets, Map<string, Place>>();

function join(sockets: Sockets, place: string, listeners: ReadonlySet<Listener>): Channel {
  const tell = (event: PlaceEvent) => {
    for (const listener of listeners) listener(event);
  };
  return sockets
    .channel(`community:${place}`, { config: { private: true } })
    .on('broadcast', { event: 'post' }, () => tell('post'))
    .on('broadcast', { event: 'reply' }, () => tell('reply'))
    .subscribe((status) => {
      if (String(status) === 'SUBSCRIBED') tell('joined');
    });
}

/** Listens to a circle, or to an instance by its id; answers what ends it. */
export function hearPlace(sockets: Sockets, id: string, listener: Listener): () => void {
  const places = known.get(sockets) ?? new Map<string, Place>();
  known.set(sockets, places);
  const place = places.get(id) ?? { channel: null, listeners: new Set() };
  if (!places.has(id)) {
    places.set(id, place);
    place.channel = join(sockets, id, place.listeners);
  }
  clearTimeout(place.leaving);
  place.listeners.add(listener);
  // While a channel is being left its name is taken: whoever comes meanwhile joins when it is free.
  const leave = async () => {
    const { channel } = place;
    if (!channel) return;
    place.channel = null;
    await sockets.removeChannel(channel);
    if (place.listeners.size > 0) place.channel = join(sockets, id, place.listeners);
    else places.delete(id);
  };
  return () => {
    place.listeners.delete(listener);
    if (place.listeners.size === 0) place.leaving = setTimeout(() => void leave(), LEAVE_AFTER_MS);
  };
}
