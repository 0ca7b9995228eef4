import type { ObjectPlace } from '../model/objects.ts';
import { createOutbox } from './outbox.ts';
import type { StoreSurroundings } from './store-core.ts';

type Surroundings = Pick<StoreSurroundings, 'server' | 'storage' | 'exclusively' | 'after' | 'isOnline'>;

/** Sends what this device keeps of objects that nobody has open; what fails stays for the next time. */
export async function sendKept(
  { server, storage, exclusively, after, isOnline }: Surroundings,
  isOpen: (place: ObjectPlace) => boolean,
): Promise<void> {
  const kept = await storage.listPending().catch(() => []);
  for (const { place } of kept.filter((one) => !isOpen(one.place))) {
    const { pending, snapshot } = await storage.load(place);
    const outbox = createOutbox({
      send: (changes) => server.change(place, snapshot?.number ?? 0, changes),
      onSent: ({ results }) =>
        storage.release(
          place,
          results.map(({ id }) => id),
        ),
      onStateChanged: () => {},
      exclusively: (task) => exclusively(`reflectory.object:${place.type}/${place.id}`, task),
      after,
      isOnline,
    });
    outbox.add(pending);
    await outbox.deliver();
    outbox.close();
  }
}
