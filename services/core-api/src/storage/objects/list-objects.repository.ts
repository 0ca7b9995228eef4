import type { Transaction } from '../../database/database.ts';
import type { ObjectMetadata, StoredObject } from './stored-object.ts';

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
  const { prefix, search, limit, offset, sortColumn, sortOrder } = options;
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
     select * from lines where $3 = '' or starts_with(lower(name), lower($3))
     order by id is not null, ${sortColumn} ${sortOrder}, name limit $4 offset $5`,
    [bucket, prefix, search, limit, offset],
  );
}

/** A page of the second kind of listing; `nextCursor` is absent on the last one. */
export type ListedPage = {
  hasNext: boolean;
  folders: { key: string; name: string }[];
  objects: (Pick<
    StoredObject,
    'id' | 'name' | 'updated_at' | 'created_at' | 'last_accessed_at' | 'metadata'
  > & {
    key: string;
  })[];
  nextCursor?: string;
};

export type ListPageOptions = {
  prefix: string;
  limit: number;
  /** Key after which the page begins, or null for the first one. */
  after: string | null;
  withDelimiter: boolean;
  sortOrder: 'asc' | 'desc';
};

type Line = { key: string; is_folder: boolean; object: ListedPage['objects'][number] | null };

/** Keys in order of name, a page at a time, however many there are. */
export async function listPage(
  tx: Transaction,
  bucket: string,
  options: ListPageOptions,
): Promise<ListedPage> {
  const { prefix, limit, after, withDelimiter, sortOrder } = options;
  const further = sortOrder === 'asc' ? '>' : '<';
  const lines = await tx.query<Line>(
    `with below as (
       select o.*, strpos(substr(o.name, char_length($2) + 1), '/') as slash from storage.objects o
       where o.instance_id = app.instance_id() and o.bucket_id = $1 and starts_with(o.name, $2)
     ), lines as (
       select distinct on (key) key, is_folder, object from (
         select case when $5 and slash > 0 then left(name, char_length($2) + slash) else name end collate "C" as key,
           $5 and slash > 0 as is_folder,
           case when not ($5 and slash > 0) then jsonb_build_object('id', id, 'key', name, 'name', name,
             'updated_at', updated_at, 'created_at', created_at, 'last_accessed_at', last_accessed_at,
             'metadata', metadata) end as object
         from below) as found
     )
     select * from lines where $3::text is null or key ${further} $3 order by key ${sortOrder} limit $4`,
    [bucket, prefix, after, limit + 1, withDelimiter],
  );
  const shown = lines.slice(0, limit);
  const last = shown.at(-1);
  return {
    hasNext: lines.length > limit,
    folders: shown.filter(({ is_folder }) => is_folder).map(({ key }) => ({ key, name: key })),
    objects: shown.flatMap(({ object }) => (object ? [object] : [])),
    ...(lines.length > limit && last && { nextCursor: Buffer.from(last.key).toString('base64url') }),
  };
}
