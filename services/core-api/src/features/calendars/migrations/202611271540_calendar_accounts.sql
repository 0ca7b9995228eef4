-- Accounts whose calendars are read by CalDAV. Their passwords are sealed by the service, and read by the worker alone.
grant create on schema app to app_definer;

create table public.calendar_accounts (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  address text not null check (address ~ '^https?://[^[:space:]]+$' and char_length(address) <= 2000),
  user_name text not null check (btrim(user_name) <> '' and char_length(user_name) <= 200),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.calendar_accounts');
create policy own_rows on public.calendar_accounts to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete on public.calendar_accounts to authenticated;
grant all on public.calendar_accounts to service_role;
grant select, delete on public.calendar_accounts to app_purger;
grant select, insert on public.calendar_accounts to app_definer;

create table app.calendar_passwords (
  instance_id uuid not null,
  account_id uuid not null,
  sealed text not null check (char_length(sealed) <= 2000),
  primary key (instance_id, account_id),
  foreign key (instance_id, account_id) references public.calendar_accounts (instance_id, id) on delete cascade
);
select app.protect('app.calendar_passwords');
grant select, insert on app.calendar_passwords to app_definer;

alter table public.calendar_subscriptions
  -- Of the account by whose password it is read; without one its address alone opens it.
  add column account_id uuid,
  -- Meetings that were more than are kept.
  add column left_out integer not null default 0,
  add foreign key (instance_id, user_id, account_id)
    references public.calendar_accounts (instance_id, user_id, id) on delete cascade;
create index calendar_subscriptions_account on public.calendar_subscriptions (instance_id, user_id, account_id)
  where account_id is not null;
grant insert on public.calendar_subscriptions to app_definer;

-- Keeps an account with some of its calendars; null where somebody has too many.
create function app.connect_calendars(server text, login text, sealed_password text, at_zone text, calendars jsonb)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('calendars ' || app.instance_id() || auth.uid(), 0));
  if (select count(*) from public.calendar_subscriptions s
      where s.instance_id = app.instance_id() and s.user_id = auth.uid()) + jsonb_array_length(calendars) > 20
    or (select count(*) from public.calendar_accounts a
      where a.instance_id = app.instance_id() and a.user_id = auth.uid()) >= 20 then
    return null;
  end if;
  insert into public.calendar_accounts (instance_id, user_id, address, user_name)
    values (app.instance_id(), auth.uid(), server, login) returning id into made;
  insert into app.calendar_passwords (instance_id, account_id, sealed) values (app.instance_id(), made, sealed_password);
  insert into public.calendar_subscriptions (instance_id, user_id, account_id, name, address, zone)
    select app.instance_id(), auth.uid(), made, c.name, c.address, at_zone
    from jsonb_to_recordset(calendars) as c (name text, address text);
  return made;
end $$;

drop function app.take_due_calendars(uuid, integer);
create function app.take_due_calendars(only_one uuid, most integer)
returns table (instance_id uuid, user_id uuid, id uuid, address text, zone text, etag text, last_modified text,
  server text, user_name text, sealed text)
language sql security definer set search_path = '' as $$
  with due as (
    select s.instance_id, s.id from public.calendar_subscriptions s
    where s.removed_at is null and case when only_one is null then s.next_read_at <= now() else s.id = only_one end
      and app.is_feature_enabled_at(s.instance_id, 'calendars')
    order by s.next_read_at limit most for update skip locked),
  taken as (
    update public.calendar_subscriptions s set next_read_at = now() + interval '10 minutes'
    from due d where s.instance_id = d.instance_id and s.id = d.id
    returning s.*)
  select t.instance_id, t.user_id, t.id, t.address, t.zone, t.etag, t.last_modified, a.address, a.user_name, p.sealed
  from taken t
    left join public.calendar_accounts a on a.instance_id = t.instance_id and a.id = t.account_id
    left join app.calendar_passwords p on p.instance_id = a.instance_id and p.account_id = a.id
$$;

-- As before, and says how many meetings were more than are kept.
drop function app.keep_calendar(uuid, uuid, text, text, jsonb);
create function app.keep_calendar(
  at_instance uuid, calendar uuid, new_etag text, new_modified text, meetings jsonb, more integer
) returns void language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  update public.calendar_subscriptions s set state = 'read', failure = null, failures = 0, read_at = now(),
    next_read_at = now() + interval '30 minutes' + random() * interval '5 minutes',
    etag = left(new_etag, 500), last_modified = left(new_modified, 100), left_out = coalesce(more, s.left_out)
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

alter function app.connect_calendars(text, text, text, text, jsonb) owner to app_definer;
alter function app.take_due_calendars(uuid, integer) owner to app_definer;
alter function app.keep_calendar(uuid, uuid, text, text, jsonb, integer) owner to app_definer;
grant execute on function app.connect_calendars(text, text, text, text, jsonb) to authenticated;
grant execute on function app.take_due_calendars(uuid, integer),
  app.keep_calendar(uuid, uuid, text, text, jsonb, integer) to worker;
revoke create on schema app from app_definer;
