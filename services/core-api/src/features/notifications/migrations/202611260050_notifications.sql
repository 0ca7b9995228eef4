-- What the product tells a person: one list for all areas. Functions of features write it by `app.notify`; a row says what
-- happened by its kind and a few names, never words of a journal or of a post.
grant create on schema app to app_definer;

create table public.notifications (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null check (kind ~ '^[a-z][a-z_]*\.[a-z_]+$'),
  -- What belongs together while it is unread, for instance all replies to one post.
  topic text not null check (char_length(topic) between 1 and 120),
  -- Names in its sentence, by their places.
  facts jsonb not null default '{}' check (octet_length(facts::text) <= 2000),
  -- What it rests on: when all of these are taken back, so is it.
  sources uuid[] not null,
  path text not null check (path ~ '^/[^/]' and char_length(path) <= 300),
  happened_at timestamptz not null default now(),
  read_at timestamptz,
  is_mail_owed boolean not null default true,
  primary key (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create unique index notifications_unread on public.notifications (instance_id, user_id, kind, topic) where read_at is null;
create index notifications_latest on public.notifications (instance_id, user_id, happened_at desc, id);
create index notifications_sources on public.notifications using gin (sources);
create index notifications_age on public.notifications (happened_at);
select app.protect('public.notifications');
create policy own_rows on public.notifications to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, update (read_at) on public.notifications to authenticated;
grant all on public.notifications to service_role;
grant select, insert, update, delete on public.notifications to app_definer;
grant select, delete on public.notifications to app_purger;
alter publication supabase_realtime add table public.notifications;

create table public.notification_settings (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  -- What is told by which way besides the list, by category.
  mail_categories text[] not null check (cardinality(mail_categories) <= 20),
  push_categories text[] not null default '{}' check (cardinality(push_categories) <= 20),
  digest_at text not null default '08:00' check (digest_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  zone text not null default 'UTC' check (app.is_time_zone(zone)),
  -- Between these no browser is told; both or none.
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_until text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  check ((quiet_from is null) = (quiet_until is null)),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index notification_settings_due on public.notification_settings (next_at) where mail_categories <> '{}';
select app.protect('public.notification_settings');
create trigger touch before update on public.notification_settings for each row execute function app.touch();
create function app.date_digest() returns trigger language plpgsql set search_path = '' as $$
begin
  new.next_at := app.next_reminder('{1,2,3,4,5,6,7}', new.digest_at, new.zone, now());
  return new;
end $$;
create trigger date_digest before insert or update of digest_at, zone, mail_categories on public.notification_settings
  for each row execute function app.date_digest();
create policy own_rows on public.notification_settings to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete,
  insert (instance_id, user_id, mail_categories, push_categories, digest_at, zone, quiet_from, quiet_until),
  update (user_id, mail_categories, push_categories, digest_at, zone, quiet_from, quiet_until)
  on public.notification_settings to authenticated;
grant all on public.notification_settings to service_role;
grant select, insert, update on public.notification_settings to app_definer;
grant select, delete on public.notification_settings to app_purger;

-- How much somebody has told others within an hour: nobody fills the lists of everybody else.
create table app.notification_paces (
  instance_id uuid not null references app.instances (id) on delete cascade,
  user_id uuid not null,
  hour timestamptz not null,
  amount integer not null default 0,
  primary key (instance_id, user_id, hour)
);
create index notification_paces_age on app.notification_paces (hour);
select app.protect('app.notification_paces');
grant select, insert, update, delete on app.notification_paces to app_definer;

-- Telling ------------------------------------------------------------------------------------------------------------

-- Whether one more thing may be told by `actor` now: 300 an hour.
create function app.may_notify(at_instance uuid, actor uuid) returns boolean
language sql security definer set search_path = '' as $$
  insert into app.notification_paces as p (instance_id, user_id, hour, amount)
    values (at_instance, actor, date_trunc('hour', now()), 1)
    on conflict (instance_id, user_id, hour) do update set amount = p.amount + 1
  returning amount <= 300
$$;

-- Tells a person something, in the transaction that causes it. What they have not read yet of the same topic becomes one with
-- it. Nobody is told of what they did themselves, and nobody who is not at the instance any more.
create function app.notify(
  at_instance uuid, person uuid, of_kind text, of_topic text, at_path text, of_facts jsonb, source uuid, actor uuid default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if person is not distinct from actor or not exists (
    select from public.instance_users m where m.instance_id = at_instance and m.user_id = person and m.is_active)
  then
    return;
  end if;
  if actor is not null and not app.may_notify(at_instance, actor) then
    return;
  end if;
  insert into public.notification_settings (instance_id, user_id, mail_categories, zone)
    values (at_instance, person, '{mentions,replies,invitations,moderation}', coalesce(
      (select r.zone from public.reminders r where r.instance_id = at_instance and r.user_id = person), 'UTC'))
    on conflict (instance_id, user_id) do nothing;
  insert into public.notifications as n (instance_id, user_id, kind, topic, facts, sources, path)
    values (at_instance, person, of_kind, of_topic, of_facts, array[source], at_path)
    on conflict (instance_id, user_id, kind, topic) where read_at is null do update
      set facts = excluded.facts, path = excluded.path, happened_at = now(), is_mail_owed = true,
        sources = case when source = any (n.sources) then n.sources else (n.sources || source)[greatest(1, cardinality(n.sources) - 98):] end
    returning case when cardinality(n.sources) = 1 then n.id end into made;
  if made is not null then
    -- A list has an end: what is oldest makes place.
    delete from public.notifications n where n.instance_id = at_instance and n.user_id = person and n.id in (
      select old.id from public.notifications old where old.instance_id = at_instance and old.user_id = person
      order by old.happened_at desc, old.id offset 1000);
    perform app.publish('notification.made', person::text, at_instance, person, jsonb_build_object('id', made));
  end if;
end $$;

-- Takes back what rests on something that is gone or taken back, in every list or in that of one person.
create function app.take_back_notifications(at_instance uuid, source uuid, person uuid default null) returns void
language sql security definer set search_path = '' as $$
  delete from public.notifications
    where instance_id = at_instance and sources = array[source] and (person is null or user_id = person);
  update public.notifications set sources = array_remove(sources, source)
    where instance_id = at_instance and sources @> array[source] and (person is null or user_id = person);
$$;

-- Other ways ----------------------------------------------------------------------------------------------------------

-- What browsers are told now: nothing in quiet hours, of what was read, or by somebody who is not asked for it.
create function app.notification_to_push(at_instance uuid, person uuid, of_id uuid, at timestamptz)
returns table (instance_id uuid, user_id uuid, kind text, path text, push_categories text[], product_name text)
language sql stable security definer set search_path = '' as $$
  select n.instance_id, n.user_id, n.kind, n.path, s.push_categories, i.brand ->> 'productName'
  from public.notifications n
  join public.notification_settings s on s.instance_id = n.instance_id and s.user_id = n.user_id
  join public.instance_users m on m.instance_id = n.instance_id and m.user_id = n.user_id and m.is_active
  join app.instances i on i.id = n.instance_id
  cross join lateral (select (at at time zone s.zone)::time as clock) c
  where n.instance_id = at_instance and n.user_id = person and n.id = of_id and n.read_at is null
    and not coalesce(case when s.quiet_from::time <= s.quiet_until::time
      then c.clock >= s.quiet_from::time and c.clock < s.quiet_until::time
      else c.clock >= s.quiet_from::time or c.clock < s.quiet_until::time end, false)
$$;

-- Takes whose hour has come, with what is unread and was not mailed: kind → how much of it. Each is taken once.
create function app.take_notification_digests(at timestamptz, most integer)
returns table (
  instance_id uuid, user_id uuid, email text, slug text, is_default boolean, product_name text, language text,
  mail_categories text[], kinds jsonb
)
language sql security definer set search_path = '' as $$
  with due as (
    select s.instance_id, s.user_id, s.mail_categories from public.notification_settings s
    where s.next_at <= at and s.mail_categories <> '{}' order by s.next_at limit most for update skip locked),
  moved as (
    update public.notification_settings s
      set next_at = app.next_reminder('{1,2,3,4,5,6,7}', s.digest_at, s.zone, at)
      from due d where s.instance_id = d.instance_id and s.user_id = d.user_id returning s.user_id),
  owed as (
    update public.notifications n set is_mail_owed = false
      from due d where n.instance_id = d.instance_id and n.user_id = d.user_id and n.is_mail_owed
      returning n.instance_id, n.user_id, n.kind, n.read_at, cardinality(n.sources) as amount)
  select d.instance_id, d.user_id, u.email, i.slug, i.is_default, i.brand ->> 'productName', i.default_language, d.mail_categories,
    coalesce((select jsonb_object_agg(k.kind, k.amount) from (
      select o.kind, sum(o.amount) as amount from owed o
      where o.instance_id = d.instance_id and o.user_id = d.user_id and o.read_at is null group by o.kind) k), '{}')
  from due d
  join public.instance_users m on m.instance_id = d.instance_id and m.user_id = d.user_id and m.is_active
  join app.instances i on i.id = d.instance_id
  join auth.users u on u.id = d.user_id
$$;

-- Removes what is old, a part at a time; says how much.
create function app.sweep_notifications(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  amount integer;
begin
  delete from app.notification_paces where hour < now() - interval '1 day';
  delete from public.notifications where (instance_id, user_id, id) in (
    select n.instance_id, n.user_id, n.id from public.notifications n where n.happened_at < kept_since limit most);
  get diagnostics amount = row_count;
  return amount;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.may_notify(uuid, uuid)', 'app.notify(uuid, uuid, text, text, text, jsonb, uuid, uuid)',
    'app.take_back_notifications(uuid, uuid, uuid)', 'app.notification_to_push(uuid, uuid, uuid, timestamptz)',
    'app.take_notification_digests(timestamptz, integer)', 'app.sweep_notifications(timestamptz, integer)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.notification_to_push(uuid, uuid, uuid, timestamptz),
  app.take_notification_digests(timestamptz, integer), app.sweep_notifications(timestamptz, integer) to worker;
revoke create on schema app from app_definer;
