-- When somebody wants to be reminded to write, and when that is due. Nobody is reminded who did not ask for it.

-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema app to app_definer;

create function app.is_time_zone(name text) returns boolean language plpgsql stable set search_path = '' as $$
begin
  -- Names alone: PostgreSQL reads offsets the other way round.
  return name ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$' and now() at time zone name is not null;
exception when others then
  return false;
end $$;

-- The next moment after one, at a time of the day by the clocks of a zone, on days from 1 for Monday to 7. A time that a
-- change of the clocks leaves out comes as much later as they are moved; one that comes twice counts once.
create function app.next_reminder(on_days smallint[], at_time text, in_zone text, after timestamptz)
returns timestamptz language sql stable set search_path = '' as $$
  select min(due.at) from generate_series(0, 8) as ahead
  cross join lateral (select (after at time zone in_zone)::date + ahead as day) d
  cross join lateral (select (d.day + at_time::time) at time zone in_zone as at) due
  where extract(isodow from d.day) = any (on_days) and due.at > after
$$;

create table public.reminders (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  days smallint[] not null check (
    cardinality(days) between 1 and 7 and array_position(days, null) is null
    and days <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  at_time text not null check (at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  zone text not null check (app.is_time_zone(zone)),
  -- Between these nothing is sent, though it be late; both or none.
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_until text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  is_paused boolean not null default false,
  next_at timestamptz not null default now(),
  -- By the clocks of the zone.
  last_sent_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  check ((quiet_from is null) = (quiet_until is null)),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index reminders_due on public.reminders (next_at) where not is_paused;
select app.protect('public.reminders');
create trigger touch before update on public.reminders for each row execute function app.touch();

create function app.date_reminder() returns trigger language plpgsql set search_path = '' as $$
begin
  new.next_at := app.next_reminder(new.days, new.at_time, new.zone, now());
  return new;
end $$;
create trigger date_reminder before insert or update of days, at_time, zone, is_paused on public.reminders
  for each row execute function app.date_reminder();

create policy own_rows on public.reminders to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id, days, at_time, zone, quiet_from, quiet_until, is_paused),
  update (user_id, days, at_time, zone, quiet_from, quiet_until, is_paused)
  on public.reminders to authenticated;
grant all on public.reminders to service_role;
grant select, delete on public.reminders to app_purger;
grant execute on function app.is_time_zone(text), app.next_reminder(smallint[], text, text, timestamptz)
  to authenticated, service_role, app_definer;

-- Takes what is due and answers whom to remind. What is late by hours, in quiet hours, of a day that was reminded or
-- written on, or of somebody who left is passed over: the next day comes. Taken once, whether or not the mail goes out.
create function app.take_due_reminders(at timestamptz, most integer)
returns table (
  instance_id uuid, user_id uuid, email text, slug text, is_default boolean, product_name text, language text,
  is_owed boolean
)
language sql security definer set search_path = '' as $$
  with due as (
    select r.instance_id, r.user_id, r.next_at, r.last_sent_on, r.zone,
      (at at time zone r.zone)::date as today, (at at time zone r.zone)::time as clock,
      r.quiet_from::time as quiet_from, r.quiet_until::time as quiet_until
    from public.reminders r
    where r.next_at <= at and not r.is_paused order by r.next_at limit most for update skip locked),
  weighed as (
    select d.*, d.next_at > at - interval '2 hours' and d.last_sent_on is distinct from d.today
      and (d.quiet_from is null or case when d.quiet_from <= d.quiet_until
        then not (d.clock >= d.quiet_from and d.clock < d.quiet_until)
        else d.clock < d.quiet_from and d.clock >= d.quiet_until end)
      and m.is_active and i.status = 'active'
      and not exists (select from app.account_closures c where c.instance_id = d.instance_id and c.user_id = d.user_id)
      and not exists (select from public.entries e where e.instance_id = d.instance_id and e.user_id = d.user_id
        and e.created_at >= d.today::timestamp at time zone d.zone) as is_owed,
      i.slug, i.is_default, i.brand ->> 'productName' as product_name, i.default_language
    from due d
    join public.instance_users m on m.instance_id = d.instance_id and m.user_id = d.user_id
    join app.instances i on i.id = d.instance_id),
  moved as (
    update public.reminders r set next_at = app.next_reminder(r.days, r.at_time, r.zone, at),
      last_sent_on = case when w.is_owed then w.today else r.last_sent_on end
    from weighed w where r.instance_id = w.instance_id and r.user_id = w.user_id returning r.user_id)
  select w.instance_id, w.user_id, u.email, w.slug, w.is_default, w.product_name, w.default_language, w.is_owed
  from weighed w join auth.users u on u.id = w.user_id
$$;
grant select, update on public.reminders to app_definer;
grant select (instance_id, user_id) on app.account_closures to app_definer;
alter function app.take_due_reminders(timestamptz, integer) owner to app_definer;
grant execute on function app.take_due_reminders(timestamptz, integer) to worker;

revoke create on schema app from app_definer;
