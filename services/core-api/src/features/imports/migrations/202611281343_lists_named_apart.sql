-- Lists that come stand beside those of the same name, under a name with a number.
grant create on schema app to app_definer;

create function app.named_apart(of_table text, at_instance uuid, person uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  longest constant integer := 80;
  is_taken boolean;
  name text := given ->> 'name';
begin
  -- A person has at most a hundred of them.
  for number in 2..101 loop
    execute format('select exists (select from public.%I t where t.instance_id = $1 and t.user_id = $2 and t.id <> $3
        and app.plain_name(t.name) = app.plain_name($4))', of_table)
      into is_taken using at_instance, person, (given ->> 'id')::uuid, name;
    exit when is_taken is not true;
    name := concat(btrim(left(given ->> 'name', longest - 4)), ' ', number);
  end loop;
  return given || jsonb_build_object('name', name);
end $$;
alter function app.named_apart(text, uuid, uuid, jsonb) owner to app_definer;
revoke execute on function app.named_apart(text, uuid, uuid, jsonb) from public;

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
        given := app.named_apart(kind, at_instance, person, given);
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

revoke create on schema app from app_definer;
