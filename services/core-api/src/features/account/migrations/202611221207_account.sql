-- Profiles; accounts that close, are kept, paused and removed for good by the worker.

-- Bodies name what later files make.
set local check_function_bodies = off;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

-- What a person keeps about themself. Rows hang on the membership: no membership, no row.
create table public.profiles (
  instance_id uuid not null default app.instance_id(),
  id uuid not null,
  name text not null default '' check (char_length(name) <= 200),
  lock_code text check (char_length(lock_code) = 6),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.profiles');
create policy own_profile on public.profiles to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
grant select, insert (id, name, lock_code), update (id, name, lock_code) on public.profiles to authenticated;
grant select on public.profiles to app_definer;
grant all on public.profiles to service_role;
create trigger touch before update on public.profiles for each row execute function app.touch();
grant insert (instance_id) on public.profiles to authenticated;

create table app.account_closures (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null,
  reason text not null check (reason in ('asked', 'inactive')),
  requested_at timestamptz not null default now(),
  purge_after timestamptz not null,
  -- Null while the payment provider was not reached yet.
  subscription_ended_at timestamptz,
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index account_closures_due on app.account_closures (purge_after);
select app.protect('app.account_closures');

-- Mails that a person is owed. `effective_at` is the date that the mail names.
create table app.account_notices (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null check (kind in ('closing', 'kept', 'inactive', 'paused')),
  effective_at timestamptz not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index account_notices_person on app.account_notices (instance_id, user_id);
create index account_notices_unsent on app.account_notices (next_attempt_at) where sent_at is null;
select app.protect('app.account_notices');

-- What is left of a person: that they were removed, when, and how many rows of each table. `person` is the SHA-256 of
-- instance and person id, so that somebody who knows both can check it and nobody can find out who it was.
create table app.account_purges (
  instance_id uuid not null default app.instance_id(),
  person text not null check (person ~ '^[0-9a-f]{64}$'),
  reason text not null,
  requested_at timestamptz not null,
  purged_at timestamptz not null default now(),
  removed jsonb not null,
  primary key (instance_id, person, purged_at)
);
select app.protect('app.account_purges');
grant insert, update on app.account_closures, app.account_notices to app_purger;
grant insert on app.account_purges to app_purger;

create function app.is_account_closing() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from app.account_closures where instance_id = app.instance_id() and user_id = auth.uid())
$$;

-- Called at the beginning of each writing transaction of a person: a closing account is read and exported, no more.
create function app.refuse_writes_while_closing() returns void language plpgsql as $$
begin
  if app.is_account_closing() then
    perform set_config('transaction_read_only', 'on', true);
  end if;
end $$;

create function app.account_closure() returns table (requested_at timestamptz, purge_after timestamptz)
language sql stable security definer set search_path = '' as $$
  select requested_at, purge_after from app.account_closures
  where instance_id = app.instance_id() and user_id = auth.uid()
$$;

-- Who leaves already is nobody to rely on.
create function app.is_last_super_admin(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.super_admins where user_id = person)
    and not exists (
      select from app.super_admins s
      where s.user_id <> person and not exists (
        select from app.account_closures c join auth.users u on u.id = c.user_id and u.instance_id = c.instance_id
        where c.user_id = s.user_id))
$$;

-- Closes an account: links stop opening, devices are signed out but the one that asks. False when it closes already.
create function app.close_account(
  at_instance uuid, person uuid, why text, remove_after timestamptz, kept_session uuid
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.account_closures (instance_id, user_id, reason, purge_after)
    values (at_instance, person, why, remove_after) on conflict do nothing;
  if not found then
    return false;
  end if;
  update public.presentation_shares set revoked_at = now()
    where instance_id = at_instance and user_id = person and revoked_at is null;
  delete from auth.sessions
    where instance_id = at_instance and user_id = person and id is distinct from kept_session;
  delete from app.account_notices where instance_id = at_instance and user_id = person and sent_at is null;
  insert into app.account_notices (instance_id, user_id, kind, effective_at)
    values (at_instance, person, 'closing', remove_after);
  return true;
end $$;

-- Only until the day that was named: from then on the account is being removed.
create function app.keep_account(at_instance uuid, person uuid) returns boolean
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

create function app.note_subscription_ended(at_instance uuid, person uuid) returns void
language sql security definer set search_path = '' as $$
  update app.account_closures set subscription_ended_at = now()
  where instance_id = at_instance and user_id = person and subscription_ended_at is null
$$;

-- A table that a program brought is the program's: when an account ends, its key to auth.users says what happens to its
-- rows. Ours are those that whoever removes accounts may delete from.
create function app.columns_of_people()
returns table (place regclass, name text, person_column text, has_instance boolean)
language sql stable security definer set search_path = '' as $$
  select c.oid, n.nspname || '.' || c.relname, a.attname, exists (
    select from pg_catalog.pg_attribute i
    where i.attrelid = c.oid and i.attname = 'instance_id' and not i.attisdropped)
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('public', 'app', 'auth', 'storage') and c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname in ('app', 'auth', 'storage') or has_table_privilege('app_purger', c.oid, 'delete'))
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

-- Removes a person from an instance, when that is due; the person themself with their last membership. Counts come
-- first: what cascades is counted as well. False when there is nothing to do, so that repeating is harmless.
create function app.purge_account(at_instance uuid, person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  closure app.account_closures;
  spot record;
  is_last boolean;
  amount bigint;
  removed jsonb := '{}';
  remove_steps text[] := '{}';
  step text;
begin
  select * into closure from app.account_closures
    where instance_id = at_instance and user_id = person and purge_after <= now() for update;
  if not found then
    return false;
  end if;
  is_last := not exists (
    select from public.instance_users where user_id = person and instance_id <> at_instance);
  for spot in select * from app.columns_of_people() loop
    -- Who somebody is (auth) belongs to all their memberships; where they are signed in belongs to one.
    continue when not is_last and (
      not spot.has_instance or (spot.name like 'auth.%' and spot.name not in (
        'auth.sessions', 'auth.refresh_tokens', 'auth.one_time_tokens')));
    step := format('from %s where %I = $1', spot.place, spot.person_column)
      || case when is_last or not spot.has_instance then '' else ' and instance_id = $2' end;
    execute 'select count(*) ' || step into amount using person, at_instance;
    if amount > 0 then
      removed := removed || jsonb_build_object(
        spot.name, amount + coalesce((removed ->> spot.name)::bigint, 0));
      remove_steps := remove_steps || step;
    end if;
  end loop;
  foreach step in array remove_steps loop
    execute 'delete ' || step using person, at_instance;
  end loop;
  if is_last then
    delete from auth.users where id = person;
    removed := removed || '{"auth.users": 1}';
  end if;
  insert into app.account_purges (instance_id, person, reason, requested_at, removed) values (
    at_instance, encode(sha256(convert_to(at_instance || ':' || person, 'UTF8')), 'hex'),
    closure.reason, closure.requested_at, removed);
  return true;
end $$;

create function app.due_account_purges(most integer)
returns table (instance_id uuid, user_id uuid, customer_id text)
language sql stable security definer set search_path = '' as $$
  select c.instance_id, c.user_id, b.customer_id
  from app.account_closures c
  left join app.billing_accounts b on b.instance_id = c.instance_id and b.user_id = c.user_id
  where c.purge_after <= now() order by c.purge_after limit most
$$;

-- Closing accounts whose payments go on; the subscription is null where there is none to end.
create function app.unsettled_subscriptions(most integer)
returns table (instance_id uuid, user_id uuid, subscription_id text)
language sql stable security definer set search_path = '' as $$
  select c.instance_id, c.user_id, case when b.ends_at is null
    and b.status not in ('canceled', 'incomplete_expired') then b.subscription_id end
  from app.account_closures c
  left join app.billing_accounts b on b.instance_id = c.instance_id and b.user_id = c.user_id
  where c.subscription_ended_at is null order by c.requested_at limit most
$$;

create function app.has_due_notices() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.account_notices where sent_at is null and next_attempt_at <= now())
$$;

-- Takes one notice to send. It is owed again after a while that doubles with each attempt, unless it is noted as sent.
create function app.take_due_notice()
returns table (
  instance_id uuid, id uuid, user_id uuid, kind text, effective_at timestamptz,
  email text, slug text, is_default boolean, product_name text, language text
)
language sql security definer set search_path = '' as $$
  with taken as (
    update app.account_notices set attempts = attempts + 1,
      next_attempt_at = now() + interval '1 minute' * least(power(2, attempts), 720)
    where (account_notices.instance_id, account_notices.id) in (
      select n.instance_id, n.id from app.account_notices n
      where n.sent_at is null and n.next_attempt_at <= now()
      order by n.next_attempt_at limit 1 for update skip locked)
    returning *
  )
  select t.instance_id, t.id, t.user_id, t.kind, t.effective_at, u.email, i.slug, i.is_default,
    i.brand ->> 'productName', i.default_language
  from taken t
  join auth.users u on u.id = t.user_id
  join app.instances i on i.id = t.instance_id
$$;

create function app.note_notice_sent(at_instance uuid, notice uuid) returns void
language sql security definer set search_path = '' as $$
  update app.account_notices set sent_at = now() where instance_id = at_instance and id = notice
$$;

-- Members whom nobody has seen since a date. Whoever pays, and whoever looks after all instances, stays.
create function app.inactive_accounts(seen_before timestamptz)
returns table (instance_id uuid, user_id uuid, seen_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select m.instance_id, m.user_id, seen.at
  from public.instance_users m
  join auth.users u on u.id = m.user_id
  join app.instances i on i.id = m.instance_id and i.status = 'active'
  cross join lateral (
    select greatest(m.created_at, u.created_at, u.last_sign_in_at, max(s.created_at), max(s.refreshed_at)) as at
    from auth.sessions s where s.user_id = u.id) seen
  where seen.at < seen_before
    and not exists (select from app.account_closures c
      where c.instance_id = m.instance_id and c.user_id = m.user_id)
    and not exists (select from app.super_admins a where a.user_id = m.user_id)
    and not exists (select from public.subscribers p
      where p.instance_id = m.instance_id and p.user_id = m.user_id and p.subscribed
        and (p.subscription_end is null or p.subscription_end > now()))
$$;

-- Writes to whoever was not seen since a date and was not told yet. Returns how many.
create function app.warn_inactive_accounts(seen_before timestamptz, closes_at timestamptz) returns integer
language sql security definer set search_path = '' as $$
  with warned as (
    insert into app.account_notices (instance_id, user_id, kind, effective_at)
    select a.instance_id, a.user_id, 'inactive', closes_at from app.inactive_accounts(seen_before) a
    where not exists (select from app.account_notices n
      where n.instance_id = a.instance_id and n.user_id = a.user_id and n.kind = 'inactive' and n.created_at > a.seen_at)
    returning 1
  )
  select count(*)::integer from warned
$$;

-- Closes what was told before a date and was not seen since. Returns how many.
create function app.close_inactive_accounts(told_before timestamptz, remove_after timestamptz) returns integer
language sql security definer set search_path = '' as $$
  select count(*) filter (where app.close_account(a.instance_id, a.user_id, 'inactive', remove_after, null))::integer
  from app.inactive_accounts(told_before) a
  where exists (select from app.account_notices n
    where n.instance_id = a.instance_id and n.user_id = a.user_id and n.kind = 'inactive'
      and n.sent_at < told_before and n.created_at > a.seen_at)
$$;

-- Forgets what ended by itself; used refresh tokens stay with their auth session, since they tell a theft. Returns the
-- rows removed.
create function app.sweep_expired_auth_data() returns integer
language sql security definer set search_path = '' as $$
  with sessions as (delete from auth.sessions where not_after < now() returning 1),
    tokens as (delete from auth.one_time_tokens where expires_at < now() returning 1),
    challenges as (delete from auth.mfa_challenges where expires_at < now() returning 1),
    limits as (delete from auth.rate_limits where tat < now() - interval '1 hour' returning 1)
  select ((select count(*) from sessions) + (select count(*) from tokens) + (select count(*) from challenges)
    + (select count(*) from limits))::integer
$$;

do $$
declare
  removing regprocedure;
begin
  foreach removing in array array[
    'app.is_account_closing()', 'app.account_closure()', 'app.is_last_super_admin(uuid)', 'app.close_account(uuid, uuid, text, timestamptz, uuid)',
    'app.keep_account(uuid, uuid)', 'app.note_subscription_ended(uuid, uuid)', 'app.columns_of_people()',
    'app.purge_account(uuid, uuid)', 'app.due_account_purges(integer)', 'app.unsettled_subscriptions(integer)',
    'app.has_due_notices()', 'app.take_due_notice()', 'app.note_notice_sent(uuid, uuid)',
    'app.inactive_accounts(timestamptz)', 'app.warn_inactive_accounts(timestamptz, timestamptz)',
    'app.close_inactive_accounts(timestamptz, timestamptz)', 'app.sweep_expired_auth_data()'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_purger', removing);
  end loop;
end $$;
grant execute on function app.is_account_closing(), app.refuse_writes_while_closing(), app.account_closure()
  to authenticated;
grant execute on function app.is_last_super_admin(uuid), app.close_account(uuid, uuid, text, timestamptz, uuid), app.keep_account(uuid, uuid),
  app.note_subscription_ended(uuid, uuid) to auth_admin;
grant execute on function app.due_account_purges(integer), app.purge_account(uuid, uuid),
  app.unsettled_subscriptions(integer), app.note_subscription_ended(uuid, uuid),
  app.has_due_notices(), app.take_due_notice(), app.note_notice_sent(uuid, uuid),
  app.warn_inactive_accounts(timestamptz, timestamptz), app.close_inactive_accounts(timestamptz, timestamptz),
  app.sweep_expired_auth_data() to worker;

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
alter function app.forget_bucket_maker() owner to app_purger;
alter function app.files_of_due_account(uuid, uuid) owner to app_purger;
grant execute on function app.files_of_due_account(uuid, uuid) to worker;
create trigger needs_address before insert on app.account_notices
  for each row execute function app.skip_notice_without_address();

-- Who is paused still gets out what is theirs: their auth sessions end with the pause, and for 30 days a mailed link opens
-- one that exports and deletes and does nothing else.
create table app.pauses (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null,
  paused_at timestamptz not null default now(),
  leave_until timestamptz not null default now() + interval '30 days',
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('app.pauses');
create policy auth_admin_reads on app.pauses for select to auth_admin using (true);
grant select on app.pauses to auth_admin, app_definer;
grant select, insert, delete on app.pauses to app_purger;
grant select (is_leaving) on auth.sessions to app_definer;
grant insert, update on auth.one_time_tokens to app_purger;

-- Whoever looks after all instances is not paused by a membership.
create function app.note_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from app.super_admins s where s.user_id = new.user_id) then
    return null;
  end if;
  delete from auth.sessions where instance_id = new.instance_id and user_id = new.user_id;
  delete from auth.one_time_tokens where instance_id = new.instance_id and user_id = new.user_id;
  delete from app.pauses where instance_id = new.instance_id and user_id = new.user_id;
  delete from app.account_notices
    where instance_id = new.instance_id and user_id = new.user_id and kind = 'paused' and sent_at is null;
  if not new.is_active then
    insert into app.pauses (instance_id, user_id) values (new.instance_id, new.user_id);
    insert into app.account_notices (instance_id, user_id, kind, effective_at)
      select instance_id, user_id, 'paused', leave_until from app.pauses
      where instance_id = new.instance_id and user_id = new.user_id;
  end if;
  return null;
end $$;

-- Keeps the one link out of a paused person, whose earlier one ends; answers until when it works, null where there is none.
create function app.put_leaving_token(at_instance uuid, person uuid, hash text) returns timestamptz
language sql security definer set search_path = '' as $$
  insert into auth.one_time_tokens (instance_id, user_id, token_type, token_hash, relates_to, expires_at)
  select p.instance_id, p.user_id, 'leaving_token', hash, u.email, p.leave_until
  from app.pauses p join auth.users u on u.id = p.user_id
  where p.instance_id = at_instance and p.user_id = person and p.leave_until > now()
    and u.email is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
  on conflict (instance_id, user_id, token_type) do update set token_hash = excluded.token_hash,
    relates_to = excluded.relates_to, expires_at = excluded.expires_at, updated_at = now()
  returning expires_at
$$;
alter function app.note_pause() owner to app_purger;
alter function app.put_leaving_token(uuid, uuid, text) owner to app_purger;

revoke execute on function app.note_pause(), app.put_leaving_token(uuid, uuid, text) from public;
grant execute on function app.put_leaving_token(uuid, uuid, text) to auth_admin, worker;
create trigger noted_pause after update of is_active on public.instance_users
  for each row when (old.is_active is distinct from new.is_active) execute function app.note_pause();

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
