-- Circles: a few people who read what each of them chooses to share there. Tables are reached by functions alone, which say
-- names and never ids of people; a person reads their own rows for the export.
grant create on schema app to app_definer;
grant execute on function app.is_active_member() to app_definer;

create table app.circles (
  instance_id uuid not null references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  about text not null default '' check (char_length(about) <= 500),
  rules text not null default '' check (char_length(rules) <= 2000),
  -- What everybody is asked at the moment, large on its page.
  question text not null default '' check (char_length(question) <= 300),
  joining text not null check (joining in ('open', 'request', 'invitation')),
  most_members smallint not null default 12 check (most_members between 3 and 12),
  created_at timestamptz not null default now(),
  primary key (instance_id, id)
);
create index circles_listed on app.circles (instance_id, created_at desc, id) where joining <> 'invitation';
select app.protect('app.circles');
grant select, insert, update, delete on app.circles to app_definer;

create table public.circle_members (
  instance_id uuid not null default app.instance_id(),
  -- What others name a membership by; nobody is told whose it is but by name.
  id uuid not null default gen_random_uuid(),
  circle_id uuid not null,
  user_id uuid not null default auth.uid(),
  role text not null default 'member' check (role in ('facilitator', 'member')),
  state text not null default 'member' check (state in ('member', 'asked')),
  -- Whether its posts come into the feed of this person.
  is_followed boolean not null default true,
  joined_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, circle_id, user_id),
  foreign key (instance_id, circle_id) references app.circles (instance_id, id) on delete cascade,
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index circle_members_person on public.circle_members (instance_id, user_id);
select app.protect('public.circle_members');
create policy own_rows on public.circle_members for select to authenticated using (user_id = (select auth.uid()));
create trigger require_feature before insert on public.circle_members
  for each row execute function app.require_feature('groups');
grant select on public.circle_members to authenticated;
grant all on public.circle_members to service_role;
grant select, insert, update, delete on public.circle_members to app_definer;
grant select, delete on public.circle_members to app_purger;

-- Links by which people join: the token is with whoever was given it, here is its hash.
create table app.circle_links (
  instance_id uuid not null,
  id uuid not null default gen_random_uuid(),
  circle_id uuid not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (instance_id, id),
  foreign key (instance_id, circle_id) references app.circles (instance_id, id) on delete cascade
);
create index circle_links_circle on app.circle_links (instance_id, circle_id);
create index circle_links_age on app.circle_links (expires_at);
select app.protect('app.circle_links');
grant select, insert, delete on app.circle_links to app_definer;

-- How much of a kind somebody did on a day: what is deleted again counts as well.
create table app.community_paces (
  instance_id uuid not null references app.instances (id) on delete cascade,
  user_id uuid not null,
  day date not null,
  kind text not null check (kind in ('circle', 'join', 'link', 'post', 'reply', 'report')),
  amount integer not null default 0,
  primary key (instance_id, user_id, day, kind)
);
create index community_paces_age on app.community_paces (day);
select app.protect('app.community_paces');
grant select, insert, update, delete on app.community_paces to app_definer;

-- Questions ------------------------------------------------------------------------------------------------------------

create function app.pace(of_kind text, most integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reached integer;
begin
  insert into app.community_paces as p (instance_id, user_id, day, kind, amount)
    values (app.instance_id(), auth.uid(), (now() at time zone 'UTC')::date, of_kind, 1)
    on conflict (instance_id, user_id, day, kind) do update set amount = p.amount + 1
    returning amount into reached;
  if reached > most then
    raise exception 'That is as much as one day takes' using errcode = 'PT429';
  end if;
end $$;

-- The caller's role in a circle; null where they are no member of it, or not at the instance any more.
create function app.circle_role(circle uuid) returns text
language sql stable security definer set search_path = '' as $$
  select c.role from public.circle_members c
  join public.instance_users m on m.instance_id = c.instance_id and m.user_id = c.user_id and m.is_active
  where c.instance_id = app.instance_id() and c.circle_id = circle and c.user_id = auth.uid() and c.state = 'member'
$$;

create function app.require_circle_role(circle uuid, needs_facilitator boolean) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  held text := app.circle_role(circle);
begin
  if held is null then
    raise exception 'There is no such circle' using errcode = 'PT404';
  elsif needs_facilitator and held <> 'facilitator' then
    raise exception 'This is for who facilitates the circle' using errcode = '42501';
  end if;
end $$;

-- A circle as it stands in a list: for members, and for everybody where it can be found.
create function app.circle_facts(c app.circles) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'name', c.name, 'about', c.about, 'rules', c.rules, 'question', c.question,
    'joining', c.joining, 'most_members', c.most_members,
    'members', (select count(*) from public.circle_members m
      where m.instance_id = c.instance_id and m.circle_id = c.id and m.state = 'member'),
    'mine', (select jsonb_build_object('role', m.role, 'state', m.state, 'is_followed', m.is_followed)
      from public.circle_members m
      where m.instance_id = c.instance_id and m.circle_id = c.id and m.user_id = auth.uid()))
$$;

-- The caller's circles, and those that anybody may find.
create function app.list_circles() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(app.circle_facts(c) order by c.name, c.id), '[]') from (
    select c.* from app.circles c
    where c.instance_id = app.instance_id() and app.is_active_member() and c.id in (
      select m.circle_id from public.circle_members m where m.instance_id = app.instance_id() and m.user_id = auth.uid())
    union
    (select c.* from app.circles c
      where c.instance_id = app.instance_id() and c.joining <> 'invitation' and app.is_active_member()
      order by c.created_at desc, c.id limit 100)) c
$$;

-- One circle: for its members with who is in it, for others where it can be found.
create function app.get_circle(circle uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select app.circle_facts(c) || jsonb_build_object('people', case when app.circle_role(c.id) is null then '[]'
    else (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', app.name_of(m.user_id), 'role', m.role,
        'state', m.state, 'is_me', m.user_id = auth.uid()) order by m.state desc, m.role, m.joined_at, m.id), '[]')
      from public.circle_members m where m.instance_id = c.instance_id and m.circle_id = c.id
        and (m.state = 'member' or app.circle_role(c.id) = 'facilitator')) end)
  from app.circles c
  where c.instance_id = app.instance_id() and c.id = circle and app.is_active_member()
    and (c.joining <> 'invitation' or exists (select from public.circle_members m
      where m.instance_id = c.instance_id and m.circle_id = c.id and m.user_id = auth.uid()))
$$;

-- What an invitation leads to; null when it is over.
create function app.get_circle_of_link(hash bytea) returns jsonb
language sql stable security definer set search_path = '' as $$
  select app.circle_facts(c) from app.circle_links l
  join app.circles c on c.instance_id = l.instance_id and c.id = l.circle_id
  where l.instance_id = app.instance_id() and l.token_hash = hash and l.expires_at > now() and app.is_active_member()
$$;

-- Acts -----------------------------------------------------------------------------------------------------------------

create function app.create_circle(fields jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform app.pace('circle', 5);
  insert into app.circles (instance_id, name, about, rules, question, joining, most_members)
    values (app.instance_id(), fields ->> 'name', fields ->> 'about', fields ->> 'rules', fields ->> 'question',
      fields ->> 'joining', (fields ->> 'most_members')::smallint)
    returning id into made;
  insert into public.circle_members (instance_id, circle_id, user_id, role)
    values (app.instance_id(), made, auth.uid(), 'facilitator');
  return made;
end $$;

create function app.change_circle(circle uuid, fields jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_circle_role(circle, true);
  update app.circles set name = fields ->> 'name', about = fields ->> 'about', rules = fields ->> 'rules',
      question = fields ->> 'question', joining = fields ->> 'joining', most_members = (fields ->> 'most_members')::smallint
    where instance_id = app.instance_id() and id = circle;
end $$;

-- Joins, or asks to: by a link at once, otherwise as the circle says. Two who take the last place at once wait here.
create function app.join_circle(circle uuid, hash bytea) returns text
language plpgsql security definer set search_path = '' as $$
declare
  wanted app.circles;
  entered text;
begin
  if not app.is_active_member() then
    return 'gone';
  end if;
  perform app.pace('join', 30);
  select c.* into wanted from app.circles c
    where c.instance_id = app.instance_id() and (
      case when hash is null then c.id = circle and c.joining <> 'invitation'
        else c.id = (select l.circle_id from app.circle_links l
          where l.instance_id = app.instance_id() and l.token_hash = hash and l.expires_at > now()) end)
    for update;
  if not found then
    return 'gone';
  end if;
  entered := case when hash is null and wanted.joining = 'request' then 'asked' else 'member' end;
  if exists (select from public.circle_members m where m.instance_id = wanted.instance_id and m.circle_id = wanted.id
      and m.user_id = auth.uid() and (m.state = 'member' or entered = 'asked')) then
    return 'already';
  end if;
  if (select count(*) from public.circle_members m where m.instance_id = wanted.instance_id and m.circle_id = wanted.id
      and m.state = 'member') >= wanted.most_members or (entered = 'asked' and (select count(*) from public.circle_members m
      where m.instance_id = wanted.instance_id and m.circle_id = wanted.id and m.state = 'asked') >= 50) then
    return 'full';
  end if;
  insert into public.circle_members as m (instance_id, circle_id, user_id, state)
    values (wanted.instance_id, wanted.id, auth.uid(), entered)
    on conflict (instance_id, circle_id, user_id) do update set state = 'member', joined_at = now();
  perform app.notify(wanted.instance_id, f.user_id, case entered when 'asked' then 'community.asked' else 'community.joined' end,
      concat('circle ', wanted.id), concat('/groups/', wanted.id),
      jsonb_build_object('person', app.name_of(auth.uid()), 'title', wanted.name), m.id, auth.uid())
    from public.circle_members f, public.circle_members m
    where f.instance_id = wanted.instance_id and f.circle_id = wanted.id and f.role = 'facilitator'
      and m.instance_id = wanted.instance_id and m.circle_id = wanted.id and m.user_id = auth.uid();
  return entered;
end $$;

-- Lets somebody in who asked, or not; a facilitator also ends a membership. False when there is none, or no place.
create function app.answer_circle_member(membership uuid, accepts boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  found_one public.circle_members;
  place app.circles;
begin
  select * into found_one from public.circle_members m where m.instance_id = app.instance_id() and m.id = membership;
  if not found then
    return false;
  end if;
  perform app.require_circle_role(found_one.circle_id, true);
  select * into place from app.circles c where c.instance_id = app.instance_id() and c.id = found_one.circle_id for update;
  if found_one.user_id = auth.uid() then
    raise exception 'Leave the circle instead' using errcode = '42501';
  end if;
  if not accepts then
    delete from public.circle_members where instance_id = app.instance_id() and id = membership;
    return true;
  end if;
  if found_one.state = 'member' or (select count(*) from public.circle_members m
      where m.instance_id = app.instance_id() and m.circle_id = place.id and m.state = 'member') >= place.most_members then
    return false;
  end if;
  update public.circle_members set state = 'member', joined_at = now()
    where instance_id = app.instance_id() and id = membership;
  perform app.notify(app.instance_id(), found_one.user_id, 'community.accepted', concat('circle ', place.id),
    concat('/groups/', place.id), jsonb_build_object('title', place.name), membership, auth.uid());
  return true;
end $$;

create function app.follow_circle(circle uuid, follows boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_circle_role(circle, false);
  update public.circle_members set is_followed = follows
    where instance_id = app.instance_id() and circle_id = circle and user_id = auth.uid();
end $$;

-- A new link, or none any more: links are few, and all of a circle end together.
create function app.add_circle_link(circle uuid, hash bytea, days integer) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  ends timestamptz := now() + make_interval(days => least(greatest(days, 1), 30));
begin
  perform app.require_circle_role(circle, true);
  perform app.pace('link', 30);
  insert into app.circle_links (instance_id, circle_id, token_hash, expires_at) values (app.instance_id(), circle, hash, ends);
  return ends;
end $$;

create function app.remove_circle_links(circle uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_circle_role(circle, true);
  delete from app.circle_links where instance_id = app.instance_id() and circle_id = circle;
end $$;

-- Whoever goes takes along what was told of them. A circle always has somebody who looks after it: who is in it longest
-- follows the last facilitator, and when the last member goes, so does the circle.
create function app.keep_circle_led() returns trigger
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
  if not found then
    delete from app.circles where instance_id = old.instance_id and id = old.circle_id;
    return null;
  end if;
  update public.circle_members set role = 'facilitator' where instance_id = old.instance_id and id = next_one.id;
  perform app.notify(old.instance_id, next_one.user_id, 'community.leads', concat('circle ', place.id),
    concat('/groups/', place.id), jsonb_build_object('title', place.name), next_one.id);
  return null;
end $$;
create trigger keep_circle_led after delete on public.circle_members
  for each row execute function app.keep_circle_led();

-- Removes what is over: links, and counts of days that are gone.
create function app.sweep_community(older_than timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  amount integer;
begin
  delete from app.community_paces where day < older_than::date;
  delete from app.circle_links where expires_at < older_than;
  get diagnostics amount = row_count;
  return amount;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.pace(text, integer)', 'app.circle_role(uuid)', 'app.require_circle_role(uuid, boolean)', 'app.circle_facts(app.circles)',
    'app.list_circles()', 'app.get_circle(uuid)', 'app.get_circle_of_link(bytea)', 'app.create_circle(jsonb)',
    'app.change_circle(uuid, jsonb)', 'app.join_circle(uuid, bytea)', 'app.answer_circle_member(uuid, boolean)',
    'app.follow_circle(uuid, boolean)', 'app.add_circle_link(uuid, bytea, integer)', 'app.remove_circle_links(uuid)',
    'app.keep_circle_led()', 'app.sweep_community(timestamptz)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.list_circles(), app.get_circle(uuid), app.get_circle_of_link(bytea), app.create_circle(jsonb),
  app.change_circle(uuid, jsonb), app.join_circle(uuid, bytea), app.answer_circle_member(uuid, boolean),
  app.follow_circle(uuid, boolean), app.add_circle_link(uuid, bytea, integer), app.remove_circle_links(uuid) to authenticated;
grant execute on function app.sweep_community(timestamptz) to worker;
revoke create on schema app from app_definer;
