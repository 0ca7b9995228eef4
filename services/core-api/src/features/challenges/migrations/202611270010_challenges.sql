-- Challenges: a prompt a day, alone or with others. How far somebody is, is counted from the days of their entries when it is
-- asked, and nothing of an entry but its day. Tables are reached by functions; a person reads their own rows for the export.
grant create on schema app to app_definer;

alter table app.community_paces drop constraint community_paces_kind_check;
alter table app.community_paces add constraint community_paces_kind_check
  check (kind in ('circle', 'join', 'link', 'post', 'reply', 'report', 'challenge'));

-- What an instance or a circle brings itself; what the product brings is in the code.
create table app.challenge_templates (
  instance_id uuid not null references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  circle_id uuid,
  version integer not null default 1,
  document jsonb not null check (octet_length(document::text) <= 200000),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, circle_id) references app.circles (instance_id, id) on delete cascade
);
create index challenge_templates_circle on app.challenge_templates (instance_id, circle_id);
select app.protect('app.challenge_templates');
grant select, insert, update, delete on app.challenge_templates to app_definer;

-- A challenge that was begun, with a copy of its template: a later version of that changes nothing here.
create table app.challenges (
  instance_id uuid not null references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  audience text not null check (audience in ('own', 'circle', 'instance')),
  circle_id uuid,
  template_key text not null,
  template_version integer not null,
  document jsonb not null check (octet_length(document::text) <= 200000),
  starts_on date not null,
  days smallint not null check (days between 1 and 60),
  catch_up smallint not null check (catch_up between 0 and 14),
  has_board boolean not null,
  pool_goal integer check (pool_goal between 1 and 10000),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  check ((audience = 'circle') = (circle_id is not null)),
  check (audience <> 'own' or (not has_board and pool_goal is null)),
  foreign key (instance_id, circle_id) references app.circles (instance_id, id) on delete cascade
);
create index challenges_circle on app.challenges (instance_id, circle_id);
create index challenges_of_instance on app.challenges (instance_id, starts_on desc) where audience = 'instance';
create index challenges_age on app.challenges (starts_on);
select app.protect('app.challenges');
grant select, insert, delete on app.challenges to app_definer;

create table public.challenge_members (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  challenge_id uuid not null,
  user_id uuid not null default auth.uid(),
  -- As it was called when this person began.
  name text not null,
  started_on date not null,
  paused_on date,
  paused_days smallint not null default 0,
  -- What others are told: days of this person in the common sum, and their name with days for the others who asked for it.
  is_pooled boolean not null default false,
  is_on_board boolean not null default false,
  joined_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, challenge_id, user_id),
  foreign key (instance_id, challenge_id) references app.challenges (instance_id, id) on delete cascade,
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index challenge_members_person on public.challenge_members (instance_id, user_id);
select app.protect('public.challenge_members');
create policy own_rows on public.challenge_members for select to authenticated using (user_id = (select auth.uid()));
create trigger require_feature before insert on public.challenge_members
  for each row execute function app.require_feature('challenges');
grant select on public.challenge_members to authenticated;
grant all on public.challenge_members to service_role;
grant select, insert, update, delete on public.challenge_members to app_definer;
grant select, delete on public.challenge_members to app_purger;

-- Questions ------------------------------------------------------------------------------------------------------------

-- The day that a caller's calendar shows: theirs, as far as some clock of the earth agrees.
create function app.near_day(day date) returns date
language sql stable set search_path = '' as $$
  select greatest(least(day, (now() at time zone 'UTC')::date + 1), (now() at time zone 'UTC')::date - 1)
$$;

-- Whether the caller may read of a challenge: one takes part, or is where it is held.
create function app.may_see_challenge(c app.challenges) returns boolean
language sql stable security definer set search_path = '' as $$
  select c.instance_id = app.instance_id() and app.is_active_member() and (case c.audience
    when 'instance' then true when 'circle' then app.circle_role(c.circle_id) is not null
    else exists (select from public.challenge_members m
      where m.instance_id = c.instance_id and m.challenge_id = c.id and m.user_id = auth.uid()) end)
$$;

-- Whether the caller may begin and end challenges in a circle (null: for everybody).
create function app.leads_challenges(circle uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when circle is null then app.can('challenges.write') else app.circle_role(circle) is not distinct from 'facilitator' end
$$;

create function app.challenge_last_day(c app.challenges, m public.challenge_members, today date) returns date
language sql immutable set search_path = '' as $$
  select c.starts_on + c.days - 1 + c.catch_up
    + m.paused_days + case when m.paused_on is null then 0 else greatest(today - m.paused_on, 0) end
$$;

-- The days of a challenge on which somebody wrote.
create function app.challenge_days(c app.challenges, m public.challenge_members, today date) returns date[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(d.day order by d.day), '{}') from (
    select distinct coalesce(f.local_at, f.entry_at at time zone 'UTC')::date as day
    from app.entry_figures f
    where f.instance_id = m.instance_id and f.user_id = m.user_id
      and f.entry_at >= m.started_on::timestamp - interval '2 days'
      and coalesce(f.local_at, f.entry_at at time zone 'UTC')::date
        between m.started_on and least(app.challenge_last_day(c, m, today), today)
    order by 1 limit c.days) d
$$;

create function app.challenge_membership(c app.challenges, m public.challenge_members, today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('written', cardinality(w.days), 'is_today_written', today = any (w.days),
    'state', case when cardinality(w.days) >= c.days then 'finished' when m.paused_on is not null then 'paused'
      when today < m.started_on then 'waiting' when today > app.challenge_last_day(c, m, today) then 'over' else 'running' end,
    'started_on', m.started_on, 'last_on', app.challenge_last_day(c, m, today),
    'is_pooled', m.is_pooled, 'is_on_board', m.is_on_board)
  from (select app.challenge_days(c, m, today) as days) w
$$;

-- A challenge as it stands in a list. Who is not in it hears how many are from five on.
create function app.challenge_facts(c app.challenges, today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', c.id, 'name', c.document -> 'name', 'about', c.document -> 'about', 'days', c.days,
    'audience', c.audience, 'circle_id', c.circle_id,
    'place', case when c.audience <> 'own' then app.place_name(c.circle_id) end,
    'starts_on', c.starts_on, 'catch_up', c.catch_up, 'has_board', c.has_board, 'pool_goal', c.pool_goal,
    'members', case when a.mine is not null or a.members >= 5 then a.members end,
    'may_end', c.audience <> 'own' and app.leads_challenges(c.circle_id), 'mine', a.mine)
  from (select (select count(*) from public.challenge_members m where m.instance_id = c.instance_id and m.challenge_id = c.id) as members,
    (select app.challenge_membership(c, m, today) from public.challenge_members m
      where m.instance_id = c.instance_id and m.challenge_id = c.id and m.user_id = auth.uid()) as mine) a
$$;

create function app.list_challenges(day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'templates', (select coalesce(jsonb_agg(jsonb_build_object('key', t.id, 'version', t.version, 'circle_id', t.circle_id,
        'source', case when t.circle_id is null then 'instance' else 'circle' end,
        'may_change', app.leads_challenges(t.circle_id), 'document', t.document) order by t.created_at, t.id), '[]')
      from (select * from app.challenge_templates o where o.instance_id = app.instance_id() and app.is_active_member()
        and (o.circle_id is null or app.circle_role(o.circle_id) is not null) limit 200) t),
    'challenges', (select coalesce(jsonb_agg(app.challenge_facts(c, app.near_day(day)) order by c.starts_on desc, c.id), '[]')
      from (select o.* from app.challenges o where o.instance_id = app.instance_id() and o.id in (
          select m.challenge_id from public.challenge_members m where m.instance_id = app.instance_id() and m.user_id = auth.uid())
        union (select o.* from app.challenges o where o.instance_id = app.instance_id() and o.audience <> 'own'
          and o.starts_on + o.days + o.catch_up > app.near_day(day) order by o.starts_on desc limit 100)) c
      where app.may_see_challenge(c)),
    'circles', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name, c.id), '[]')
      from app.circles c join public.circle_members m on m.instance_id = c.instance_id and m.circle_id = c.id
      where c.instance_id = app.instance_id() and m.user_id = auth.uid() and m.role = 'facilitator' and app.is_active_member()),
    'may_write', app.can('challenges.write'))
$$;

-- Whether one of two people blocked the name of the other.
create function app.blocks_name(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.community_filters f
    join public.community_personas a on a.instance_id = f.instance_id and a.id = f.persona_id and a.pseudonym is null
    where f.instance_id = app.instance_id() and f.kind = 'block' and (f.user_id, a.user_id) in ((one, other), (other, one)))
$$;

create function app.get_challenge(challenge uuid, day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select app.challenge_facts(c, t.today) || jsonb_build_object('document', c.document,
    'pooled', case when me.id is not null and c.pool_goal is not null then (
      select coalesce(sum(cardinality(app.challenge_days(c, m, t.today))), 0) from public.challenge_members m
      where m.instance_id = c.instance_id and m.challenge_id = c.id and m.is_pooled) end,
    'board', case when me.is_on_board then (
      select coalesce(jsonb_agg(jsonb_build_object('name', b.name, 'written', b.written, 'is_me', b.is_me)
        order by b.written desc, b.name), '[]')
      from (select app.name_of(m.user_id) as name, cardinality(app.challenge_days(c, m, t.today)) as written,
          m.user_id = auth.uid() as is_me
        from public.challenge_members m where m.instance_id = c.instance_id and m.challenge_id = c.id and m.is_on_board
          and not app.blocks_name(m.user_id, auth.uid())) b) else '[]' end,
    'entry_ids', case when me.id is null then '[]' else (
      select coalesce(jsonb_agg(f.entry_id order by f.entry_at desc), '[]') from app.entry_figures f
      where f.instance_id = c.instance_id and f.user_id = me.user_id
        and coalesce(f.local_at, f.entry_at at time zone 'UTC')::date = any (app.challenge_days(c, me, t.today))) end)
  from app.challenges c
  cross join (select app.near_day(day) as today) t
  left join public.challenge_members me on me.instance_id = c.instance_id and me.challenge_id = c.id and me.user_id = auth.uid()
  where c.instance_id = app.instance_id() and c.id = challenge and app.may_see_challenge(c)
$$;

-- Acts -----------------------------------------------------------------------------------------------------------------

create function app.join_challenge(challenge uuid, of_name text, pooled boolean, on_board boolean, day date) returns text
language plpgsql security definer set search_path = '' as $$
declare
  wanted app.challenges;
  today date := app.near_day(day);
begin
  perform app.pace('join', 30);
  select * into wanted from app.challenges c where c.instance_id = app.instance_id() and c.id = challenge
    and c.audience <> 'own' and app.may_see_challenge(c);
  if not found then
    raise exception 'There is no such challenge' using errcode = 'PT404';
  elsif today > wanted.starts_on + wanted.days - 1 + wanted.catch_up then
    return 'over';
  end if;
  insert into public.challenge_members (instance_id, challenge_id, user_id, name, started_on, is_pooled, is_on_board)
    values (wanted.instance_id, wanted.id, auth.uid(), of_name, greatest(today, wanted.starts_on),
      pooled and wanted.pool_goal is not null, on_board and wanted.has_board)
    on conflict (instance_id, challenge_id, user_id) do nothing;
  return case when found then 'member' else 'already' end;
end $$;

-- Begins a challenge, and takes part in it. A circle's people are told; of one for everybody the list tells.
create function app.start_challenge(fields jsonb, of_document jsonb, of_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  circle uuid := (fields ->> 'circle_id')::uuid;
  today date := app.near_day((fields ->> 'today')::date);
  made app.challenges;
begin
  if not app.is_active_member() or (fields ->> 'audience' <> 'own' and not app.leads_challenges(circle)) then
    raise exception 'This is for who may begin one for others' using errcode = '42501';
  end if;
  perform app.pace('challenge', 10);
  insert into app.challenges (instance_id, audience, circle_id, template_key, template_version, document, starts_on, days, catch_up,
      has_board, pool_goal)
    values (app.instance_id(), fields ->> 'audience', circle, fields ->> 'template', (fields ->> 'version')::integer, of_document,
      least(greatest((fields ->> 'starts_on')::date, today), today + 90), jsonb_array_length(of_document -> 'prompts'),
      (fields ->> 'catch_up')::smallint, (fields ->> 'has_board')::boolean, (fields ->> 'pool_goal')::integer)
    returning * into made;
  insert into public.challenge_members (instance_id, challenge_id, user_id, name, started_on, is_pooled, is_on_board)
    values (made.instance_id, made.id, auth.uid(), of_name, made.starts_on,
      (fields ->> 'is_pooled')::boolean and made.pool_goal is not null, (fields ->> 'is_on_board')::boolean and made.has_board);
  perform app.notify(made.instance_id, m.user_id, 'challenges.begun', concat('challenge ', made.id), concat('/challenges/', made.id),
      jsonb_build_object('title', of_name, 'place', app.place_name(circle)), made.id, auth.uid())
    from public.circle_members m where m.instance_id = made.instance_id and m.circle_id = circle and m.state = 'member';
  return made.id;
end $$;

-- Pauses or goes on, and says anew what others are told. A pause moves the last day by its length.
create function app.change_challenge(challenge uuid, pauses boolean, pooled boolean, on_board boolean, day date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.challenge_members m set
      is_pooled = pooled and c.pool_goal is not null, is_on_board = on_board and c.has_board,
      paused_days = m.paused_days + case when pauses or m.paused_on is null then 0
        else least(greatest(app.near_day(day) - m.paused_on, 0), 366) end,
      paused_on = case when pauses then coalesce(m.paused_on, app.near_day(day)) end
    from app.challenges c
    where m.instance_id = app.instance_id() and m.challenge_id = challenge and m.user_id = auth.uid()
      and c.instance_id = m.instance_id and c.id = m.challenge_id and app.may_see_challenge(c);
  if not found then
    raise exception 'There is no such challenge' using errcode = 'PT404';
  end if;
end $$;

create function app.leave_challenge(challenge uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.challenge_members where instance_id = app.instance_id() and challenge_id = challenge and user_id = auth.uid()
$$;

create function app.end_challenge(challenge uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.challenges c where c.instance_id = app.instance_id() and c.id = challenge and c.audience <> 'own'
    and app.may_see_challenge(c) and app.leads_challenges(c.circle_id);
  if not found then
    raise exception 'There is no such challenge' using errcode = 'PT404';
  end if;
end $$;

-- A new template or the next version of one; what was begun keeps its copy.
create function app.save_challenge_template(template uuid, circle uuid, of_document jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not app.is_active_member() then
    raise exception 'This is for members' using errcode = '42501';
  elsif template is null then
    if not app.leads_challenges(circle) then
      raise exception 'This is for who may begin one for others' using errcode = '42501';
    end if;
    perform app.pace('challenge', 10);
    insert into app.challenge_templates (instance_id, circle_id, document) values (app.instance_id(), circle, of_document)
      returning id into made;
    return made;
  end if;
  update app.challenge_templates t set document = of_document, version = t.version + 1
    where t.instance_id = app.instance_id() and t.id = template and app.leads_challenges(t.circle_id) returning t.id into made;
  if not found then
    raise exception 'There is no such template' using errcode = 'PT404';
  end if;
  return made;
end $$;

create function app.remove_challenge_template(template uuid) returns void
language sql security definer set search_path = '' as $$
  delete from app.challenge_templates t
    where t.instance_id = app.instance_id() and t.id = template and app.leads_challenges(t.circle_id)
$$;

-- A challenge of one's own goes with its person.
create function app.remove_left_challenge() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.challenges c where c.instance_id = old.instance_id and c.id = old.challenge_id and c.audience = 'own';
  return null;
end $$;
create trigger remove_left_challenge after delete on public.challenge_members
  for each row execute function app.remove_left_challenge();

-- Who leaves a circle leaves its challenges.
create function app.leave_challenges_of_circle() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.challenge_members m using app.challenges c
    where m.instance_id = old.instance_id and m.user_id = old.user_id
      and c.instance_id = m.instance_id and c.id = m.challenge_id and c.circle_id = old.circle_id;
  return null;
end $$;
create trigger leave_challenges after delete on public.circle_members
  for each row execute function app.leave_challenges_of_circle();

-- Common challenges go when they have been over for long.
create function app.sweep_challenges(older_than timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  amount integer;
begin
  delete from app.challenges c where (c.instance_id, c.id) in (
    select o.instance_id, o.id from app.challenges o
    where o.audience <> 'own' and o.starts_on + o.days + o.catch_up < older_than::date limit 200);
  get diagnostics amount = row_count;
  return amount;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.may_see_challenge(app.challenges)', 'app.leads_challenges(uuid)',
    'app.challenge_days(app.challenges, public.challenge_members, date)',
    'app.challenge_membership(app.challenges, public.challenge_members, date)', 'app.challenge_facts(app.challenges, date)',
    'app.list_challenges(date)', 'app.blocks_name(uuid, uuid)', 'app.get_challenge(uuid, date)',
    'app.join_challenge(uuid, text, boolean, boolean, date)', 'app.start_challenge(jsonb, jsonb, text)',
    'app.change_challenge(uuid, boolean, boolean, boolean, date)', 'app.leave_challenge(uuid)', 'app.end_challenge(uuid)',
    'app.save_challenge_template(uuid, uuid, jsonb)', 'app.remove_challenge_template(uuid)', 'app.remove_left_challenge()',
    'app.leave_challenges_of_circle()', 'app.sweep_challenges(timestamptz)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.near_day(date), app.challenge_last_day(app.challenges, public.challenge_members, date) to app_definer;
grant execute on function app.list_challenges(date), app.get_challenge(uuid, date),
  app.join_challenge(uuid, text, boolean, boolean, date), app.start_challenge(jsonb, jsonb, text),
  app.change_challenge(uuid, boolean, boolean, boolean, date), app.leave_challenge(uuid), app.end_challenge(uuid),
  app.save_challenge_template(uuid, uuid, jsonb), app.remove_challenge_template(uuid) to authenticated;
grant execute on function app.sweep_challenges(timestamptz) to worker;
revoke create on schema app from app_definer;
