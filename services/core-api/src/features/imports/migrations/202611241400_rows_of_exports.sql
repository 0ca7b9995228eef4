-- Of an export of the product all rows come that belong to a journal, besides its entries.

grant create on schema app to app_definer;

-- Rows that stand without an entry and that an import brought: undone with it, unless somebody changed them since.
create table app.imported_rows (
  instance_id uuid not null,
  user_id uuid not null,
  import_id uuid not null,
  table_name text not null check (table_name in ('journals', 'sessions', 'mood_check_ins')),
  row_id uuid not null,
  written_at timestamptz,
  primary key (instance_id, user_id, import_id, table_name, row_id),
  foreign key (instance_id, user_id, import_id) references public.imports (instance_id, user_id, id) on delete cascade
);
select app.protect('app.imported_rows');
grant select, insert, delete on app.imported_rows to app_definer;
grant select, delete on app.imported_rows to app_purger;

grant select, insert on public.sessions, public.analyses, public.artworks, public.entry_versions, public.entry_conflicts,
  public.recordings, public.transcripts, public.decision_reviews, public.prompt_dismissals to app_definer;
grant select, insert, delete on public.mood_check_ins to app_definer;

-- Columns of a table that come, those alone that the row names.
create function app.imported_columns(of_table text, given jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(quote_ident(name), ', ') from string_to_table(case of_table
    when 'journals' then 'id title colour icon is_default position archived_at created_at is_never_sent'
    when 'tags' then 'id key label created_at merged_into'
    when 'people' then 'id key label created_at merged_into'
    when 'sessions' then 'id framework title answers current_step status revision created_at updated_at completed_at documents'
    when 'analyses' then 'id entry_id engine input_hash result created_at'
    when 'artworks' then 'id entry_id engine seed svg created_at'
    when 'entry_versions' then 'entry_id version title text document answers written_at created_at'
    when 'entry_conflicts' then 'id entry_id base_version text document answers device created_at resolved_at'
    when 'mood_check_ins' then 'id entry_id pleasantness energy feeling activities sleep_minutes note felt_at created_at updated_at'
    when 'recordings' then 'id session_id content_type byte_count duration_ms peaks recorded_at created_at'
    when 'transcripts' then 'recording_id language text segments made_by status failure created_at updated_at'
    when 'decision_reviews' then 'entry_id outcome note reviewed_at'
    when 'prompt_dismissals' then 'prompt_key created_at' end, ' ') name
  where given ? name
$$;
alter function app.imported_columns(text, jsonb) owner to app_definer;

-- Whether a row of an export is one that comes: not still here, and of an entry that this import brought.
create function app.is_row_wanted(at_instance uuid, person uuid, of_import uuid, of_table text, was uuid, given jsonb)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  is_here boolean := false;
begin
  if was is not null and of_table not in ('entry_versions', 'transcripts', 'decision_reviews', 'prompt_dismissals') then
    execute format('select exists (select from public.%I h where h.instance_id = $1 and h.user_id = $2 and h.id = $3)',
      of_table) into is_here using at_instance, person, was;
  end if;
  return not is_here
    and (given ->> 'entry_id' is null or exists (select from public.entries e
      where e.instance_id = at_instance and e.user_id = person and e.id = (given ->> 'entry_id')::uuid
        and e.import_id = of_import))
    and (of_table <> 'journals' or not exists (select from public.journals j
      where j.instance_id = at_instance and j.user_id = person and j.title = given ->> 'title'
        and not exists (select from app.imported_rows r where r.instance_id = at_instance and r.user_id = person
          and r.import_id = of_import and r.table_name = 'journals' and r.row_id = j.id)))
    -- Of what was spoken, that of a draft of the person.
    and (given ->> 'session_id' is null or exists (select from public.sessions s
      where s.instance_id = at_instance and s.user_id = person and s.id = (given ->> 'session_id')::uuid));
end $$;
alter function app.is_row_wanted(uuid, uuid, uuid, text, uuid, jsonb) owner to app_definer;

-- Adds rows of an export. What the tables do not take stays out, and nothing else with it.
create function app.add_imported_rows(at_instance uuid, person uuid, of_import uuid, rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb;
  kind text;
  given jsonb;
  columns text;
  added integer;
begin
  for item in select value from jsonb_array_elements(rows) loop
    kind := item ->> 'table';
    given := item -> 'values';
    begin
      if kind in ('tags', 'people') then
        execute format('select $1 || jsonb_build_object(''merged_into'', (select t.id from public.%I t
          where t.instance_id = $2 and t.user_id = $3 and t.key = $1 ->> ''merged_key''))', kind)
          into given using given, at_instance, person;
      elsif kind = 'journals' and exists (select from public.journals j
          where j.instance_id = at_instance and j.user_id = person and j.is_default) then
        given := given || '{"is_default": false}';
      end if;
      columns := app.imported_columns(kind, given);
      continue when columns is null
        or not app.is_row_wanted(at_instance, person, of_import, kind, (item ->> 'was')::uuid, given);
      execute format('insert into public.%1$I (instance_id, user_id, %2$s)
        select $1, $2, %2$s from jsonb_populate_record(null::public.%1$I, $3) on conflict do nothing', kind, columns)
        using at_instance, person, given;
      get diagnostics added = row_count;
      if added > 0 and kind in ('journals', 'sessions', 'mood_check_ins') then
        insert into app.imported_rows (instance_id, user_id, import_id, table_name, row_id, written_at)
          values (at_instance, person, of_import, kind, (given ->> 'id')::uuid, (given ->> 'updated_at')::timestamptz)
          on conflict do nothing;
      end if;
    exception when data_exception or integrity_constraint_violation or program_limit_exceeded then
      null;
    end;
  end loop;
end $$;
alter function app.add_imported_rows(uuid, uuid, uuid, jsonb) owner to app_definer;

drop function app.take_imported(uuid, uuid, integer, integer, jsonb);
-- Takes the next entries of an archive, those alone that are not there yet. `from_item` is where the caller believes it
-- is: two that do the same work at once do it once. Answers whether it was taken.
create function app.take_imported(at_instance uuid, of_import uuid, from_item integer, to_item integer, batch jsonb, rows jsonb default '[]')
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  taken public.imports;
  added text[];
begin
  perform set_config('app.instance_id', at_instance::text, true);
  select * into taken from public.imports i
    where i.instance_id = at_instance and i.id = of_import and i.status = 'importing' and i.item_count = from_item
    for update;
  if not found then
    return false;
  end if;
  -- What entries lie in, name and were made of is there before them.
  perform app.add_imported_rows(at_instance, taken.user_id, of_import, coalesce(
    jsonb_path_query_array(rows, '$[*] ? (@.table == "journals" || @.table == "tags" || @.table == "people" || @.table == "sessions")'), '[]'));
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
      and e.source = item ->> 'source' and e.source_id = item ->> 'source_id' and not (item ->> 'is_binned')::boolean
      and undone.instance_id = e.instance_id and undone.id = e.import_id and undone.status = 'undone';
  with given as (
    select item, (item ->> 'id')::uuid as id from jsonb_array_elements(batch) item),
  new_entries as (
    insert into public.entries (instance_id, id, user_id, title, text, document, word_count, framework, entry_at,
      time_zone, journal_id, is_starred, is_pinned, source, source_id, import_id, binned_at, is_never_sent,
      framework_name, sealed_until, session_id, version, created_at, revised_at, analysis_state)
    select at_instance, g.id, taken.user_id, item ->> 'title', item ->> 'text', nullif(item -> 'document', 'null'),
      (item ->> 'word_count')::integer,
      item ->> 'framework', (item ->> 'entry_at')::timestamptz, app.known_time_zone(item ->> 'time_zone'),
      lies_in.id,
      (item ->> 'is_starred')::boolean, (item ->> 'is_pinned')::boolean, item ->> 'source', item ->> 'source_id',
      of_import, case when (item ->> 'is_binned')::boolean then now() end,
      -- A journal that was there may be less careful than the one that it lay in.
      (item ->> 'is_never_sent')::boolean
        or coalesce((item -> 'journal' ->> 'is_never_sent')::boolean, false) and not lies_in.is_never_sent,
      item ->> 'framework_name', (item ->> 'sealed_until')::date,
      (select s.id from public.sessions s where s.instance_id = at_instance and s.user_id = taken.user_id
        and s.id = (item ->> 'session_id')::uuid and not exists (select from public.entries o
          where o.instance_id = s.instance_id and o.session_id = s.id)),
      coalesce((item ->> 'version')::integer, 1), coalesce((item ->> 'created_at')::timestamptz, now()),
      (item ->> 'revised_at')::timestamptz,
      case when not (item ->> 'is_binned')::boolean and not coalesce((item ->> 'is_analysed')::boolean, false)
        then 'reading' end
    from given g
    left join lateral (
      select j.id, j.is_never_sent from public.journals j where j.instance_id = at_instance and j.user_id = taken.user_id
        and (j.title = item -> 'journal' ->> 'title' or j.id::text in (item -> 'journal' ->> 'id', item -> 'journal' ->> 'was'))
      order by j.id::text in (item -> 'journal' ->> 'id', item -> 'journal' ->> 'was') desc, j.created_at limit 1) lies_in on true
    -- Of the person's own export: what is still here.
    where not exists (select from public.entries here where here.instance_id = at_instance
      and here.user_id = taken.user_id
      and here.id = case when item ->> 'source_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then (item ->> 'source_id')::uuid end)
    on conflict do nothing returning id)
  select coalesce(array_agg(n.id::text), '{}') into added from new_entries n;
  perform app.label_imported(at_instance, taken.user_id, coalesce(
    (select jsonb_agg(item) from jsonb_array_elements(batch) item where item ->> 'id' = any (added)), '[]'));
  perform app.add_imported_rows(at_instance, taken.user_id, of_import, coalesce(
    jsonb_path_query_array(rows, '$[*] ? (@.table != "journals" && @.table != "tags" && @.table != "people" && @.table != "sessions")'), '[]'));
  update public.imports i set item_count = to_item, added_count = i.added_count + cardinality(added),
      known_count = i.known_count + jsonb_array_length(batch) - cardinality(added)
    where i.instance_id = at_instance and i.id = of_import;
  return true;
end $$;
alter function app.take_imported(uuid, uuid, integer, integer, jsonb, jsonb) owner to app_definer;

-- Entries are read for what is in them when all of an import is there: reading takes longer than bringing them.
create function app.announce_imported() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.publish('entry.finished', e.id::text, e.instance_id, e.user_id, jsonb_build_object('language', new.language))
    from public.entries e
    where e.instance_id = new.instance_id and e.user_id = new.user_id and e.import_id = new.id
      and e.analysis_state = 'reading' and e.binned_at is null;
  return null;
end $$;
alter function app.announce_imported() owner to app_definer;
create trigger announce after update of status on public.imports
  for each row when (new.status = 'done' and old.status in ('importing', 'attaching'))
  execute function app.announce_imported();

-- As before, and what stands without an entry goes, unless somebody went on with it.
create or replace function app.undo_import(at_instance uuid, of_import uuid, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  undone integer;
  person uuid;
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
      where i.instance_id = at_instance and i.id = of_import and i.status = 'undoing' returning i.user_id into person;
    if person is not null then
      delete from public.mood_check_ins m using app.imported_rows r
        where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import
          and r.table_name = 'mood_check_ins' and m.instance_id = at_instance and m.user_id = person
          and m.id = r.row_id and m.updated_at = r.written_at;
      delete from public.sessions s using app.imported_rows r
        where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import
          and r.table_name = 'sessions' and s.instance_id = at_instance and s.user_id = person and s.id = r.row_id
          and s.updated_at = r.written_at and not exists (select from public.entries e
            where e.instance_id = at_instance and e.session_id = s.id);
      delete from app.imported_rows r
        where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import;
      perform app.delete_import_parts(at_instance, person, of_import);
    end if;
  end if;
  return undone;
end $$;

-- Recordings that this import brought and whose sound is still to come.
create function app.imported_sounds_wanted(at_instance uuid, of_import uuid, ids uuid[]) returns table (id uuid)
language sql stable security definer set search_path = '' as $$
  select r.id from public.imports i
  join public.recordings r on r.instance_id = i.instance_id and r.user_id = i.user_id
  where i.instance_id = at_instance and i.id = of_import and i.status = 'attaching' and r.id = any (ids)
    and not exists (select from storage.objects o
      where o.instance_id = at_instance and o.bucket_id = 'media' and o.name = r.object_name)
$$;
alter function app.imported_sounds_wanted(uuid, uuid, uuid[]) owner to app_definer;

-- Names the bytes of a sound that were written. Answers whether the import is still under way.
create function app.add_imported_sound(at_instance uuid, of_import uuid, of_recording uuid, version text, metadata jsonb)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  taken public.imports;
begin
  perform set_config('app.instance_id', at_instance::text, true);
  select * into taken from public.imports i
    where i.instance_id = at_instance and i.id = of_import and i.status = 'attaching' for update;
  if not found then
    return false;
  end if;
  insert into storage.objects (instance_id, bucket_id, name, owner, owner_id, version, metadata)
    select at_instance, 'media', r.object_name, taken.user_id, taken.user_id::text, add_imported_sound.version,
      add_imported_sound.metadata
    from public.recordings r
    where r.instance_id = at_instance and r.user_id = taken.user_id and r.id = of_recording
    on conflict do nothing;
  if found then
    update public.imports i set file_count = i.file_count + 1 where i.instance_id = at_instance and i.id = of_import;
  end if;
  return true;
end $$;
alter function app.add_imported_sound(uuid, uuid, uuid, text, jsonb) owner to app_definer;

revoke execute on function app.announce_imported(), app.imported_columns(text, jsonb), app.is_row_wanted(uuid, uuid, uuid, text, uuid, jsonb),
  app.add_imported_rows(uuid, uuid, uuid, jsonb), app.take_imported(uuid, uuid, integer, integer, jsonb, jsonb),
  app.imported_sounds_wanted(uuid, uuid, uuid[]), app.add_imported_sound(uuid, uuid, uuid, text, jsonb) from public;
grant execute on function app.take_imported(uuid, uuid, integer, integer, jsonb, jsonb),
  app.imported_sounds_wanted(uuid, uuid, uuid[]), app.add_imported_sound(uuid, uuid, uuid, text, jsonb) to worker;
revoke create on schema app from app_definer;
