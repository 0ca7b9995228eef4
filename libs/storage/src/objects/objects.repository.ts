import { randomUUID } from 'node:crypto';
import type { Transaction } from '@reflectory/runtime/database';
import { objectColumns, type ObjectMetadata, type StoredObject } from './stored-object.ts';

// The service role passes row security, so every statement names the instance itself.
const here = 'instance_id = app.instance_id()';

/** Place of an object. */
export type ObjectPlace = { bucket: string; name: string };

/** The same, of a certain version where one is named; `signedAt` are the milliseconds at which an address to it was signed. */
export type ObjectSource = ObjectPlace & { version?: string | undefined; signedAt?: number };

export type NewObject = ObjectPlace & {
  version: string;
  metadata: ObjectMetadata | Record<string, never>;
  userMetadata: Record<string, unknown>;
  /** Who it belongs to when the caller is nobody: the person that a signed address was made for. */
  owner?: string | null;
};

/** An object that the caller may see. */
export const findObject = (tx: Transaction, { bucket, name }: ObjectPlace) =>
  findSource(tx, { bucket, name });

/** The same; none where it has another version, or where the address to it was revoked. */
export async function findSource(
  tx: Transaction,
  { bucket, name, version, signedAt }: ObjectSource,
): Promise<StoredObject | undefined> {
  const [object] = await tx.query<StoredObject>(
    `select ${objectColumns} from storage.objects where ${here} and bucket_id = $1 and name = $2
       and version = coalesce($3, version)
       and ($4::timestamptz is null or addresses_revoked_at is null or addresses_revoked_at < $4)`,
    [bucket, name, version ?? null, signedAt === undefined ? null : new Date(signedAt)],
  );
  return object;
}

/** Objects of the names given that the caller may see. */
export async function findObjects(
  tx: Transaction,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  return tx.query<StoredObject>(
    `select ${objectColumns} from storage.objects where ${here} and bucket_id = $1 and name = any ($2)`,
    [bucket, names],
  );
}

/**
 * Answers the id. It is made here, since the database tells nothing of a row to whoever may write and not read it.
 *
 * @throws DatabaseError 23505 when the name is taken, 42501 where the caller may not
 */
export async function insertObject(tx: Transaction, object: NewObject): Promise<string> {
  const id = randomUUID();
  await tx.query(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
     values ($7, $1, $2, coalesce($6::uuid, auth.uid()), coalesce($6::uuid, auth.uid())::text, $3, $4, $5)`,
    [
      object.bucket,
      object.name,
      object.version,
      object.metadata,
      object.userMetadata,
      object.owner ?? null,
      id,
    ],
  );
  return id;
}

/** Writes new bytes under a name; the id stays. Undefined when the caller may not change such an object. */
export async function replaceObject(tx: Transaction, object: NewObject): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `update storage.objects set version = $3, metadata = $4, user_metadata = $5,
       owner = coalesce($6::uuid, auth.uid(), owner), owner_id = coalesce($6::uuid::text, auth.uid()::text, owner_id)
     where ${here} and bucket_id = $1 and name = $2 returning id`,
    [object.bucket, object.name, object.version, object.metadata, object.userMetadata, object.owner ?? null],
  );
  return row?.id;
}

/** Ends the addresses that were signed until `at`. Undefined when the caller may not change such an object. */
export async function revokeAddresses(
  tx: Transaction,
  { bucket, name }: ObjectPlace,
  at: Date,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `update storage.objects set addresses_revoked_at = $3
     where ${here} and bucket_id = $1 and name = $2 returning id`,
    [bucket, name, at],
  );
  return row?.id;
}

/** Gives an object another place. @throws DatabaseError 23505 when it is taken, 42501 where the caller may not */
export async function moveObject(
  tx: Transaction,
  from: ObjectPlace,
  to: ObjectPlace,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `update storage.objects set bucket_id = $3, name = $4 where ${here} and bucket_id = $1 and name = $2 returning id`,
    [from.bucket, from.name, to.bucket, to.name],
  );
  return row?.id;
}

/** What is to be removed: a name, or one version of it. */
export type Removal = { name: string; version?: string | undefined };

/** Removes the objects that the caller may remove, and says which they were. */
export async function deleteObjects(
  tx: Transaction,
  bucket: string,
  removals: readonly Removal[],
): Promise<StoredObject[]> {
  return tx.query<StoredObject>(
    `delete from storage.objects o where ${here} and bucket_id = $1 and name = any ($2)
       and exists (select from unnest($2::text[], $3::text[]) as given (name, version)
         where given.name = o.name and coalesce(given.version, o.version) = o.version)
     returning ${objectColumns}`,
    [bucket, removals.map(({ name }) => name), removals.map(({ version }) => version ?? null)],
  );
}

/** Removes up to `limit` objects of a bucket and returns the names of their bytes. */
export async function emptyBucket(tx: Transaction, bucket: string, limit: number): Promise<string[]> {
  const rows = await tx.query<{ version: string }>(
    `delete from storage.objects where ${here} and id in
       (select id from storage.objects where ${here} and bucket_id = $1 limit $2) returning version`,
    [bucket, limit],
  );
  return rows.map(({ version }) => version);
}
