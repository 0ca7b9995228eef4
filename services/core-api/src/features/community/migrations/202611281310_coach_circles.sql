-- A coach circle: everybody in it shares with whoever facilitates it and with nobody else. What kind a circle is, and whether
-- its members are told who the others are, is said at its beginning and never changed: people joined on that word.
grant create on schema app to app_definer;

alter table app.circles add column kind text not null default 'together' check (kind in ('together', 'coach'));
alter table app.circles add column are_members_shown boolean not null default true;
alter table app.circles add check (kind = 'coach' or are_members_shown);

create function app.is_coach_circle(circle uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.circles c where c.instance_id = app.instance_id() and c.id = circle and c.kind = 'coach')
$$;

-- Whether the caller is told who the members of a circle are, and how many.
create function app.may_count_members(c app.circles) returns boolean
language sql stable security definer set search_path = '' as $$
  select c.kind <> 'coach' or app.circle_role(c.id) is not distinct from 'facilitator'
    or (c.are_members_shown and app.circle_role(c.id) is not null)
$$;

-- The same as before; of a coach circle who coaches, so that whoever joins knows who will read them.
create or replace function app.circle_facts(c app.circles) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'name', c.name, 'about', c.about, 'rules', c.rules, 'question', c.question,
    'joining', c.joining, 'kind', c.kind, 'are_members_shown', c.are_members_shown,
    'most_members', case when app.may_count_members(c) then c.most_members end,
    'members', case when app.may_count_members(c) then (select count(*) from public.circle_members m
      where m.instance_id = c.instance_id and m.circle_id = c.id and m.state = 'member') end,
    'coaches', case when c.kind = 'coach' then (
      select coalesce(jsonb_agg(app.name_of(m.user_id) order by m.joined_at, m.id), '[]') from public.circle_members m
      where m.instance_id = c.instance_id and m.circle_id = c.id and m.role = 'facilitator') else '[]' end,
    'mine', (select jsonb_build_object('role', m.role, 'state', m.state, 'is_followed', m.is_followed)
      from public.circle_members m
      where m.instance_id = c.instance_id and m.circle_id = c.id and m.user_id = auth.uid()))
$$;

-- The same as before; in a coach circle members read of themselves and of who coaches.
create or replace function app.get_circle(circle uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select app.circle_facts(c) || jsonb_build_object('people', case when app.circle_role(c.id) is null then '[]'
    else (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', app.name_of(m.user_id), 'role', m.role,
        'state', m.state, 'is_me', m.user_id = auth.uid()) order by m.state desc, m.role, m.joined_at, m.id), '[]')
      from public.circle_members m where m.instance_id = c.instance_id and m.circle_id = c.id
        and (m.state = 'member' or app.circle_role(c.id) = 'facilitator')
        and (app.may_count_members(c) or m.role = 'facilitator' or m.user_id = auth.uid())) end)
  from app.circles c
  where c.instance_id = app.instance_id() and c.id = circle and app.is_active_member()
    and (c.joining <> 'invitation' or exists (select from public.circle_members m
      where m.instance_id = c.instance_id and m.circle_id = c.id and m.user_id = auth.uid()))
$$;

create or replace function app.create_circle(fields jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform app.pace('circle', 5);
  insert into app.circles (instance_id, name, about, rules, question, joining, most_members, kind, are_members_shown)
    values (app.instance_id(), fields ->> 'name', fields ->> 'about', fields ->> 'rules', fields ->> 'question',
      fields ->> 'joining', (fields ->> 'most_members')::smallint, coalesce(fields ->> 'kind', 'together'),
      fields ->> 'kind' is distinct from 'coach' or coalesce((fields ->> 'are_members_shown')::boolean, false))
    returning id into made;
  insert into public.circle_members (instance_id, circle_id, user_id, role)
    values (app.instance_id(), made, auth.uid(), 'facilitator');
  return made;
end $$;

-- Ends a coach circle: everything in it is taken back, and those in it are told. What was reported stays with the moderators,
-- and its place with it, until they have decided.
create function app.end_coach_circle(c app.circles) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.notify(m.instance_id, m.user_id, 'community.ended', concat('ended ', c.id), '/groups',
      jsonb_build_object('title', c.name), c.id)
    from public.circle_members m where m.instance_id = c.instance_id and m.circle_id = c.id and m.state = 'member';
  update public.community_posts p set taken_back_at = now()
    where p.instance_id = c.instance_id and p.circle_id = c.id and p.taken_back_at is null;
  delete from app.gatherings g where g.instance_id = c.instance_id and g.circle_id = c.id;
  delete from app.circle_links l where l.instance_id = c.instance_id and l.circle_id = c.id;
  update app.circles o set joining = 'invitation' where o.instance_id = c.instance_id and o.id = c.id;
  delete from public.circle_members m where m.instance_id = c.instance_id and m.circle_id = c.id;
  perform app.clear_ended_circles(c.instance_id, c.id);
end $$;

-- Removes coach circles that ended and of which nothing is reported any more.
create function app.clear_ended_circles(instance uuid, circle uuid) returns void
language sql security definer set search_path = '' as $$
  delete from app.circles c where c.kind = 'coach' and (instance is null or (c.instance_id = instance and c.id = circle))
    and not exists (select from public.circle_members m where m.instance_id = c.instance_id and m.circle_id = c.id)
    and not exists (select from public.community_reports r
      join public.community_posts p on p.instance_id = r.instance_id and p.id = r.post_id
      where r.instance_id = c.instance_id and r.state = 'open' and p.circle_id = c.id)
$$;

create or replace function app.sweep_community(older_than timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  amount integer;
begin
  delete from app.community_paces where day < older_than::date;
  delete from app.circle_links where expires_at < older_than;
  get diagnostics amount = row_count;
  perform app.clear_ended_circles(null, null);
  return amount;
end $$;

-- The same as before; a coach circle ends with its last coach, since whoever followed would read what was not shared with them.
create or replace function app.keep_circle_led() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  next_one public.circle_members;
  place app.circles;
begin
  perform app.take_back_notifications(old.instance_id, old.id);
  if old.role = 'member' then
    return null;
  end if;
  select * into place from app.circles c where c.instance_id = old.instance_id and c.id = old.circle_id for update;
  if not found or exists (select from public.circle_members m
      where m.instance_id = old.instance_id and m.circle_id = old.circle_id and m.role = 'facilitator') then
    return null;
  end if;
  select * into next_one from public.circle_members m
    where m.instance_id = old.instance_id and m.circle_id = old.circle_id and m.state = 'member'
    order by m.joined_at, m.id limit 1;
  if place.kind = 'coach' then
    perform app.end_coach_circle(place);
    return null;
  elsif next_one.id is null then
    delete from app.circles where instance_id = old.instance_id and id = old.circle_id;
    return null;
  end if;
  update public.circle_members set role = 'facilitator' where instance_id = old.instance_id and id = next_one.id;
  perform app.notify(old.instance_id, next_one.user_id, 'community.leads', concat('circle ', place.id),
    concat('/groups/', place.id), jsonb_build_object('title', place.name), next_one.id);
  return null;
end $$;

-- The same as before; who comes is told in a coach circle as who is in it is.
create or replace function app.list_gatherings(circle uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'title', g.title, 'about', g.about, 'place', g.place,
      'starts_at', g.starts_at, 'minutes', g.minutes,
      'mine', (select a.answer from public.gathering_answers a
        where a.instance_id = g.instance_id and a.gathering_id = g.id and a.user_id = auth.uid()),
      'coming', (select coalesce(jsonb_agg(app.name_of(a.user_id) order by app.name_of(a.user_id)), '[]')
        from public.gathering_answers a where a.instance_id = g.instance_id and a.gathering_id = g.id and a.answer = 'yes'
          and (a.user_id = auth.uid() or exists (select from app.circles c
            where c.instance_id = g.instance_id and c.id = g.circle_id and (app.may_count_members(c)
              or exists (select from public.circle_members m where m.instance_id = c.instance_id and m.circle_id = c.id
                and m.user_id = a.user_id and m.role = 'facilitator'))))))
    order by g.starts_at, g.id), '[]')
  from (select * from app.gatherings o where o.instance_id = app.instance_id() and o.circle_id = circle
    and o.starts_at + make_interval(mins => o.minutes) > now() and app.circle_role(circle) is not null
    order by o.starts_at limit 50) g
$$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array['app.is_coach_circle(uuid)', 'app.may_count_members(app.circles)',
    'app.end_coach_circle(app.circles)', 'app.clear_ended_circles(uuid, uuid)']::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
revoke create on schema app from app_definer;
