import type { Transaction } from '@reflectory/runtime/database';
import { type Bucket, bucketColumns } from './bucket.ts';

/** How buckets are listed. */
export type BucketPage = {
  limit: number;
  offset: number;
  sortColumn: 'id' | 'name' | 'created_at' | 'updated_at';
  sortOrder: 'asc' | 'desc';
  search: string;
};

/** What may be said of a bucket; what is absent stays as it is. */
export type BucketSettings = {
  public?: boolean | undefined;
  file_size_limit?: number | null | undefined;
  allowed_mime_types?: string[] | null | undefined;
};

// The service role passes row security, so every statement names the instance itself.
const here = 'instance_id = app.instance_id()';

/** The buckets that the caller may see. */
export async function listBuckets(tx: Transaction, page: BucketPage): Promise<Bucket[]> {
  const { limit, offset, sortColumn, sortOrder, search } = page;
  return tx.query<Bucket>(
    `select ${bucketColumns} from storage.buckets
     where ${here} and ($3 = '' or strpos(lower(name), lower($3)) > 0)
     order by ${sortColumn} ${sortOrder}, id limit $1 offset $2`,
    [limit, offset, search],
  );
}

/** A bucket that the caller may see. */
export async function findBucket(tx: Transaction, id: string): Promise<Bucket | undefined> {
  const [bucket] = await tx.query<Bucket>(
    `select ${bucketColumns} from storage.buckets where ${here} and id = $1`,
    [id],
  );
  return bucket;
}

/** @throws DatabaseError 23505 for a known id, 42501 where the caller may not */
export async function insertBucket(
  tx: Transaction,
  id: string,
  name: string,
  settings: BucketSettings,
): Promise<void> {
  await tx.query(
    `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
     values ($1, $2, auth.uid(), auth.uid()::text, $3, $4, $5)`,
    [
      id,
      name,
      settings.public ?? false,
      settings.file_size_limit ?? null,
      settings.allowed_mime_types ?? null,
    ],
  );
}

/** Changes what is given; false when the caller may not change such a bucket. */
export async function updateBucket(tx: Transaction, id: string, settings: BucketSettings): Promise<boolean> {
  const rows = await tx.query(
    `update storage.buckets set
       public = coalesce($2, public),
       file_size_limit = case when $3 then $4 else file_size_limit end,
       allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end
     where ${here} and id = $1 returning id`,
    [
      id,
      settings.public ?? null,
      settings.file_size_limit !== undefined,
      settings.file_size_limit ?? null,
      settings.allowed_mime_types !== undefined,
      settings.allowed_mime_types ?? null,
    ],
  );
  return rows.length > 0;
}

/** False when the caller may not remove such a bucket. @throws DatabaseError 23503 while it holds objects */
export async function deleteBucket(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.query(`delete from storage.buckets where ${here} and id = $1 returning id`, [id]);
  return rows.length > 0;
}
