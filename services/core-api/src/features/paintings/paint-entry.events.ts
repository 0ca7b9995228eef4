import { Readable } from 'node:stream';
import { paintingEvents } from '@reflectory/contracts/paintings';
import { speaksOfSuicide } from '@reflectory/domain/crisis';
import type { Transaction } from '@reflectory/runtime/database';
import { type DomainEvent, type EventHandler, hear } from '@reflectory/runtime/jobs';
import { BusyError } from '@reflectory/server-kit';
import { type Pictures, StorageError } from '@reflectory/storage';
import { type Provider, ProviderFailedError, ProviderRefusedError } from '../../provider/index.ts';
import type { PaintEntryRepository, PaintingFailure } from './paint-entry.repository.ts';
import { paintingPrompt } from './painting-prompt.ts';

/** Entries that are painted at the same time, of different people; most of the time is waiting. */
const CONCURRENCY = 2;
/** Sides in pixels: of a picture, and of one in a list. */
const SIDE = 800;
const THUMBNAIL_SIDE = 192;
const QUALITY = 80;

type Dependencies = {
  /** Runs as the worker. */
  db: Transaction;
  provider: Pick<Provider, 'makeImage'>;
  pictures: Pictures;
  entries: PaintEntryRepository;
};

const placeOf = ({ instanceId, subject }: DomainEvent) => ({ instanceId, entryId: subject });

/** Has entries painted. No connection is held while a provider takes its time. */
export function createPaintEntry({ db, provider, pictures, entries }: Dependencies): EventHandler {
  const addressOf = async (owner: { instance: string; person: string }, bytes: Uint8Array, side: number) => {
    const picture = await pictures.render({
      owner,
      key: crypto.randomUUID(),
      read: async () => Readable.from([Buffer.from(bytes)]),
      size: bytes.length,
      transform: { width: side, height: side, resize: 'cover', quality: QUALITY },
      type: 'image/webp',
      signal: new AbortController().signal,
    });
    return `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
  };
  return hear(Object.values(paintingEvents), {
    name: 'paint-entry',
    concurrency: CONCURRENCY,
    async handle(event) {
      const place = placeOf(event);
      const waiting = await entries.find(db, place);
      if (!waiting) return;
      const { user_id: person, text, findings, requested } = waiting;
      // Nothing is painted of what is answered with people who can be called.
      if (speaksOfSuicide(text)) return entries.fail(db, place, 'not_permitted');
      const owner = { instance: place.instanceId, person };
      try {
        const { engine, value } = await provider.makeImage({
          ...owner,
          entryIds: [place.entryId],
          prompt: paintingPrompt(findings),
        });
        const picture = await addressOf(owner, value.bytes, SIDE);
        const thumbnail = await addressOf(owner, value.bytes, THUMBNAIL_SIDE);
        await entries.keep(db, place, requested, { picture, thumbnail, engine });
      } catch (error) {
        const why = reasonOf(error);
        if (why === null) throw error;
        await entries.fail(db, place, why);
      }
    },
    async giveUp(event) {
      await entries.fail(db, placeOf(event), 'unavailable');
    },
  });
}

/** Null where another try may help. */
function reasonOf(error: unknown): PaintingFailure | null {
  if (error instanceof ProviderFailedError) return error.reason;
  if (error instanceof StorageError && !(error instanceof BusyError)) return 'not_understood';
  if (!(error instanceof ProviderRefusedError)) return null;
  const { reason } = error;
  return reason === 'person_budget' || reason === 'instance_budget' ? reason : 'not_permitted';
}
