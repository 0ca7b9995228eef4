import type { Transaction } from '@reflectory/runtime/database';
import { StorageError } from '../storage-error.ts';
import type { Actor, ObjectRows } from './object-rows.ts';

/** Bytes of files that a person, and an instance, may keep; 0: any. */
export type QuotaLimits = { perPerson: number; perInstance: number };

export const unlimitedStorage: QuotaLimits = { perPerson: 0, perInstance: 0 };

/** Says how much more may be kept. */
export type Quota = {
  /** Bytes that are left for somebody. @throws StorageError when there are none, or fewer than were announced */
  roomFor(actor: Actor, announced: number): Promise<number>;
};

/** Milliseconds for which the sum of an instance is taken as it was. */
const KEPT_MS = 30_000;

const MEGABYTE = 1_000_000;
const inMegabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE).toLocaleString('en');

/** The space of whoever stores is used up. */
export const quotaExceeded = (limit: number) =>
  new StorageError(
    413,
    'quota_exceeded',
    'QuotaExceeded',
    `The space for files is used up: ${inMegabytes(limit)} MB. Remove some to add others.`,
  );

/** Adds up what the rows say; what is uploaded at the same moment is not known yet. */
export function createQuota(
  rows: Pick<ObjectRows, 'asService'>,
  { perPerson, perInstance }: QuotaLimits,
  now: () => number = Date.now,
): Quota {
  const sums = new Map<string, { bytes: number; at: number }>();
  const ofInstance = async ({ context }: Actor) => {
    const known = sums.get(context.instance_id);
    if (known && now() - known.at < KEPT_MS) return known.bytes;
    const bytes = await rows.asService(context, (tx) => sumOf(tx, null));
    sums.set(context.instance_id, { bytes, at: now() });
    return bytes;
  };
  const left = (limit: number, used: number, announced: number) => {
    if (used + Math.max(announced, 1) > limit) throw quotaExceeded(limit);
    return limit - used;
  };
  return {
    async roomFor(actor, announced) {
      const person = actor.context.user_id ?? actor.owner ?? null;
      const own =
        perPerson > 0 && person !== null
          ? left(perPerson, await rows.asService(actor.context, (tx) => sumOf(tx, person)), announced)
          : Infinity;
      const all = perInstance > 0 ? left(perInstance, await ofInstance(actor), announced) : Infinity;
      return Math.min(own, all);
    },
  };
}

async function sumOf(tx: Transaction, owner: string | null): Promise<number> {
  const [row] = await tx.query<{ bytes: string }>(
    `select coalesce(sum((metadata ->> 'size')::bigint), 0)::text as bytes from storage.objects
     where instance_id = app.instance_id() and ($1::uuid is null or owner = $1)`,
    [owner],
  );
  return Number(row?.bytes ?? 0);
}
