import type { RequestContext } from '@reflectory/contracts/control-plane';
import { type Database, isRefusal, type Transaction } from '@reflectory/runtime/database';
import type { Bucket } from '../buckets/bucket.ts';
import { findBucket } from '../buckets/buckets.repository.ts';
import type { FileStore } from '../files/file-store.ts';
import { bucketNotFound, notPermitted, StorageError } from '../storage-error.ts';
import { fileKey } from '../storage-keys.ts';
import { findObject, insertObject, type NewObject, replaceObject } from './objects.repository.ts';

/** Who acts: the caller, or the service for a caller who holds a signed address. */
export type Actor = { context: RequestContext; isSigned?: boolean; owner?: string | null };

/** Rows of objects, together with the bytes that they name. */
export type ObjectRows = {
  /** Runs with the rights of the actor. */
  as<T>(actor: Actor, run: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs with the rights of the service, within the instance of the request. */
  asService<T>(context: RequestContext, run: (tx: Transaction) => Promise<T>): Promise<T>;
  /** @throws StorageError when the instance has no such bucket */
  getBucket(context: RequestContext, id: string): Promise<Bucket>;
  /** Refuses before the bytes are read what would be refused afterwards. @throws StorageError, DatabaseError */
  attempt(actor: Actor, object: NewObject, isUpsert: boolean): Promise<void>;
  /**
   * Writes the row of bytes that are there; when it is refused, the bytes go as well. They stay where it is unknown
   * whether the row was written. Answers the id.
   */
  keep(actor: Actor, object: NewObject, isUpsert: boolean): Promise<string>;
};

/** Undoes what was only tried. */
class AttemptedError extends Error {}

/** Answers the id, and the version that nobody needs any more. */
async function writeRow(tx: Transaction, object: NewObject, isUpsert: boolean) {
  const earlier = isUpsert ? await findObject(tx, object) : undefined;
  if (!earlier) return { id: await insertObject(tx, object), obsolete: null };
  const id = await replaceObject(tx, object);
  if (id === undefined) throw notPermitted();
  return { id, obsolete: earlier.version };
}

export function createObjectRows({ database, files }: { database: Database; files: FileStore }): ObjectRows {
  const asService: ObjectRows['asService'] = (context, run) =>
    database.asService('storage_admin', context.instance_id, run);
  const as: ObjectRows['as'] = ({ context, isSigned = false }, run) =>
    isSigned ? asService(context, run) : database.asPrincipal(context, run);
  return {
    as,
    asService,
    async getBucket(context, id) {
      const bucket = await asService(context, (tx) => findBucket(tx, id));
      if (!bucket) throw bucketNotFound();
      return bucket;
    },
    async attempt(actor, object, isUpsert) {
      const attempted = as(actor, async (tx) => {
        await writeRow(tx, object, isUpsert);
        throw new AttemptedError();
      });
      await attempted.catch((error: unknown) => {
        if (!(error instanceof AttemptedError)) throw error;
      });
    },
    async keep(actor, object, isUpsert) {
      const { instance_id: instanceId } = actor.context;
      const written = await as(actor, (tx) => writeRow(tx, object, isUpsert)).catch(
        async (error: unknown) => {
          // Otherwise the row may be there, its answer lost: then the sweep finds out whether the bytes are needed.
          if (error instanceof StorageError || isRefusal(error))
            await files.remove([fileKey(instanceId, object.version)]);
          throw error;
        },
      );
      if (written.obsolete !== null) await files.remove([fileKey(instanceId, written.obsolete)]);
      return written.id;
    },
  };
}
