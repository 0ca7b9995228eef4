-- Pictures and other files of an archive come after its entries, which can be read meanwhile.

grant create on schema app to app_definer;

alter table public.imports drop constraint imports_status_check;
alter table public.imports
  add constraint imports_status_check check (status in
    ('uploading', 'checking', 'ready', 'importing', 'attaching', 'done', 'failed', 'undoing', 'undone')),
  -- Items of the archive whose files were taken: where it goes on.
  add column attached_item_count integer not null default 0 check (attached_item_count >= 0),
  add column file_count integer not null default 0 check (file_count >= 0),
  -- Files that did not come, and why.
  add column file_faults jsonb check (jsonb_typeof(file_faults) = 'array');
drop index public.imports_under_way;
create unique index imports_under_way on public.imports (instance_id, user_id)
  where status in ('checking', 'importing', 'attaching', 'undoing');

grant insert on storage.objects to app_definer;
grant select, insert on public.entry_files to app_definer;

-- As before, and files that are still to come can be done without.
create or replace function app.advance_import() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = old.status then
    return new;
  end if;
  if old.status || ' ' || new.status not in
      ('uploading checking', 'failed checking', 'ready importing', 'attaching undoing', 'done undoing') then
    raise check_violation using message = 'This import is not at that step';
  end if;
  new.failure := null;
  perform app.publish('import.advanced', new.id::text, new.instance_id, new.user_id);
  return new;
end $$;

drop function app.import_to_do(uuid, uuid);
create function app.import_to_do(at_instance uuid, of_import uuid)
returns table (
  user_id uuid, status text, file_name text, byte_count text, time_zone text, item_count integer,
  attached_item_count integer, file_faults jsonb, versions text[], sizes text[]
)
language sql stable security definer set search_path = '' as $$
  select i.user_id, i.status, i.file_name, i.byte_count::text, i.time_zone, i.item_count,
    i.attached_item_count, i.file_faults, coalesce(p.versions, '{}'), coalesce(p.sizes, '{}')
  from public.imports i
  left join lateral (
    select array_agg(o.version order by o.name) as versions, array_agg(o.metadata ->> 'size' order by o.name) as sizes
    from storage.objects o
    where o.instance_id = i.instance_id and o.bucket_id = 'media' and o.owner = i.user_id
      and o.name like i.user_id::text || '/imports/' || i.id::text || '/%') p on true
  where i.instance_id = at_instance and i.id = of_import
    and i.status in ('checking', 'importing', 'attaching', 'undoing')
$$;
alter function app.import_to_do(uuid, uuid) owner to app_definer;

create or replace function app.fail_import(at_instance uuid, of_import uuid, why text) returns void
language sql security definer set search_path = '' as $$
  update public.imports i set failure = why,
      status = case when i.status = 'checking' or i.item_count = 0 then 'failed' else 'done' end
    where i.instance_id = at_instance and i.id = of_import and i.status in ('checking', 'importing', 'attaching')
$$;

-- Once the entries are there their files come; once these are, the archive is not needed any more.
create or replace function app.finish_import(at_instance uuid, of_import uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  finished public.imports;
begin
  update public.imports i set failure = null,
      status = case when i.status = 'importing' and (i.preview ->> 'files')::integer > 0 then 'attaching' else 'done' end
    where i.instance_id = at_instance and i.id = of_import and i.status in ('importing', 'attaching')
    returning i.* into finished;
  if finished.status = 'attaching' then
    perform app.publish('import.advanced', of_import::text, at_instance, finished.user_id);
  elsif finished.status = 'done' then
    perform app.delete_import_parts(at_instance, finished.user_id, of_import);
  end if;
end $$;

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
      perform app.delete_import_parts(at_instance, person, of_import);
    end if;
  end if;
  return undone;
end $$;

-- Which files are still to come: of entries that this import brought.
create function app.imported_files_wanted(at_instance uuid, of_import uuid, files jsonb)
returns table (id text)
language sql stable security definer set search_path = '' as $$
  select file ->> 'id' from jsonb_array_elements(files) file
  join public.imports i on i.instance_id = at_instance and i.id = of_import and i.status = 'attaching'
  join public.entries e on e.instance_id = i.instance_id and e.user_id = i.user_id and e.import_id = i.id
    and e.source = file ->> 'source' and e.source_id = file ->> 'source_id'
  where not exists (select from public.entry_files f
    where f.instance_id = at_instance and f.id = (file ->> 'id')::uuid)
$$;
alter function app.imported_files_wanted(uuid, uuid, jsonb) owner to app_definer;

-- Bytes of files that the person may still keep; 0 as a limit: any number. The archive goes, and is not counted.
create function app.room_for_imported(at_instance uuid, of_import uuid, per_person bigint, per_instance bigint)
returns text language sql stable security definer set search_path = '' as $$
  select greatest(0, least(9007199254740991,
    case when per_person > 0 then per_person - (
      select coalesce(sum((o.metadata ->> 'size')::bigint), 0) from storage.objects o
      where o.instance_id = at_instance and o.owner = i.user_id
        and o.name not like i.user_id::text || '/imports/' || i.id::text || '/%') end,
    case when per_instance > 0 then per_instance - (
      select coalesce(sum((o.metadata ->> 'size')::bigint), 0) from storage.objects o
      where o.instance_id = at_instance and o.name not like i.user_id::text || '/imports/' || i.id::text || '/%') end
    ))::text
  from public.imports i where i.instance_id = at_instance and i.id = of_import
$$;
alter function app.room_for_imported(uuid, uuid, bigint, bigint) owner to app_definer;

-- Names bytes that were written. Answers whether the import is still under way.
create function app.add_imported_file(at_instance uuid, of_import uuid, file jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  taken public.imports;
  entry uuid;
begin
  perform set_config('app.instance_id', at_instance::text, true);
  select * into taken from public.imports i
    where i.instance_id = at_instance and i.id = of_import and i.status = 'attaching' for update;
  if not found then
    return false;
  end if;
  select e.id into entry from public.entries e
    where e.instance_id = at_instance and e.user_id = taken.user_id and e.import_id = of_import
      and e.source = file ->> 'source' and e.source_id = file ->> 'source_id' for key share;
  if entry is null or exists (select from public.entry_files f
      where f.instance_id = at_instance and f.id = (file ->> 'id')::uuid) then
    return true;
  end if;
  insert into storage.objects (instance_id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (at_instance, 'media', taken.user_id::text || '/attachments/' || (file ->> 'id'), taken.user_id,
      taken.user_id::text, file ->> 'version', file -> 'metadata', file -> 'user_metadata')
    on conflict do nothing;
  insert into public.entry_files (instance_id, id, user_id, entry_id, name, alt, caption, position, taken_at, duration_ms)
    values (at_instance, (file ->> 'id')::uuid, taken.user_id, entry, file ->> 'name', file ->> 'alt',
      file ->> 'caption', (file ->> 'position')::integer, (file ->> 'taken_at')::timestamptz,
      (file ->> 'duration_ms')::integer);
  update public.imports i set file_count = i.file_count + 1 where i.instance_id = at_instance and i.id = of_import;
  return true;
end $$;
alter function app.add_imported_file(uuid, uuid, jsonb) owner to app_definer;

-- Where attaching is. Answers whether it is still under way, and was where the caller believes.
create function app.keep_attached(at_instance uuid, of_import uuid, from_item integer, to_item integer, faults jsonb)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.imports i set attached_item_count = to_item, file_faults = faults
    where i.instance_id = at_instance and i.id = of_import and i.status = 'attaching'
      and i.attached_item_count = from_item;
  return found;
end $$;
alter function app.keep_attached(uuid, uuid, integer, integer, jsonb) owner to app_definer;

revoke execute on function app.import_to_do(uuid, uuid), app.imported_files_wanted(uuid, uuid, jsonb),
  app.room_for_imported(uuid, uuid, bigint, bigint), app.add_imported_file(uuid, uuid, jsonb),
  app.keep_attached(uuid, uuid, integer, integer, jsonb) from public;
grant execute on function app.import_to_do(uuid, uuid), app.imported_files_wanted(uuid, uuid, jsonb),
  app.room_for_imported(uuid, uuid, bigint, bigint), app.add_imported_file(uuid, uuid, jsonb),
  app.keep_attached(uuid, uuid, integer, integer, jsonb) to worker;
revoke create on schema app from app_definer;
