-- Lists of things of the library that a person puts together for themselves, under names and in an order of their own.
create table public.library_collections (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  rank text collate "C" not null default 'V' check (app.is_rank(rank)),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.library_collections');
create policy own_rows on public.library_collections to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create trigger require_feature before insert on public.library_collections
  for each row execute function app.require_feature('library');
grant select, delete, insert (instance_id, id, user_id, name, rank), update (name, rank)
  on public.library_collections to authenticated;
grant all on public.library_collections to service_role;
grant select, delete on public.library_collections to app_purger;

create table public.library_collection_things (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  collection_id uuid not null,
  kind text not null
    check (kind in ('framework', 'prompt', 'meditation', 'soundscape', 'music', 'breathing', 'artwork', 'deck')),
  key text not null check (key ~ '^[a-z0-9.-]{1,60}$'),
  rank text collate "C" not null default 'V' check (app.is_rank(rank)),
  added_at timestamptz not null default now(),
  primary key (instance_id, collection_id, kind, key),
  foreign key (instance_id, user_id, collection_id)
    references public.library_collections (instance_id, user_id, id) on delete cascade
);
create index library_collection_things_person on public.library_collection_things (instance_id, user_id, kind, key);
select app.protect('public.library_collection_things');
create policy own_rows on public.library_collection_things to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create trigger require_feature before insert on public.library_collection_things
  for each row execute function app.require_feature('library');
grant select, delete, insert (instance_id, user_id, collection_id, kind, key, rank), update (rank)
  on public.library_collection_things to authenticated;
grant all on public.library_collection_things to service_role;
grant select, delete on public.library_collection_things to app_purger;

-- Lists show all collections, and a page all things of one. What two tabs add at once is counted one after the other.
create function app.limit_library_collections() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('library_collections ' || new.user_id::text, 0));
  if (select count(*) from public.library_collections c
      where c.instance_id = new.instance_id and c.user_id = new.user_id) >= 50 then
    raise exception 'No more than fifty collections are kept: delete one first' using errcode = 'PT413';
  end if;
  return new;
end $$;
create trigger limit_count before insert on public.library_collections
  for each row execute function app.limit_library_collections();

create function app.limit_library_collection_things() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('library_collections ' || new.user_id::text, 0));
  if (select count(*) from public.library_collection_things t
      where t.instance_id = new.instance_id and t.collection_id = new.collection_id) >= 60
    and not exists (select from public.library_collection_things t
      where t.instance_id = new.instance_id and t.collection_id = new.collection_id
        and t.kind = new.kind and t.key = new.key) then
    raise exception 'A collection holds sixty things at most: take one out first' using errcode = 'PT413';
  end if;
  return new;
end $$;
create trigger limit_count before insert on public.library_collection_things
  for each row execute function app.limit_library_collection_things();
