-- Music, soundscapes and collections come with an export as well: pieces with their bytes, lists in their order.

grant create on schema app to app_definer;
grant select, insert, delete on public.tracks, public.playlists, public.soundscapes, public.library_collections,
  public.library_collection_things to app_definer;

alter table app.imported_rows drop constraint imported_rows_table_name_check;
alter table app.imported_rows add constraint imported_rows_table_name_check check (table_name in
  ('journals', 'sessions', 'mood_check_ins', 'soundscapes', 'tracks', 'playlists', 'library_collections'));

-- Columns of a table that come, those alone that the row names.
create or replace function app.imported_columns(of_table text, given jsonb) returns text
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
    when 'prompt_dismissals' then 'prompt_key created_at'
    when 'library_saved' then 'kind key created_at'
    when 'library_collections' then 'id name rank created_at'
    when 'library_collection_things' then 'collection_id kind key rank added_at'
    when 'soundscapes' then 'id name mix created_at updated_at'
    when 'playlists' then 'id name track_ids created_at updated_at'
    when 'feeling_corrections' then 'id emotion term replacement created_at' end, ' ') name
  where given ? name
$$;

-- What a thing of the library is called by: as before where that is still here, else as it comes.
create function app.imported_key(at_instance uuid, person uuid, given jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when case given ->> 'kind'
      when 'music' then exists (select from public.tracks t where t.instance_id = at_instance and t.user_id = person
        and t.id = (given ->> 'was_key')::uuid and t.removed_at is null)
      when 'soundscape' then exists (select from public.soundscapes s where s.instance_id = at_instance
        and s.user_id = person and s.id = (given ->> 'was_key')::uuid)
      when 'artwork' then exists (select from public.entries e where e.instance_id = at_instance
        and e.user_id = person and e.id = (given ->> 'was_key')::uuid) end
    then given || jsonb_build_object('key', given ->> 'was_key') else given end
$$;
alter function app.imported_key(uuid, uuid, jsonb) owner to app_definer;

-- The pieces of a playlist: each as before where it is still here, else as it comes.
create function app.imported_pieces(at_instance uuid, person uuid, given jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select given || jsonb_build_object('track_ids', coalesce(jsonb_agg(coalesce(t.id::text, given -> 'track_ids' ->> (was.place::integer - 1))
    order by was.place), '[]'))
  from jsonb_array_elements_text(given -> 'was_track_ids') with ordinality was (id, place)
  left join public.tracks t on t.instance_id = at_instance and t.user_id = person and t.id::text = was.id and t.removed_at is null
$$;
alter function app.imported_pieces(uuid, uuid, jsonb) owner to app_definer;

-- The name, or it with the first number that makes it one that the person has not given yet.
create function app.free_name(at_instance uuid, person uuid, kind text, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  free text := given ->> 'name';
  is_taken boolean;
begin
  for number in 2..100 loop
    execute format('select exists (select from public.%I t where t.instance_id = $1 and t.user_id = $2 and t.id <> $3
        and app.plain_name(t.name) = app.plain_name($4))', kind)
      into is_taken using at_instance, person, (given ->> 'id')::uuid, free;
    exit when not is_taken;
    free := concat(btrim(left(given ->> 'name', 76)), ' ', number);
  end loop;
  return given || jsonb_build_object('name', free);
end $$;
alter function app.free_name(uuid, uuid, text, jsonb) owner to app_definer;
revoke execute on function app.free_name(uuid, uuid, text, jsonb) from public;

-- Adds rows of an export. What the tables do not take stays out, and nothing else with it.
create or replace function app.add_imported_rows(at_instance uuid, person uuid, of_import uuid, rows jsonb) returns void
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
      elsif kind = 'playlists' and given ? 'was_track_ids' then
        given := app.imported_pieces(at_instance, person, given);
      elsif kind in ('library_saved', 'library_collection_things') and given ? 'was_key' then
        given := app.imported_key(at_instance, person, given);
      end if;
      if kind in ('playlists', 'library_collections') then
        given := app.free_name(at_instance, person, kind, given);
      end if;
      columns := app.imported_columns(kind, given);
      continue when columns is null
        or not app.is_row_wanted(at_instance, person, of_import, kind, (item ->> 'was')::uuid, given)
        -- What somebody took out of a collection since it came stays out.
        or kind = 'library_collection_things' and not exists (select from app.imported_rows r
          where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import
            and r.table_name = 'library_collections' and r.row_id = (given ->> 'collection_id')::uuid);
      execute format('insert into public.%1$I (instance_id, user_id, %2$s)
        select $1, $2, %2$s from jsonb_populate_record(null::public.%1$I, $3) on conflict do nothing', kind, columns)
        using at_instance, person, given;
      get diagnostics added = row_count;
      if added > 0 and kind in ('journals', 'sessions', 'mood_check_ins', 'soundscapes', 'playlists', 'library_collections') then
        insert into app.imported_rows (instance_id, user_id, import_id, table_name, row_id, written_at)
          values (at_instance, person, of_import, kind, (given ->> 'id')::uuid, (given ->> 'updated_at')::timestamptz)
          on conflict do nothing;
      end if;
    -- The last two: the area is off here, or a person keeps no more of them.
    exception when data_exception or integrity_constraint_violation or program_limit_exceeded
      or insufficient_privilege or sqlstate 'PT413' then
      null;
    end;
  end loop;
end $$;

-- Pieces that are to come: not brought yet, and not still here.
create function app.imported_tracks_wanted(at_instance uuid, of_import uuid, tracks jsonb) returns table (id text)
language sql stable security definer set search_path = '' as $$
  select track ->> 'id' from jsonb_array_elements(tracks) track
  join public.imports i on i.instance_id = at_instance and i.id = of_import and i.status = 'attaching'
  where not exists (select from public.tracks t
    where t.instance_id = at_instance and t.user_id = i.user_id
      and (t.id::text = track ->> 'id' or t.id::text = track ->> 'was' and t.removed_at is null))
$$;
alter function app.imported_tracks_wanted(uuid, uuid, jsonb) owner to app_definer;

-- Adds a piece whose bytes, and those of its cover, were written. Answers how that ended: `added`, `known`, `full` where a
-- person keeps no more of them, `refused` where the table does not take it, `stopped` where the import is not under way.
create function app.add_imported_track(at_instance uuid, of_import uuid, track jsonb, sound jsonb, cover jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  taken public.imports;
  place text;
begin
  perform set_config('app.instance_id', at_instance::text, true);
  select * into taken from public.imports i
    where i.instance_id = at_instance and i.id = of_import and i.status = 'attaching' for update;
  if not found then
    return 'stopped';
  end if;
  if exists (select from public.tracks t where t.instance_id = at_instance and t.id = (track ->> 'id')::uuid) then
    return 'known';
  end if;
  place := taken.user_id::text || '/music/' || (track ->> 'id');
  begin
    insert into storage.objects (instance_id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
      select at_instance, 'media', part.name, taken.user_id, taken.user_id::text, part.bytes ->> 'version',
        part.bytes -> 'metadata', part.bytes -> 'userMetadata'
      from (values (place, sound), (place || '-cover', cover)) part (name, bytes) where part.bytes is not null;
    insert into public.tracks (instance_id, user_id, id, title, artist, album, album_place, duration_ms, loudness_lufs,
        peak_dbfs, stopped_at_ms, heard_at, created_at, has_cover, type, bytes)
      select at_instance, taken.user_id, t.id, t.title, coalesce(t.artist, ''), coalesce(t.album, ''), t.album_place,
        t.duration_ms, t.loudness_lufs, t.peak_dbfs, coalesce(t.stopped_at_ms, 0), t.heard_at,
        coalesce(t.created_at, now()), cover is not null, sound -> 'metadata' ->> 'mimetype',
        (sound -> 'metadata' ->> 'size')::bigint
      from jsonb_populate_record(null::public.tracks, track) t;
    insert into app.imported_rows (instance_id, user_id, import_id, table_name, row_id)
      values (at_instance, taken.user_id, of_import, 'tracks', (track ->> 'id')::uuid) on conflict do nothing;
  exception
    when data_exception or integrity_constraint_violation or insufficient_privilege then
      return 'refused';
    when sqlstate 'PT413' then
      return 'full';
  end;
  update public.imports i set file_count = i.file_count + 1 where i.instance_id = at_instance and i.id = of_import;
  return 'added';
end $$;
alter function app.add_imported_track(uuid, uuid, jsonb, jsonb, jsonb) owner to app_definer;

-- Removes what stands without an entry and came with an import, unless somebody went on with it. Hearing a piece is no change.
create function app.remove_imported_rows(at_instance uuid, person uuid, of_import uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kind text;
begin
  foreach kind in array array['mood_check_ins', 'soundscapes', 'playlists'] loop
    execute format('delete from public.%I m using app.imported_rows r
      where r.instance_id = $1 and r.user_id = $2 and r.import_id = $3 and r.table_name = %L
        and m.instance_id = $1 and m.user_id = $2 and m.id = r.row_id and m.updated_at = r.written_at', kind, kind)
      using at_instance, person, of_import;
  end loop;
  delete from public.sessions s using app.imported_rows r
    where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import
      and r.table_name = 'sessions' and s.instance_id = at_instance and s.user_id = person and s.id = r.row_id
      and s.updated_at = r.written_at and not exists (select from public.entries e
        where e.instance_id = at_instance and e.session_id = s.id);
  delete from public.tracks t using app.imported_rows r
    where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import
      and r.table_name = 'tracks' and t.instance_id = at_instance and t.user_id = person and t.id = r.row_id;
  delete from public.library_collections c using app.imported_rows r, public.imports i
    where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import
      and r.table_name = 'library_collections' and c.instance_id = at_instance and c.user_id = person and c.id = r.row_id
      and i.instance_id = at_instance and i.id = of_import
      and not exists (select from public.library_collection_things t
        where t.instance_id = at_instance and t.collection_id = c.id and t.added_at > i.created_at);
  delete from app.imported_rows r
    where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import;
end $$;
alter function app.remove_imported_rows(uuid, uuid, uuid) owner to app_definer;

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
      perform app.remove_imported_rows(at_instance, person, of_import);
      perform app.delete_import_parts(at_instance, person, of_import);
    end if;
  end if;
  return undone;
end $$;

revoke execute on function app.imported_key(uuid, uuid, jsonb), app.imported_pieces(uuid, uuid, jsonb),
  app.imported_tracks_wanted(uuid, uuid, jsonb), app.add_imported_track(uuid, uuid, jsonb, jsonb, jsonb),
  app.remove_imported_rows(uuid, uuid, uuid) from public;
grant execute on function app.imported_tracks_wanted(uuid, uuid, jsonb),
  app.add_imported_track(uuid, uuid, jsonb, jsonb, jsonb) to worker;
revoke create on schema app from app_definer;
