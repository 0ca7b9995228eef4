-- Calendars at providers to which people let us in by OAuth. Tokens are sealed by the service, and read by the worker alone.
grant create on schema app to app_definer, app_purger;

create table public.calendar_connections (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  provider text not null check (provider in ('google', 'microsoft')),
  account_name text not null check (btrim(account_name) <> '' and char_length(account_name) <= 320),
  -- What the provider says that we may do.
  scopes text[] not null check (cardinality(scopes) <= 20),
  -- Its calendars when it was connected, by address and name: those from which its person chooses.
  offered jsonb not null check (jsonb_typeof(offered) = 'array' and pg_column_size(offered) < 100000),
  -- Since when the provider lets us in no more.
  off_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  unique (instance_id, user_id, provider, account_name),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.calendar_connections');
create trigger require_feature before insert on public.calendar_connections
  for each row execute function app.require_feature('calendars');
create policy own_rows on public.calendar_connections to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete on public.calendar_connections to authenticated;
grant all on public.calendar_connections to service_role;
grant select, delete on public.calendar_connections to app_purger;
grant select, insert, update on public.calendar_connections to app_definer;

create table app.calendar_tokens (
  instance_id uuid not null,
  connection_id uuid not null,
  provider text not null,
  sealed text not null check (char_length(sealed) <= 32000),
  -- Of the token that is sent; it is renewed before.
  expires_at timestamptz not null,
  -- Until when nobody else renews it.
  leased_until timestamptz,
  primary key (instance_id, connection_id),
  foreign key (instance_id, connection_id) references public.calendar_connections (instance_id, id) on delete cascade
);
select app.protect('app.calendar_tokens');
grant select, insert, update, delete on app.calendar_tokens to app_definer;

-- Somebody on the way to a provider and back: known again by a hash of the state, once.
create table app.calendar_connection_starts (
  instance_id uuid not null,
  state_hash bytea not null,
  user_id uuid not null,
  session_hash bytea not null,
  provider text not null check (provider in ('google', 'microsoft')),
  zone text not null check (app.is_time_zone(zone)),
  sealed text not null check (char_length(sealed) <= 1000),
  created_at timestamptz not null default now(),
  primary key (instance_id, state_hash),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index calendar_connection_starts_person on app.calendar_connection_starts (instance_id, user_id, created_at);
select app.protect('app.calendar_connection_starts');
grant select, insert, delete on app.calendar_connection_starts to app_definer;
grant select, delete on app.calendar_connection_starts to app_purger;

-- Tokens that the provider is still to be told of; they outlive the person whose account was closed, and name nobody.
create table app.calendar_revocations (
  instance_id uuid not null,
  connection_id uuid not null,
  provider text not null,
  sealed text not null,
  due_at timestamptz not null default now(),
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  primary key (instance_id, connection_id)
);
create index calendar_revocations_due on app.calendar_revocations (due_at);
select app.protect('app.calendar_revocations');
grant select, insert, update, delete on app.calendar_revocations to app_definer;
grant select, delete on app.calendar_revocations to app_purger;

alter table public.calendar_subscriptions
  -- By which it is read; its address is then that of the provider's own interface.
  add column connection_id uuid,
  add foreign key (instance_id, user_id, connection_id)
    references public.calendar_connections (instance_id, user_id, id) on delete cascade,
  -- A provider's mark of what was read can be an address with a long token.
  drop constraint calendar_subscriptions_etag_check,
  add constraint calendar_subscriptions_etag_check check (char_length(etag) <= 4000);
create index calendar_subscriptions_connection on public.calendar_subscriptions (instance_id, user_id, connection_id)
  where connection_id is not null;

-- Notes that somebody goes to a provider; of ten who never came back the oldest is forgotten.
create function app.start_calendar_connection(
  hash bytea, of_session bytea, at_provider text, at_zone text, sealed_verifier text
) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not app.is_feature_enabled_at(app.instance_id(), 'calendars') then
    raise exception 'Calendars are off at this instance' using errcode = '42501';
  end if;
  delete from app.calendar_connection_starts where instance_id = app.instance_id() and state_hash in (
    select s.state_hash from app.calendar_connection_starts s
    where s.instance_id = app.instance_id() and s.user_id = auth.uid() order by s.created_at desc offset 9);
  insert into app.calendar_connection_starts
    (instance_id, state_hash, user_id, session_hash, provider, zone, sealed)
    values (app.instance_id(), hash, auth.uid(), of_session, at_provider, at_zone, sealed_verifier);
end $$;

-- Where somebody comes back: once, within ten minutes, and in the session in which they left.
create function app.take_calendar_start(hash bytea, of_session bytea)
returns table (provider text, zone text, sealed text)
language sql security definer set search_path = '' as $$
  delete from app.calendar_connection_starts s
  where s.instance_id = app.instance_id() and s.state_hash = hash and s.user_id = auth.uid()
    and s.session_hash = of_session and s.created_at > now() - interval '10 minutes'
  returning s.provider, s.zone, s.sealed
$$;

-- Keeps a connection and reads its main calendar, or renews the one of the same account; false where there are too many.
create function app.keep_calendar_connection(
  connection uuid, at_provider text, account text, granted text[], sealed_tokens text, until timestamptz, at_zone text,
  calendars jsonb, main text
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  place uuid := app.instance_id();
  person uuid := auth.uid();
  one record;
begin
  perform pg_advisory_xact_lock(hashtextextended('calendars ' || place || person, 0));
  insert into public.calendar_connections (instance_id, user_id, id, provider, account_name, scopes, offered)
    values (place, person, connection, at_provider, account, granted, calendars)
    on conflict (instance_id, id) do update set scopes = excluded.scopes, offered = excluded.offered, off_at = null
      where calendar_connections.user_id = person;
  insert into app.calendar_tokens (instance_id, connection_id, provider, sealed, expires_at)
    values (place, connection, at_provider, sealed_tokens, until)
    on conflict (instance_id, connection_id) do update
      set sealed = excluded.sealed, expires_at = excluded.expires_at, leased_until = null;
  -- What is there is read again at once.
  for one in update public.calendar_subscriptions s set state = 'waiting', failure = null, next_read_at = now()
    where s.instance_id = place and s.user_id = person and s.connection_id = connection and s.removed_at is null
    returning s.id
  loop
    perform app.publish('calendar.added', one.id::text, place, person, '{}');
  end loop;
  insert into public.calendar_subscriptions (instance_id, user_id, connection_id, name, address, zone)
    select place, person, connection, c.name, c.address, at_zone
    from jsonb_to_recordset(calendars) as c (name text, address text)
    where c.address = main and not exists (select from public.calendar_subscriptions s where s.instance_id = place and s.user_id = person
      and s.connection_id = connection and s.address = c.address);
  return (select count(*) from public.calendar_subscriptions s where s.instance_id = place and s.user_id = person) <= 20
    and (select count(*) from public.calendar_connections c where c.instance_id = place and c.user_id = person) <= 20;
end $$;

-- Reads one more of the calendars that a connection offers, or one that was removed; false where there are too many.
create function app.add_connected_calendar(connection uuid, at_address text, at_zone text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  place uuid := app.instance_id();
  person uuid := auth.uid();
  offer record;
begin
  perform pg_advisory_xact_lock(hashtextextended('calendars ' || place || person, 0));
  select o.name into offer from public.calendar_connections c
    cross join lateral jsonb_to_recordset(c.offered) as o (name text, address text)
    where c.instance_id = place and c.user_id = person and c.id = connection and o.address = at_address;
  if not found then
    return null;
  end if;
  update public.calendar_subscriptions s set removed_at = null
    where s.instance_id = place and s.user_id = person and s.connection_id = connection and s.address = at_address;
  if found then
    return true;
  end if;
  if (select count(*) from public.calendar_subscriptions s where s.instance_id = place and s.user_id = person) >= 20 then
    return false;
  end if;
  insert into public.calendar_subscriptions (instance_id, user_id, connection_id, name, address, zone)
    values (place, person, connection, offer.name, at_address, at_zone);
  return true;
end $$;

drop function app.take_due_calendars(uuid, integer);
create function app.take_due_calendars(only_one uuid, most integer)
returns table (instance_id uuid, user_id uuid, id uuid, address text, zone text, etag text, last_modified text,
  server text, user_name text, sealed text, connection_id uuid, provider text)
language sql security definer set search_path = '' as $$
  with due as (
    select s.instance_id, s.id from public.calendar_subscriptions s
    where s.removed_at is null and case when only_one is null then s.next_read_at <= now() else s.id = only_one end
      and app.is_feature_enabled_at(s.instance_id, 'calendars')
      and not exists (select from public.calendar_connections c
        where c.instance_id = s.instance_id and c.id = s.connection_id and c.off_at is not null)
      and app.is_here(s.instance_id, s.user_id)
    order by s.next_read_at limit most for update skip locked),
  taken as (
    update public.calendar_subscriptions s set next_read_at = now() + interval '10 minutes'
    from due d where s.instance_id = d.instance_id and s.id = d.id
    returning s.*)
  select t.instance_id, t.user_id, t.id, t.address, t.zone, t.etag, t.last_modified, a.address, a.user_name, p.sealed,
    c.id, c.provider
  from taken t
    left join public.calendar_accounts a on a.instance_id = t.instance_id and a.id = t.account_id
    left join app.calendar_passwords p on p.instance_id = a.instance_id and p.account_id = a.id
    left join public.calendar_connections c on c.instance_id = t.instance_id and c.id = t.connection_id
$$;

-- As before, with longer marks.
create or replace function app.keep_calendar(
  at_instance uuid, calendar uuid, new_etag text, new_modified text, meetings jsonb, more integer
) returns void language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  update public.calendar_subscriptions s set state = 'read', failure = null, failures = 0, read_at = now(),
    next_read_at = now() + interval '30 minutes' + random() * interval '5 minutes',
    etag = left(new_etag, 4000), last_modified = left(new_modified, 100), left_out = coalesce(more, s.left_out)
  where s.instance_id = at_instance and s.id = calendar and s.removed_at is null returning s.user_id into person;
  if person is null or meetings is null then
    return;
  end if;
  delete from public.calendar_events e
    where e.instance_id = at_instance and e.user_id = person and e.subscription_id = calendar;
  insert into public.calendar_events (instance_id, user_id, subscription_id, title, starts_at, ends_at, is_all_day)
    select at_instance, person, calendar, left(f.title, 300), f.starts_at, f.ends_at, f.is_all_day
    from jsonb_to_recordset(meetings) as f (title text, starts_at timestamptz, ends_at timestamptz, is_all_day boolean);
end $$;

-- The tokens of a connection that is on. Whoever gets `is_leased` renews them; nobody else does within a minute.
create function app.take_calendar_tokens(at_instance uuid, connection uuid, renewed_before timestamptz)
returns table (sealed text, is_leased boolean)
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.calendar_connections c
      where c.instance_id = at_instance and c.id = connection and c.off_at is not null) then
    return;
  end if;
  return query update app.calendar_tokens t set leased_until = now() + interval '1 minute'
    where t.instance_id = at_instance and t.connection_id = connection and t.expires_at < renewed_before
      and coalesce(t.leased_until, '-infinity') < now()
    returning t.sealed, true;
  if not found then
    return query select t.sealed, false from app.calendar_tokens t
      where t.instance_id = at_instance and t.connection_id = connection;
  end if;
end $$;

-- Keeps what was renewed of `sealed_before`; tokens of somebody who has connected anew meanwhile stay.
create function app.keep_calendar_tokens(
  at_instance uuid, connection uuid, sealed_before text, new_sealed text, until timestamptz
) returns void language sql security definer set search_path = '' as $$
  update app.calendar_tokens t set sealed = new_sealed, expires_at = until, leased_until = null
  where t.instance_id = at_instance and t.connection_id = connection and t.sealed = sealed_before
$$;

-- The provider lets us in no more: its calendars are asked for no longer, and their person is told.
create function app.switch_calendar_connection_off(at_instance uuid, connection uuid, sealed_before text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ended public.calendar_connections;
begin
  perform from app.calendar_tokens t
    where t.instance_id = at_instance and t.connection_id = connection and t.sealed = sealed_before for update;
  if not found then
    return;
  end if;
  update public.calendar_connections c set off_at = now()
    where c.instance_id = at_instance and c.id = connection and c.off_at is null returning c.* into ended;
  if ended.id is null then
    return;
  end if;
  update public.calendar_subscriptions s set state = 'failed', failure = 'locked'
    where s.instance_id = at_instance and s.connection_id = connection and s.removed_at is null;
  perform app.notify(at_instance, ended.user_id, 'calendars.connection_off', 'calendar connection ' || connection,
    '/productivity', jsonb_build_object('title', ended.account_name), connection);
end $$;

-- What was connected is told to the provider as ended, however its row went.
create function app.note_calendar_revocation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.calendar_revocations (instance_id, connection_id, provider, sealed)
    values (old.instance_id, old.connection_id, old.provider, old.sealed) on conflict do nothing;
  if exists (select from app.instances i where i.id = old.instance_id) then
    perform app.publish('calendar.disconnected', old.connection_id::text, old.instance_id, null, '{}');
  end if;
  return null;
end $$;
create trigger note_revocation after delete on app.calendar_tokens
  for each row execute function app.note_calendar_revocation();

create function app.take_due_calendar_revocations(only_one uuid, most integer)
returns table (instance_id uuid, connection_id uuid, provider text, sealed text)
language sql security definer set search_path = '' as $$
  with due as (
    select r.instance_id, r.connection_id from app.calendar_revocations r
    where r.due_at <= now() and (only_one is null or r.connection_id = only_one)
    order by r.due_at limit most for update skip locked)
  update app.calendar_revocations r set due_at = now() + interval '5 minutes'
  from due d where r.instance_id = d.instance_id and r.connection_id = d.connection_id
  returning r.instance_id, r.connection_id, r.provider, r.sealed
$$;

-- One that was told is forgotten; another is told later and later, at last once a day.
create function app.settle_calendar_revocation(at_instance uuid, connection uuid, is_told boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if is_told then
    delete from app.calendar_revocations r where r.instance_id = at_instance and r.connection_id = connection;
  else
    update app.calendar_revocations r set tries = least(r.tries + 1, 100),
      due_at = now() + least(interval '1 day', interval '1 minute' * power(2, least(r.tries, 11)))
    where r.instance_id = at_instance and r.connection_id = connection;
  end if;
end $$;

-- Who never came back from a provider, and revocations that no provider has taken for so long.
create function app.forget_calendar_connections(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  starts integer;
  revocations integer;
begin
  delete from app.calendar_connection_starts where (instance_id, state_hash) in (
    select instance_id, state_hash from app.calendar_connection_starts
    where created_at < now() - interval '10 minutes' limit most);
  get diagnostics starts = row_count;
  delete from app.calendar_revocations where (instance_id, connection_id) in (
    select instance_id, connection_id from app.calendar_revocations where created_at < kept_since limit most);
  get diagnostics revocations = row_count;
  return starts + revocations;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.start_calendar_connection(bytea, bytea, text, text, text)', 'app.take_calendar_start(bytea, bytea)',
    'app.keep_calendar_connection(uuid, text, text, text[], text, timestamptz, text, jsonb, text)',
    'app.add_connected_calendar(uuid, text, text)',
    'app.take_due_calendars(uuid, integer)', 'app.take_calendar_tokens(uuid, uuid, timestamptz)',
    'app.keep_calendar_tokens(uuid, uuid, text, text, timestamptz)',
    'app.switch_calendar_connection_off(uuid, uuid, text)', 'app.note_calendar_revocation()',
    'app.take_due_calendar_revocations(uuid, integer)', 'app.settle_calendar_revocation(uuid, uuid, boolean)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
alter function app.forget_calendar_connections(timestamptz, integer) owner to app_purger;
grant execute on function app.start_calendar_connection(bytea, bytea, text, text, text),
  app.take_calendar_start(bytea, bytea),
  app.keep_calendar_connection(uuid, text, text, text[], text, timestamptz, text, jsonb, text),
  app.add_connected_calendar(uuid, text, text) to authenticated;
grant execute on function app.take_due_calendars(uuid, integer), app.take_calendar_tokens(uuid, uuid, timestamptz),
  app.keep_calendar_tokens(uuid, uuid, text, text, timestamptz), app.switch_calendar_connection_off(uuid, uuid, text),
  app.take_due_calendar_revocations(uuid, integer), app.settle_calendar_revocation(uuid, uuid, boolean),
  app.forget_calendar_connections(timestamptz, integer) to worker;
revoke create on schema app from app_definer, app_purger;
