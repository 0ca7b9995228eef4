import * as z from 'zod';
import type { Transaction } from '@reflectory/runtime/database';
import { invalidRequest } from '../storage-error.ts';
import type { StoredObject } from './stored-object.ts';

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
  /** `nextCursor` of the page before, or null for the first one. */
  cursor: string | null;
  withDelimiter: boolean;
  /** Whether the name has to be the prefix itself. */
  isExact: boolean;
  sortColumn: 'name' | 'created_at' | 'updated_at';
  sortOrder: 'asc' | 'desc';
};

type Line = { key: string; at: string; is_folder: boolean; object: ListedPage['objects'][number] | null };

/** Keys in order, a page at a time, however many there are. @throws StorageError for a cursor that is none */
export async function listPage(
  tx: Transaction,
  bucket: string,
  options: ListPageOptions,
): Promise<ListedPage> {
  const { prefix, limit, cursor, withDelimiter, isExact, sortColumn, sortOrder } = options;
  const further = sortOrder === 'asc' ? '>' : '<';
  // A folder is as old as the first object in it. Names decide between objects of one millisecond.
  const at = sortColumn === 'name' ? 'null::timestamptz' : `min(date_trunc('milliseconds', ${sortColumn}))`;
  const position = sortColumn === 'name' ? 'key' : '(at, key)';
  const after = sortColumn === 'name' ? '$3' : '($7::timestamptz, $3)';
  const [keyBefore, atBefore] = cursor === null ? [null, null] : readCursor(cursor);
  const lines = await tx.query<Line>(
    `with below as (
       select o.*, $5 and strpos(substr(o.name, char_length($2) + 1), '/') > 0 as is_folder from storage.objects o
       where o.instance_id = app.instance_id() and o.bucket_id = $1 and starts_with(o.name, $2)
         and (not $6 or o.name = $2)
     ), lines as (
       select key, is_folder, ${at} as at, (array_agg(object))[1] as object from (
         select below.*, case when is_folder
             then left(name, char_length($2) + strpos(substr(name, char_length($2) + 1), '/'))
             else name end collate "C" as key,
           case when not is_folder then jsonb_build_object('id', id, 'key', name, 'name', name,
             'updated_at', updated_at, 'created_at', created_at, 'last_accessed_at', last_accessed_at,
             'metadata', metadata) end as object
         from below) as found
       group by key, is_folder
     )
     select key, is_folder, coalesce(at::text, '') as at, object from lines
     where $3::text is null or ${position} ${further} ${after}
     order by at ${sortOrder}, key ${sortOrder} limit $4`,
    [
      bucket,
      prefix,
      keyBefore,
      limit + 1,
      withDelimiter,
      isExact,
      ...(sortColumn === 'name' ? [] : [atBefore]),
    ],
  );
  const shown = lines.slice(0, limit);
  const last = shown.at(-1);
  return {
    hasNext: lines.length > limit,
    folders: shown
      .filter(({ is_folder }) => is_folder)
      .map(({ key }) => ({ key: key.slice(0, -1), name: key })),
    objects: shown.flatMap(({ object }) => (object ? [object] : [])),
    ...(lines.length > limit && last && { nextCursor: writeCursor(last) }),
  };
}

const cursorSchema = z.tuple([z.string(), z.string()]);

const writeCursor = ({ key, at }: Line) => Buffer.from(JSON.stringify([key, at])).toString('base64url');

function readCursor(cursor: string): [key: string, at: string] {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw invalidRequest('The cursor is not valid');
  }
}
