-- Gatherings of circles, and who comes. They stand in the calendar that each person reads by an address of their own.
grant create on schema app to app_definer;

alter table app.community_paces drop constraint community_paces_kind_check;
alter table app.community_paces add constraint community_paces_kind_check
  check (kind in ('circle', 'join', 'link', 'post', 'reply', 'report', 'challenge', 'gathering'));

create table app.gatherings (
  instance_id uuid not null,
  id uuid not null default gen_random_uuid(),
  circle_id uuid not null,
  title text not null check (btrim(title) <> '' and char_length(title) <= 120),
  about text not null default '' check (char_length(about) <= 1000),
  place text not null default '' check (char_length(place) <= 200),
  starts_at timestamptz not null,
  minutes smallint not null check (minutes between 15 and 720),
  changed_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, circle_id) references app.circles (instance_id, id) on delete cascade
);
create index gatherings_circle on app.gatherings (instance_id, circle_id, starts_at);
create index gatherings_age on app.gatherings (starts_at);
select app.protect('app.gatherings');
grant select, insert, delete on app.gatherings to app_definer;

create table public.gathering_answers (
  instance_id uuid not null default app.instance_id(),
  gathering_id uuid not null,
  user_id uuid not null default auth.uid(),
  answer text not null check (answer in ('yes', 'maybe', 'no')),
  primary key (instance_id, gathering_id, user_id),
  foreign key (instance_id, gathering_id) references app.gatherings (instance_id, id) on delete cascade,
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index gathering_answers_person on public.gathering_answers (instance_id, user_id);
select app.protect('public.gathering_answers');
create policy own_rows on public.gathering_answers for select to authenticated using (user_id = (select auth.uid()));
create trigger require_feature before insert on public.gathering_answers
  for each row execute function app.require_feature('groups');
grant select on public.gathering_answers to authenticated;
grant all on public.gathering_answers to service_role;
grant select, insert, update, delete on public.gathering_answers to app_definer;
grant select, delete on public.gathering_answers to app_purger;

-- What is ahead in a circle, with the names of who comes.
create function app.list_gatherings(circle uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'title', g.title, 'about', g.about, 'place', g.place,
      'starts_at', g.starts_at, 'minutes', g.minutes,
      'mine', (select a.answer from public.gathering_answers a
        where a.instance_id = g.instance_id and a.gathering_id = g.id and a.user_id = auth.uid()),
      'coming', (select coalesce(jsonb_agg(app.name_of(a.user_id) order by app.name_of(a.user_id)), '[]')
        from public.gathering_answers a where a.instance_id = g.instance_id and a.gathering_id = g.id and a.answer = 'yes'))
    order by g.starts_at, g.id), '[]')
  from (select * from app.gatherings o where o.instance_id = app.instance_id() and o.circle_id = circle
    and o.starts_at + make_interval(mins => o.minutes) > now() and app.circle_role(circle) is not null
    order by o.starts_at limit 50) g
$$;

-- For the calendar of the caller: gatherings of their circles that they did not decline.
create function app.list_own_gatherings(since date) returns table (id uuid, circle_id uuid, title text, starts_at timestamptz,
  minutes smallint, changed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select g.id, g.circle_id, g.title, g.starts_at, g.minutes, g.changed_at
  from public.circle_members m
  join app.gatherings g on g.instance_id = m.instance_id and g.circle_id = m.circle_id
  where m.instance_id = app.instance_id() and m.user_id = auth.uid() and m.state = 'member' and app.is_active_member()
    and app.is_feature_enabled_at(m.instance_id, 'groups') and g.starts_at >= since and not exists (
      select from public.gathering_answers a where a.instance_id = g.instance_id and a.gathering_id = g.id
        and a.user_id = m.user_id and a.answer = 'no')
  order by g.starts_at limit 200
$$;

create function app.add_gathering(circle uuid, fields jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform app.require_circle_role(circle, true);
  perform app.pace('gathering', 10);
  insert into app.gatherings (instance_id, circle_id, title, about, place, starts_at, minutes)
    values (app.instance_id(), circle, fields ->> 'title', fields ->> 'about', fields ->> 'place',
      (fields ->> 'starts_at')::timestamptz, (fields ->> 'minutes')::smallint)
    returning id into made;
  perform app.notify(m.instance_id, m.user_id, 'community.gathering', concat('gathering ', made), concat('/groups/', circle),
      jsonb_build_object('title', fields ->> 'title', 'place', app.place_name(circle)), made, auth.uid())
    from public.circle_members m where m.instance_id = app.instance_id() and m.circle_id = circle and m.state = 'member';
  return made;
end $$;

-- False where it is not there, or over.
create function app.answer_gathering(gathering uuid, of_answer text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.gathering_answers as a (instance_id, gathering_id, user_id, answer)
    select g.instance_id, g.id, auth.uid(), of_answer from app.gatherings g
      where g.instance_id = app.instance_id() and g.id = gathering and app.circle_role(g.circle_id) is not null
        and g.starts_at + make_interval(mins => g.minutes) > now()
    on conflict (instance_id, gathering_id, user_id) do update set answer = excluded.answer;
  return found;
end $$;

-- Calls one off: who said that they come, or may come, is told.
create function app.remove_gathering(gathering uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  gone app.gatherings;
begin
  select * into gone from app.gatherings g where g.instance_id = app.instance_id() and g.id = gathering
    and app.circle_role(g.circle_id) is not distinct from 'facilitator' for update;
  if not found then
    return false;
  end if;
  perform app.take_back_notifications(gone.instance_id, gone.id);
  perform app.notify(a.instance_id, a.user_id, 'community.called_off', concat('called off ', gone.id),
      concat('/groups/', gone.circle_id), jsonb_build_object('title', gone.title, 'place', app.place_name(gone.circle_id)),
      gone.circle_id, auth.uid())
    from public.gathering_answers a where a.instance_id = gone.instance_id and a.gathering_id = gone.id and a.answer <> 'no';
  delete from app.gatherings where instance_id = gone.instance_id and id = gone.id;
  return true;
end $$;
grant update on app.gatherings to app_definer;

-- Who leaves a circle comes to none of its gatherings.
create function app.leave_gatherings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.gathering_answers a using app.gatherings g
    where a.instance_id = old.instance_id and a.user_id = old.user_id
      and g.instance_id = a.instance_id and g.id = a.gathering_id and g.circle_id = old.circle_id;
  return null;
end $$;
create trigger leave_gatherings after delete on public.circle_members
  for each row execute function app.leave_gatherings();

-- Gatherings go a year after they were.
create function app.sweep_gatherings(older_than timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  amount integer;
begin
  delete from app.gatherings g where (g.instance_id, g.id) in (
    select o.instance_id, o.id from app.gatherings o where o.starts_at < older_than limit 500);
  get diagnostics amount = row_count;
  return amount;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.list_gatherings(uuid)', 'app.list_own_gatherings(date)', 'app.add_gathering(uuid, jsonb)',
    'app.answer_gathering(uuid, text)', 'app.remove_gathering(uuid)', 'app.leave_gatherings()', 'app.sweep_gatherings(timestamptz)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.list_gatherings(uuid), app.list_own_gatherings(date), app.add_gathering(uuid, jsonb),
  app.answer_gathering(uuid, text), app.remove_gathering(uuid) to authenticated;
grant execute on function app.sweep_gatherings(timestamptz) to worker;
revoke create on schema app from app_definer;
