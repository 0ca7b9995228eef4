-- Calendars that somebody subscribes to by an address, and what stands in them in the weeks around today.
grant create on schema app to app_definer;

create table public.calendar_subscriptions (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  -- Whoever has it reads the calendar.
  address text not null check (address ~ '^https?://[^[:space:]]+$' and char_length(address) <= 2000),
  -- The clocks of what names no time zone.
  zone text not null check (app.is_time_zone(zone)),
  state text not null default 'waiting' check (state in ('waiting', 'read', 'failed')),
  failure text check (failure in ('gone', 'locked', 'refused', 'unreachable', 'too_large', 'no_calendar')),
  read_at timestamptz,
  -- Tags of the last answer, so that what did not change is not sent again.
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  next_read_at timestamptz not null default now(),
  failures smallint not null default 0,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index calendar_subscriptions_due on public.calendar_subscriptions (next_read_at) where removed_at is null;
select app.protect('public.calendar_subscriptions');
create trigger touch before update on public.calendar_subscriptions for each row execute function app.touch();
create trigger require_feature before insert on public.calendar_subscriptions
  for each row execute function app.require_feature('calendars');
create policy own_rows on public.calendar_subscriptions to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, id, user_id, name, address, zone), update (name, removed_at)
  on public.calendar_subscriptions to authenticated;
grant all on public.calendar_subscriptions to service_role;
grant select, delete on public.calendar_subscriptions to app_purger;
grant select, update on public.calendar_subscriptions to app_definer;

create table public.calendar_events (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  subscription_id uuid not null,
  title text not null check (char_length(title) <= 300),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  -- Of days and not of hours: then both moments are midnights of the subscription's zone.
  is_all_day boolean not null default false,
  primary key (instance_id, id),
  foreign key (instance_id, user_id, subscription_id)
    references public.calendar_subscriptions (instance_id, user_id, id) on delete cascade
);
create index calendar_events_subscription on public.calendar_events (instance_id, user_id, subscription_id, starts_at);
select app.protect('public.calendar_events');
create policy own_rows on public.calendar_events to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.calendar_events to authenticated;
grant all on public.calendar_events to service_role;
grant select, delete on public.calendar_events to app_purger;
grant select, insert, delete on public.calendar_events to app_definer;

-- As many calendars has a person.
create function app.limit_calendars() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('calendars ' || new.instance_id || new.user_id, 0));
  if (select count(*) from public.calendar_subscriptions s
      where s.instance_id = new.instance_id and s.user_id = new.user_id) >= 20 then
    raise exception 'That is more than twenty calendars' using errcode = 'PT413';
  end if;
  return new;
end $$;
create trigger limit_kept before insert on public.calendar_subscriptions
  for each row when (current_user = 'authenticated') execute function app.limit_calendars();

-- A new one is read at once, and so is one that is brought back.
create function app.publish_calendar_added() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.publish('calendar.added', new.id::text, new.instance_id, new.user_id, '{}');
  return null;
end $$;
create trigger publish_added after insert on public.calendar_subscriptions
  for each row execute function app.publish_calendar_added();
create trigger publish_brought_back after update of removed_at on public.calendar_subscriptions
  for each row when (old.removed_at is not null and new.removed_at is null) execute function app.publish_calendar_added();

-- Takes those whose time has come, each by one worker: nobody else asks for it in the next ten minutes.
create function app.take_due_calendars(only_one uuid, most integer)
returns table (instance_id uuid, user_id uuid, id uuid, address text, zone text, etag text, last_modified text)
language sql security definer set search_path = '' as $$
  with due as (
    select s.instance_id, s.id from public.calendar_subscriptions s
    where s.removed_at is null and case when only_one is null then s.next_read_at <= now() else s.id = only_one end
      and app.is_feature_enabled_at(s.instance_id, 'calendars')
    order by s.next_read_at limit most for update skip locked)
  update public.calendar_subscriptions s set next_read_at = now() + interval '10 minutes'
  from due d where s.instance_id = d.instance_id and s.id = d.id
  returning s.instance_id, s.user_id, s.id, s.address, s.zone, s.etag, s.last_modified
$$;

-- Keeps what was read; without events nothing has changed. A calendar is asked for twice an hour.
create function app.keep_calendar(at_instance uuid, calendar uuid, new_etag text, new_modified text, meetings jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  update public.calendar_subscriptions s set state = 'read', failure = null, failures = 0, read_at = now(),
    next_read_at = now() + interval '30 minutes' + random() * interval '5 minutes',
    etag = left(new_etag, 500), last_modified = left(new_modified, 100)
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

-- What failed is asked for later and later, at last once a day; what was read before stays.
create function app.fail_calendar(at_instance uuid, calendar uuid, because text) returns void
language sql security definer set search_path = '' as $$
  update public.calendar_subscriptions s set state = 'failed', failure = because, failures = least(s.failures + 1, 100),
    next_read_at = now() + least(interval '1 day', interval '10 minutes' * power(2, least(s.failures, 8)))
  where s.instance_id = at_instance and s.id = calendar and s.removed_at is null
$$;

-- What was removed can be brought back for a month.
create function app.forget_calendars(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from public.calendar_subscriptions where (instance_id, id) in (
    select instance_id, id from public.calendar_subscriptions where removed_at < kept_since limit most);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.publish_calendar_added()', 'app.take_due_calendars(uuid, integer)',
    'app.keep_calendar(uuid, uuid, text, text, jsonb)', 'app.fail_calendar(uuid, uuid, text)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant create on schema app to app_purger;
alter function app.forget_calendars(timestamptz, integer) owner to app_purger;
grant execute on function app.take_due_calendars(uuid, integer), app.keep_calendar(uuid, uuid, text, text, jsonb),
  app.fail_calendar(uuid, uuid, text), app.forget_calendars(timestamptz, integer) to worker;
revoke create on schema app from app_definer, app_purger;
