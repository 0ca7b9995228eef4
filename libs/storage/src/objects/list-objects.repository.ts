import type { Transaction } from '@reflectory/runtime/database';
import type { ObjectMetadata } from './stored-object.ts';

/** A line of a listing: an object, or a folder with nothing but its name. */
export type ListedObject = {
  name: string;
  id: string | null;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: ObjectMetadata | null;
};

export type ListOptions = {
  prefix: string;
  search: string;
  /** The one object that is asked for, or '' for all. */
  only: string;
  limit: number;
  offset: number;
  sortColumn: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at';
  sortOrder: 'asc' | 'desc';
};

/** One level of a bucket below a prefix: folders first become one line each (service contract, 5.3). */
export async function listObjects(
  tx: Transaction,
  bucket: string,
  options: ListOptions,
): Promise<ListedObject[]> {
  const { prefix, search, only, limit, offset, sortColumn, sortOrder } = options;
  return tx.query<ListedObject>(
    `with below as (
       select o.*, substr(o.name, char_length($2) + 1) as rest from storage.objects o
       where o.instance_id = app.instance_id() and o.bucket_id = $1 and starts_with(o.name, $2)
     ), lines as (
       select distinct split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
         null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
       from below where strpos(rest, '/') > 0
       union all
       select rest, id, updated_at, created_at, last_accessed_at, metadata from below
       where rest <> '' and strpos(rest, '/') = 0
     )
     select * from lines where starts_with(lower(name), lower($3)) and ($6 = '' or (name = $6 and id is not null))
     order by id is not null, ${sortColumn} ${sortOrder}, name limit $4 offset $5`,
    [bucket, prefix, search, limit, offset, only],
  );
}
