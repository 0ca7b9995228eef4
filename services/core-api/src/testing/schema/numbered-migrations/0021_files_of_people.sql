-- Whoever leaves takes their files along, and nothing of them stays in the file store.

grant usage on schema storage to app_purger;
grant select, delete on all tables in schema storage to app_purger;
grant update (owner, owner_id) on storage.buckets to app_purger;
alter default privileges in schema storage grant select, delete on tables to app_purger;

-- Every column that names a person: called user_id, the owner of a file, or pointing at a person or a membership.
create or replace function app.columns_of_people()
returns table (place regclass, name text, person_column text, has_instance boolean)
language sql stable security definer set search_path = '' as $$
  select c.oid, n.nspname || '.' || c.relname, a.attname, exists (
    select from pg_catalog.pg_attribute i
    where i.attrelid = c.oid and i.attname = 'instance_id' and not i.attisdropped)
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('public', 'app', 'auth', 'storage') and c.relkind in ('r', 'p') and not c.relispartition
    and a.atttypid = 'uuid'::regtype
    -- A bucket is the instance's, whoever made it.
    and n.nspname || '.' || c.relname <> 'storage.buckets'
    and (a.attname = 'user_id' or (n.nspname = 'storage' and a.attname = 'owner') or exists (
      select from pg_catalog.pg_constraint f
      join pg_catalog.pg_attribute target on target.attrelid = f.confrelid
        and target.attnum = f.confkey[array_position(f.conkey, a.attnum)]
      where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
        and (f.confrelid, target.attname) in (('auth.users'::regclass, 'id'), ('public.instance_users'::regclass, 'user_id'))))
  order by 2, 3
$$;

create function app.forget_bucket_maker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update storage.buckets set owner = null, owner_id = null
    where instance_id = old.instance_id and owner_id = old.user_id::text;
  return null;
end $$;
create trigger forget_bucket_maker after delete on public.instance_users
  for each row execute function app.forget_bucket_maker();

-- Names of the bytes that go with an account whose time is over.
create function app.files_of_due_account(at_instance uuid, person uuid) returns table (version text)
language sql stable security definer set search_path = '' as $$
  select o.version from storage.objects o
  where o.instance_id = at_instance and o.owner = person and exists (
    select from app.account_closures c
    where c.instance_id = at_instance and c.user_id = person and c.purge_after <= now())
$$;

-- As before, and only until the day that was named: from then on the account is being removed.
create or replace function app.keep_account(at_instance uuid, person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.account_closures where instance_id = at_instance and user_id = person and purge_after > now();
  if not found then
    return false;
  end if;
  delete from app.account_notices where instance_id = at_instance and user_id = person and sent_at is null;
  insert into app.account_notices (instance_id, user_id, kind, effective_at)
    values (at_instance, person, 'kept', now());
  return true;
end $$;

grant create on schema app to app_purger;
alter function app.forget_bucket_maker() owner to app_purger;
alter function app.files_of_due_account(uuid, uuid) owner to app_purger;
revoke create on schema app from app_purger;
grant execute on function app.files_of_due_account(uuid, uuid) to worker;
