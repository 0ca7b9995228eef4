-- Journals that somebody brings along: the archive lies in parts in the bucket `media` until it is read.

grant create on schema app to app_definer;

create table public.imports (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  file_name text not null check (char_length(file_name) between 1 and 200),
  byte_count bigint not null check (byte_count between 1 and 21474836480),
  -- Of times that name none.
  time_zone text not null check (app.is_time_zone(time_zone)),
  -- In which new entries are read.
  language text not null check (language ~ '^[a-z]{2}$'),
  status text not null default 'uploading' check (status in
    ('uploading', 'checking', 'ready', 'importing', 'done', 'failed', 'undoing', 'undone')),
  -- What would come, and what would not and why.
  preview jsonb check (jsonb_typeof(preview) = 'object'),
  failure text check (char_length(failure) <= 40),
  -- Items of the archive that were taken: where it goes on.
  item_count integer not null default 0 check (item_count >= 0),
  added_count integer not null default 0 check (added_count >= 0),
  -- Entries that had been there before.
  known_count integer not null default 0 check (known_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
-- One at a time, so that nobody has the worker to themselves.
create unique index imports_under_way on public.imports (instance_id, user_id)
  where status in ('checking', 'importing', 'undoing');
create index imports_age on public.imports (updated_at);
select app.protect('public.imports');
create trigger touch before update on public.imports for each row execute function app.touch();
create policy own_rows on public.imports to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, id, user_id, file_name, byte_count, time_zone, language), update (status)
  on public.imports to authenticated;
grant select, delete on public.imports to app_purger;
grant all on public.imports to service_role;

-- What an entry was in the journal that it came from, so that it comes once.
alter table public.entries
  add column source_id text check (char_length(source_id) <= 400),
  add column import_id uuid;
alter table public.entries
  add constraint entries_import foreign key (instance_id, user_id, import_id)
    references public.imports (instance_id, user_id, id) on delete set null (import_id);
create unique index entries_source on public.entries (instance_id, user_id, source, source_id)
  where source_id is not null;
create index entries_by_import on public.entries (instance_id, user_id, import_id) where import_id is not null;

grant select, insert, update, delete on public.imports to app_definer;
grant execute on function app.known_time_zone(text) to app_definer;
grant select, insert, update on public.entries, public.journals, public.tags, public.people,
  public.entry_tags, public.entry_people to app_definer;

-- The person has it checked, begun and undone; the worker says what became of that.
create function app.advance_import() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if old.status || ' ' || new.status not in
      ('uploading checking', 'failed checking', 'ready importing', 'done undoing') then
    raise check_violation using message = 'This import is not at that step';
  end if;
  new.failure := null;
  perform app.publish('import.advanced', new.id::text, new.instance_id, new.user_id);
  return new;
end $$;
alter function app.advance_import() owner to app_definer;
create trigger advance before update of status on public.imports
  for each row when (current_user = 'authenticated') execute function app.advance_import();

-- The archive goes with its row; the bytes go with the next sweep.
create function app.delete_import_parts(at_instance uuid, person uuid, of_import uuid) returns void
language sql security definer set search_path = '' as $$
  delete from storage.objects o
    where o.instance_id = at_instance and o.bucket_id = 'media'
      and o.name like person::text || '/imports/' || of_import::text || '/%'
$$;
alter function app.delete_import_parts(uuid, uuid, uuid) owner to app_definer;
create function app.forget_import() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.delete_import_parts(old.instance_id, old.user_id, old.id);
  return null;
end $$;
alter function app.forget_import() owner to app_definer;
create trigger forget after delete on public.imports for each row execute function app.forget_import();

-- What is to do for an import; no row where it is nothing. Parts are those of the upload, in their order.
create function app.import_to_do(at_instance uuid, of_import uuid)
returns table (
  user_id uuid, status text, file_name text, byte_count text, time_zone text, item_count integer,
  versions text[], sizes text[]
)
language sql stable security definer set search_path = '' as $$
  select i.user_id, i.status, i.file_name, i.byte_count::text, i.time_zone, i.item_count,
    coalesce(p.versions, '{}'), coalesce(p.sizes, '{}')
  from public.imports i
  left join lateral (
    select array_agg(o.version order by o.name) as versions, array_agg(o.metadata ->> 'size' order by o.name) as sizes
    from storage.objects o
    where o.instance_id = i.instance_id and o.bucket_id = 'media' and o.owner = i.user_id
      and o.name like i.user_id::text || '/imports/' || i.id::text || '/%') p on true
  where i.instance_id = at_instance and i.id = of_import and i.status in ('checking', 'importing', 'undoing')
$$;
alter function app.import_to_do(uuid, uuid) owner to app_definer;

create function app.keep_import_preview(at_instance uuid, of_import uuid, found jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.imports i set status = 'ready', preview = found, failure = null
    where i.instance_id = at_instance and i.id = of_import and i.status = 'checking'
$$;
alter function app.keep_import_preview(uuid, uuid, jsonb) owner to app_definer;

-- Whatever was imported until then stays, and can be undone.
create function app.fail_import(at_instance uuid, of_import uuid, why text) returns void
language sql security definer set search_path = '' as $$
  update public.imports i set failure = why,
      status = case when i.status = 'checking' or i.item_count = 0 then 'failed' else 'done' end
    where i.instance_id = at_instance and i.id = of_import and i.status in ('checking', 'importing')
$$;
alter function app.fail_import(uuid, uuid, text) owner to app_definer;

-- Tags or people of those entries of a batch that were added.
create function app.labels_of_imported(at_instance uuid, person uuid, batch jsonb, of_kind text)
returns table (entry_id uuid, key text, label text, is_by_hand boolean)
language sql stable security definer set search_path = '' as $$
  select e.id, l.key, l.label, l.is_by_hand
  from jsonb_array_elements(batch) item
  join public.entries e on e.instance_id = at_instance and e.user_id = person and e.id = (item ->> 'id')::uuid
  cross join jsonb_to_recordset(item -> 'labels') as l (kind text, key text, label text, is_by_hand boolean)
  where l.kind = of_kind
$$;
alter function app.labels_of_imported(uuid, uuid, jsonb, text) owner to app_definer;

create function app.label_imported(at_instance uuid, person uuid, batch jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tags (instance_id, user_id, key, label)
    select distinct on (l.key) at_instance, person, l.key, l.label
    from app.labels_of_imported(at_instance, person, batch, 'tag') l
    on conflict (instance_id, user_id, key) do nothing;
  insert into public.people (instance_id, user_id, key, label)
    select distinct on (l.key) at_instance, person, l.key, l.label
    from app.labels_of_imported(at_instance, person, batch, 'person') l
    on conflict (instance_id, user_id, key) do nothing;
  insert into public.entry_tags (instance_id, user_id, entry_id, tag_id, is_by_hand)
    select at_instance, person, l.entry_id, t.id, bool_or(l.is_by_hand)
    from app.labels_of_imported(at_instance, person, batch, 'tag') l
    join public.tags t on t.instance_id = at_instance and t.user_id = person and t.key = l.key
    group by l.entry_id, t.id;
  insert into public.entry_people (instance_id, user_id, entry_id, person_id, is_by_hand)
    select at_instance, person, l.entry_id, p.id, bool_or(l.is_by_hand)
    from app.labels_of_imported(at_instance, person, batch, 'person') l
    join public.people p on p.instance_id = at_instance and p.user_id = person and p.key = l.key
    group by l.entry_id, p.id;
end $$;
alter function app.label_imported(uuid, uuid, jsonb) owner to app_definer;

-- Takes the next entries of an archive, those alone that are not there yet. `from_item` is where the caller believes it
-- is: two that do the same work at once do it once. Answers whether it was taken.
create function app.take_imported(at_instance uuid, of_import uuid, from_item integer, to_item integer, batch jsonb)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  taken public.imports;
  added integer;
begin
  perform set_config('app.instance_id', at_instance::text, true);
  select * into taken from public.imports i
    where i.instance_id = at_instance and i.id = of_import and i.status = 'importing' and i.item_count = from_item
    for update;
  if not found then
    return false;
  end if;
  insert into public.journals (instance_id, user_id, title, colour, icon, is_never_sent, position)
    select at_instance, taken.user_id, wanted.title, coalesce(wanted.colour, 'grey'), coalesce(wanted.icon, 'book-open'),
      coalesce(wanted.is_never_sent, false), 1000
    from (select distinct on (journal.title) journal.*
      from jsonb_array_elements(batch) item
      cross join jsonb_to_record(nullif(item -> 'journal', 'null')) as journal (title text, colour text, icon text, is_never_sent boolean)
      where journal.title <> '') wanted
    where not exists (select from public.journals j
      where j.instance_id = at_instance and j.user_id = taken.user_id and j.title = wanted.title);
  -- What an earlier import brought and was undone comes back as it was.
  update public.entries e set binned_at = null, import_id = of_import
    from jsonb_array_elements(batch) item, public.imports undone
    where e.instance_id = at_instance and e.user_id = taken.user_id and e.binned_at is not null
      and e.source = item ->> 'source' and e.source_id = item ->> 'source_id'
      and undone.instance_id = e.instance_id and undone.id = e.import_id and undone.status = 'undone';
  with given as (
    select item, (item ->> 'id')::uuid as id from jsonb_array_elements(batch) item),
  new_entries as (
    insert into public.entries (instance_id, id, user_id, title, text, document, word_count, framework, entry_at,
      time_zone, journal_id, is_starred, is_pinned, source, source_id, import_id, binned_at, is_never_sent,
      framework_name, sealed_until, analysis_state)
    select at_instance, g.id, taken.user_id, item ->> 'title', item ->> 'text', item -> 'document',
      (item ->> 'word_count')::integer,
      item ->> 'framework', (item ->> 'entry_at')::timestamptz, app.known_time_zone(item ->> 'time_zone'),
      (select j.id from public.journals j where j.instance_id = at_instance and j.user_id = taken.user_id
        and j.title = item -> 'journal' ->> 'title' order by j.created_at limit 1),
      (item ->> 'is_starred')::boolean, (item ->> 'is_pinned')::boolean, item ->> 'source', item ->> 'source_id',
      of_import, case when (item ->> 'is_binned')::boolean then now() end,
      (item ->> 'is_never_sent')::boolean, item ->> 'framework_name', (item ->> 'sealed_until')::date, case when not (item ->> 'is_binned')::boolean then 'reading' end
    from given g
    -- Of the person's own export: what is still here.
    where not exists (select from public.entries here where here.instance_id = at_instance
      and here.user_id = taken.user_id
      and here.id = case when item ->> 'source_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then (item ->> 'source_id')::uuid end)
    on conflict do nothing returning id, analysis_state),
  announced as (
    select n.id, case when n.analysis_state = 'reading' then app.publish('entry.finished', n.id::text, at_instance,
      taken.user_id, jsonb_build_object('language', taken.language)) end from new_entries n)
  select count(*) into added from announced;
  perform app.label_imported(at_instance, taken.user_id, batch);
  update public.imports i set item_count = to_item, added_count = i.added_count + added,
      known_count = i.known_count + jsonb_array_length(batch) - added
    where i.instance_id = at_instance and i.id = of_import;
  return true;
end $$;
alter function app.take_imported(uuid, uuid, integer, integer, jsonb) owner to app_definer;

-- The archive is not needed any more.
create function app.finish_import(at_instance uuid, of_import uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  update public.imports i set status = 'done', failure = null
    where i.instance_id = at_instance and i.id = of_import and i.status = 'importing' returning i.user_id into person;
  if person is not null then
    perform app.delete_import_parts(at_instance, person, of_import);
  end if;
end $$;
alter function app.finish_import(uuid, uuid) owner to app_definer;

-- Entries of an import go to the bin, some at a time. Answers how many went.
create function app.undo_import(at_instance uuid, of_import uuid, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  undone integer;
begin
  perform set_config('app.instance_id', at_instance::text, true);
  with picked as (
    select e.id from public.entries e join public.imports i
      on i.instance_id = e.instance_id and i.user_id = e.user_id and i.id = e.import_id
    where i.instance_id = at_instance and i.id = of_import and i.status = 'undoing' and e.binned_at is null limit most)
  update public.entries e set binned_at = now() from picked p where e.instance_id = at_instance and e.id = p.id;
  get diagnostics undone = row_count;
  if undone < most then
    update public.imports i set status = 'undone'
      where i.instance_id = at_instance and i.id = of_import and i.status = 'undoing';
  end if;
  return undone;
end $$;
alter function app.undo_import(uuid, uuid, integer) owner to app_definer;

-- It goes on later, so that others have their turn.
create function app.continue_import(at_instance uuid, of_import uuid) returns void
language sql security definer set search_path = '' as $$
  select app.publish('import.advanced', i.id::text, i.instance_id, i.user_id) from public.imports i
    where i.instance_id = at_instance and i.id = of_import
$$;
alter function app.continue_import(uuid, uuid) owner to app_definer;

-- Archives that nobody went on with. Answers how many went.
create function app.forget_idle_imports(idle_since timestamptz, most integer) returns integer
language sql security definer set search_path = '' as $$
  with idle as (
    delete from public.imports i where i.ctid in (
      select o.ctid from public.imports o
      where o.updated_at < idle_since and o.status in ('uploading', 'ready', 'failed') limit most) returning 1)
  select count(*)::integer from idle
$$;
alter function app.forget_idle_imports(timestamptz, integer) owner to app_definer;

revoke execute on function app.delete_import_parts(uuid, uuid, uuid), app.label_imported(uuid, uuid, jsonb),
  app.labels_of_imported(uuid, uuid, jsonb, text),
  app.import_to_do(uuid, uuid), app.keep_import_preview(uuid, uuid, jsonb), app.fail_import(uuid, uuid, text),
  app.take_imported(uuid, uuid, integer, integer, jsonb), app.finish_import(uuid, uuid),
  app.undo_import(uuid, uuid, integer), app.continue_import(uuid, uuid),
  app.forget_idle_imports(timestamptz, integer) from public;
grant execute on function app.import_to_do(uuid, uuid), app.keep_import_preview(uuid, uuid, jsonb),
  app.fail_import(uuid, uuid, text), app.take_imported(uuid, uuid, integer, integer, jsonb),
  app.finish_import(uuid, uuid), app.undo_import(uuid, uuid, integer), app.continue_import(uuid, uuid),
  app.forget_idle_imports(timestamptz, integer) to worker;
revoke create on schema app from app_definer;
