import type { Transaction } from '@reflectory/runtime/database';

/** A table made by somebody else, with a column of every kind that the grammar has operators for. */
export async function createThings(owner: Transaction): Promise<void> {
  await owner.query(`create table public.things (
    id integer primary key, "odd name" text default 'odd', title text, tags text[], data jsonb,
    span int4range, words tsvector generated always as (to_tsvector('english', coalesce(title, ''))) stored,
    is_on boolean, made_at timestamptz not null default '2025-01-01T00:00:00Z')`);
  await owner.query(`insert into public.things (id, title, tags, data, span, is_on) values
    (1, 'A quiet morning', '{calm,light}', '{"mood": "calm", "score": 3, "list": [10, 20]}', '[1,5)', true),
    (2, 'Storms, (and) "noise"', '{fear}', '{"mood": "fear", "score": 7, "list": [30]}', '[5,9)', false),
    (3, 'Quiet evenings', '{}', null, '[20,30)', null)`);
  await owner.query('grant all on public.things to authenticated');
  await owner.query('create table public.leaves as select 1 as id, 4 as t, 5 as t1');
  await owner.query(`create function public.doubled(public.leaves) returns integer
    language sql stable as 'select ($1).t * 2'`);
  await owner.query('grant all on public.leaves to authenticated');
  await owner.query(`create function public.add(a integer, b integer default 1) returns integer
    language sql immutable as 'select a + b'`);
  await owner.query(`create function public.find_things(wanted text) returns setof public.things
    language sql stable as 'select * from public.things where title ilike wanted order by id'`);
  await owner.query(`create function public.remove_things() returns void
    language sql volatile as 'delete from public.things where id > 2'`);
  await owner.query(`create function public.fail(kind text) returns void language plpgsql volatile as $$
    begin
      if kind = 'plain' then raise exception 'Not like this' using hint = 'Try again', detail = 'Because'; end if;
      raise sqlstate 'PT418' using message = 'Teapot';
    end $$`);
  await owner.query(
    'grant execute on function public.add(integer, integer), public.find_things(text), public.remove_things(), public.fail(text), public.doubled(public.leaves) to authenticated',
  );
}
