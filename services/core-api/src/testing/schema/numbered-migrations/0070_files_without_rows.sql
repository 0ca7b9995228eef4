-- Bytes are written before the row that names them: what ends in between leaves bytes that nobody can reach.

create index objects_version_idx on storage.objects (instance_id, version);

-- Which of these versions no object has; the two lists belong together, item by item.
create function app.versions_without_objects(instance_ids uuid[], versions text[])
returns table (instance_id uuid, version text)
language sql stable security definer set search_path = '' as $$
  select given.instance_id, given.version
  from unnest(instance_ids, versions) as given (instance_id, version)
  where not exists (select from storage.objects o
    where o.instance_id = given.instance_id and o.version = given.version)
$$;

grant create on schema app to app_purger;
alter function app.versions_without_objects(uuid[], text[]) owner to app_purger;
revoke create on schema app from app_purger;
revoke execute on function app.versions_without_objects(uuid[], text[]) from public;
grant execute on function app.versions_without_objects(uuid[], text[]) to worker;
