import type { LibraryThing } from '@reflectory/contracts/library';
import type { Transaction } from '@reflectory/runtime/database';

/** As many as there can be. */
const most = { collections: 50, things: 60 };

/** A collection as a list shows it. */
export type ListedCollection = { id: string; name: string; rank: string; count: number };

/** A thing in its place; `is_there` is null where only the area that brings it knows. */
export type PlacedThing = LibraryThing & { rank: string; is_there: boolean | null };

const own = 'instance_id = app.instance_id() and user_id = auth.uid()';

/** The caller's collections, in their order. */
export const listCollections = async (tx: Transaction): Promise<ListedCollection[]> =>
  tx.query(
    `select id, name, rank, (
       select count(*)::int from library_collection_things t
       where t.instance_id = c.instance_id and t.collection_id = c.id) as count
     from library_collections c where ${own} order by rank, id limit $1`,
    [most.collections],
  );

/** The name of one of the caller's collections; null where there is none. */
export async function findCollectionName(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx.query<{ name: string }>(
    `select name from library_collections where ${own} and id = $1`,
    [id],
  );
  return row?.name ?? null;
}

/** What is in a collection of the caller, in its order. */
export const listThingsOf = async (tx: Transaction, id: string): Promise<PlacedThing[]> =>
  tx.query(
    `select t.kind, t.key, t.rank, case
       when t.kind = 'artwork' then exists (
         select from artworks a join entries e on e.instance_id = a.instance_id and e.id = a.entry_id
         where e.instance_id = t.instance_id and e.user_id = t.user_id and e.id::text = t.key and e.binned_at is null)
       when t.kind = 'deck' then exists (
         select from presentation_shares s
         where s.instance_id = t.instance_id and s.user_id = t.user_id and s.id::text = t.key and s.revoked_at is null
           and coalesce(s.expires_at > now(), true) and coalesce(s.opened_count < s.view_limit, true))
       when t.kind = 'soundscape' and length(t.key) = 36 then exists (
         select from soundscapes s where s.instance_id = t.instance_id and s.id::text = t.key)
       when t.kind = 'meditation' and length(t.key) = 36 then exists (
         select from meditations s where s.instance_id = t.instance_id and s.user_id = t.user_id and s.id::text = t.key)
       when t.kind = 'music' and length(t.key) = 36 then exists (
         select from tracks s where s.instance_id = t.instance_id and s.user_id = t.user_id and s.id::text = t.key
           and s.removed_at is null)
     end as is_there
     from library_collection_things t
     where t.instance_id = app.instance_id() and t.user_id = auth.uid() and t.collection_id = $1
     order by t.rank, t.kind, t.key limit $2`,
    [id, most.things],
  );

/** For the export: in which collection a thing is, and what it is called where its key does not say so. */
export const NAMES_OF_THINGS = `jsonb_build_object(
  'collection', (select c.name from library_collections c
    where c.instance_id = mine.instance_id and c.id = mine.collection_id),
  'name', case mine.kind
    when 'artwork' then (select coalesce(e.title, e.entry_date::text) from entries e
      where e.instance_id = mine.instance_id and e.user_id = mine.user_id and e.id::text = mine.key)
    when 'deck' then (select s.title from presentation_shares s
      where s.instance_id = mine.instance_id and s.user_id = mine.user_id and s.id::text = mine.key)
    when 'soundscape' then (select s.name from soundscapes s
      where s.instance_id = mine.instance_id and s.id::text = mine.key)
    when 'meditation' then (select s.name from meditations s
      where s.instance_id = mine.instance_id and s.user_id = mine.user_id and s.id::text = mine.key)
    when 'music' then (select s.title from tracks s
      where s.instance_id = mine.instance_id and s.user_id = mine.user_id and s.id::text = mine.key)
    when 'framework' then (select f.document -> 'name' ->> 'en' from library_frameworks f
      where f.instance_id = mine.instance_id and f.key = mine.key order by f.version desc limit 1)
    when 'prompt' then (select p.texts ->> 'en' from library_prompts p
      where p.instance_id = mine.instance_id and p.id::text = mine.key)
  end)`;
