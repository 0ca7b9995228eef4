-- What is shared in a coach circle reaches its coach, or everybody where the coach wrote it, or one person whom the coach answers.
-- Whom a post reaches is said when it is written.
grant create on schema app to app_definer;

-- Null where everybody in the place reads it and there is no coach.
alter table public.community_posts add column reach text check (reach in ('everybody', 'coach', 'answer'));
-- What a coach answers: its author alone reads the answer, as long as what it answers is there.
alter table public.community_posts add column answers_id uuid;
alter table public.community_posts add check ((reach is not distinct from 'answer') = (answers_id is not null));
alter table public.community_posts add foreign key (instance_id, answers_id)
  references public.community_posts (instance_id, id) on delete cascade;
create index community_posts_answers on public.community_posts (instance_id, answers_id) where answers_id is not null;

-- The same as before; in a coach circle members read their own, what is for everybody and what answers them.
create or replace view app.seen_posts as
  select p.instance_id, p.id, p.user_id, p.persona_id, p.circle_id, p.place_id, p.parent_id, p.body, p.content_note, p.entry_id,
    p.state, p.is_locked, p.shown_at, p.taken_back_at, (select a.pseudonym from public.community_personas a
      where a.instance_id = p.instance_id and a.id = p.persona_id) as pseudonym, p.user_id = auth.uid() as is_mine, p.asks,
    p.reach, p.answers_id
  from public.community_posts p
  where p.instance_id = app.instance_id() and p.taken_back_at is null and (select app.is_active_member())
    and (p.circle_id is null or exists (select from public.circle_members m where m.instance_id = p.instance_id
      and m.circle_id = p.circle_id and m.user_id = auth.uid() and m.state = 'member'
      and (p.reach is null or p.reach = 'everybody' or p.user_id = m.user_id or m.role = 'facilitator'
        or (p.reach = 'answer' and exists (select from public.community_posts q where q.instance_id = p.instance_id
          and q.id = p.answers_id and q.user_id = m.user_id)))))
    and (p.user_id = auth.uid() or p.state = 'visible')
    and (p.answers_id is null or exists (select from public.community_posts q where q.instance_id = p.instance_id
      and q.id = p.answers_id and q.taken_back_at is null and (q.state = 'visible' or q.user_id = auth.uid())))
    and (p.parent_id is null or exists (select from public.community_posts o where o.instance_id = p.instance_id
      and o.id = p.parent_id and o.taken_back_at is null and (o.state = 'visible' or o.user_id = auth.uid())
      and (o.asks is distinct from 'answers_first' or p.user_id = auth.uid() or exists (select from public.community_posts mine
        where mine.instance_id = o.instance_id and mine.parent_id = o.id and mine.user_id = auth.uid()
          and mine.taken_back_at is null and mine.state = 'visible'))))
    and (p.user_id = auth.uid() or not (
      exists (select from public.community_filters f where f.instance_id = p.instance_id and f.user_id = auth.uid()
        and (f.persona_id = p.persona_id or f.post_id in (p.id, p.parent_id)))
      or exists (select from public.community_filters f
        join public.community_personas own on own.instance_id = f.instance_id and own.id = f.persona_id
        join public.community_personas a on a.instance_id = f.instance_id and a.id = p.persona_id and a.pseudonym is null
        where f.instance_id = p.instance_id and f.user_id = p.user_id and f.kind = 'block' and own.user_id = auth.uid()
          and (own.pseudonym is null or own.circle_id is not distinct from p.circle_id))
      or exists (select from public.community_settings s cross join unnest(s.hidden_words) word
        where s.instance_id = p.instance_id and s.user_id = auth.uid()
          and position(lower(word) in lower(p.body || ' ' || p.content_note)) > 0)));

-- The same as before, with whom it reaches; whom an answer is for is told its author.
create or replace function app.post_facts(p app.seen_posts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'parent_id', p.parent_id, 'circle_id', p.circle_id, 'place', app.place_name(p.circle_id),
    'author', coalesce(p.pseudonym, app.name_of(p.user_id)), 'is_pseudonym', p.pseudonym is not null, 'is_mine', p.is_mine,
    'body', p.body, 'content_note', p.content_note, 'state', p.state, 'is_locked', p.is_locked, 'shown_at', p.shown_at,
    'held_for', case when p.is_mine and p.state = 'held' then (select o.held_for from public.community_posts o
      where o.instance_id = p.instance_id and o.id = p.id) end,
    'asks', p.asks, 'entry_id', case when p.is_mine then p.entry_id end,
    'reach', p.reach, 'answers', case when p.reach = 'answer' and p.is_mine then (
      select app.name_of(q.user_id) from public.community_posts q where q.instance_id = p.instance_id and q.id = p.answers_id) end,
    'has_replies', exists (select from app.seen_posts r where r.parent_id = p.id),
    'response', (select r.kind from public.community_responses r
      where r.instance_id = p.instance_id and r.post_id = p.id and r.user_id = auth.uid()),
    'support', case when p.is_mine then coalesce((select jsonb_object_agg(k.kind, k.amount) from (
      select r.kind, count(*) as amount from public.community_responses r
      where r.instance_id = p.instance_id and r.post_id = p.id group by r.kind) k), '{}') end)
$$;

-- The same as before; of a coach circle who will read it: its coaches, or, of what a coach writes, everybody.
create or replace function app.list_places() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('circle_id', w.circle_id, 'name', app.place_name(w.circle_id), 'people', w.people,
      'kind', w.kind, 'coaches', case when w.kind = 'coach' and w.role = 'member' then (
        select coalesce(jsonb_agg(app.name_of(f.user_id) order by f.joined_at, f.id), '[]') from public.circle_members f
        where f.instance_id = app.instance_id() and f.circle_id = w.circle_id and f.role = 'facilitator') else '[]' end,
      'pseudonym', (select a.pseudonym from public.community_personas a where a.instance_id = app.instance_id()
        and a.user_id = auth.uid() and a.circle_id is not distinct from w.circle_id and a.pseudonym is not null))
    order by w.circle_id is null, app.place_name(w.circle_id)), '[]')
  from (
    select m.circle_id, c.kind, m.role, (select count(*) from public.circle_members o where o.instance_id = m.instance_id
      and o.circle_id = m.circle_id and o.state = 'member'
      and (c.kind <> 'coach' or m.role = 'facilitator' or o.role = 'facilitator' or o.id = m.id)) as people
    from public.circle_members m
    join app.circles c on c.instance_id = m.instance_id and c.id = m.circle_id
    where m.instance_id = app.instance_id() and m.user_id = auth.uid() and m.state = 'member'
      and app.is_active_member() and app.is_feature_enabled_at(app.instance_id(), 'groups')
    union all
    select null, null, null,
      (select count(*) from public.instance_users u where u.instance_id = app.instance_id() and u.is_active)
    where app.is_active_member() and app.is_feature_enabled_at(app.instance_id(), 'global_feed')) w
$$;

-- The same as before; in a coach circle nobody is veiled, what reaches the coach alone waits for no moderator, and a coach also
-- answers a reply: it stands under the same post.
create or replace function app.write_post(fields jsonb, waits_for text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  place uuid := (fields ->> 'circle_id')::uuid;
  entry uuid := (fields ->> 'entry_id')::uuid;
  is_veiled boolean := fields ->> 'pseudonym' is not null;
  above app.seen_posts;
  answered app.seen_posts;
  is_new boolean := app.is_new_here();
  persona uuid;
  made uuid := gen_random_uuid();
  now_state text;
  now_reach text;
begin
  if not app.is_active_member() then
    raise exception 'You are not here any more' using errcode = '42501';
  end if;
  if fields ->> 'parent_id' is not null then
    select * into answered from app.seen_posts p where p.id = (fields ->> 'parent_id')::uuid;
    above := answered;
    if answered.reach = 'coach' and not answered.is_mine and answered.parent_id is not null then
      select * into above from app.seen_posts p where p.id = answered.parent_id;
    end if;
    if above.id is null or above.parent_id is not null then
      raise exception 'This post is not there any more' using errcode = 'PT404';
    elsif above.is_locked or above.state <> 'visible' or answered.state <> 'visible' then
      raise exception 'This post takes no replies' using errcode = '55000';
    end if;
    place := above.circle_id;
  end if;
  if place is not null then
    perform app.require_circle_role(place, false);
  end if;
  if app.is_coach_circle(place) then
    now_reach := case when app.circle_role(place) <> 'facilitator' then 'coach'
      when answered.reach = 'coach' then 'answer' else 'everybody' end;
    if is_veiled then
      raise exception 'A coach knows with whom they work' using errcode = '55000';
    end if;
  end if;
  if entry is not null and not exists (select from public.entries e
      where e.instance_id = app.instance_id() and e.id = entry and e.user_id = auth.uid()) then
    entry := null;
  end if;
  if is_veiled and place is not null and (select count(*) from public.circle_members m
      where m.instance_id = app.instance_id() and m.circle_id = place and m.state = 'member') < 3 then
    raise exception 'Of two everybody knows who it was' using errcode = '55000';
  end if;
  if above.id is null then
    perform app.pace('post', case when is_new then 5 else 20 end);
  else
    perform app.pace('reply', case when is_new then 20 else 100 end);
  end if;
  now_state := case when now_reach is distinct from 'coach'
    and (waits_for = 'words' or (waits_for = 'links' and (is_new or is_veiled))) then 'held' else 'visible' end;
  persona := app.find_persona(place, fields ->> 'pseudonym');
  insert into public.community_posts (instance_id, id, user_id, persona_id, circle_id, parent_id, body, content_note, entry_id,
      state, held_for, shown_at, is_untold, reach, answers_id)
    values (app.instance_id(), made, auth.uid(), persona, place, above.id, fields ->> 'body', fields ->> 'content_note', entry,
      now_state, case when now_state = 'held' then waits_for end, case when is_veiled then date_trunc('day', now() at time zone 'UTC')
        at time zone 'UTC' + interval '12 hours' else now() end, is_veiled and (now_state = 'held' or above.id is not null),
      now_reach, case when now_reach = 'answer' then answered.id end);
  if is_veiled then
    return jsonb_build_object('id', made, 'state', now_state,
      'held_for', case when now_state = 'held' then waits_for end);
  elsif now_state = 'held' then
    perform app.tell_moderators(made, auth.uid());
  elsif above.id is not null then
    perform app.tell_reply(made);
  end if;
  return jsonb_build_object('id', made, 'state', now_state,
    'held_for', case when now_state = 'held' then waits_for end);
end $$;

-- The same as before; an answer of a coach is told whom it answers.
create or replace function app.tell_reply(reply uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  r public.community_posts;
begin
  update public.community_posts p set is_untold = true
    from public.community_personas a
    where p.instance_id = app.instance_id() and p.id = reply and a.instance_id = p.instance_id and a.id = p.persona_id
      and a.pseudonym is not null;
  if found then
    return;
  end if;
  select * into r from public.community_posts p where p.instance_id = app.instance_id() and p.id = reply;
  perform app.notify(r.instance_id, answered.user_id, 'community.reply', concat('post ', r.parent_id),
      concat('/groups/posts/', r.parent_id),
      jsonb_build_object('person', app.name_of(r.user_id), 'title', app.place_name(r.circle_id)), r.id, r.user_id)
    from public.community_posts answered where answered.instance_id = r.instance_id
      and answered.id = coalesce(r.answers_id, r.parent_id)
      and not exists (select from public.community_filters f where f.instance_id = r.instance_id
        and f.user_id = answered.user_id and f.persona_id = r.persona_id);
end $$;

-- The same as before; an answer goes with what it answers.
create or replace function app.take_back_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.take_back_notifications(old.instance_id, old.id);
  if tg_op = 'UPDATE' then
    perform app.take_back_notifications(r.instance_id, r.id) from public.community_posts r
      where r.instance_id = old.instance_id and old.id in (r.parent_id, r.answers_id);
  end if;
  return null;
end $$;

-- The same as before; in a coach circle what a member asks reaches the coach, and answers are nobody else’s to wait for.
create or replace function app.write_question(circle uuid, question text, answers_first boolean, waits_for text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made jsonb;
begin
  perform app.require_circle_role(circle, false);
  made := app.write_post(jsonb_build_object('circle_id', circle, 'body', question, 'content_note', ''), waits_for);
  update public.community_posts
    set asks = case when answers_first and not app.is_coach_circle(circle) then 'answers_first' else 'openly' end
    where instance_id = app.instance_id() and id = (made ->> 'id')::uuid;
  if made ->> 'state' = 'visible' then
    perform app.notify(m.instance_id, m.user_id, 'community.question', concat('post ', made ->> 'id'),
        concat('/groups/posts/', made ->> 'id'),
        jsonb_build_object('person', app.name_of(auth.uid()), 'title', app.place_name(circle)), (made ->> 'id')::uuid, auth.uid())
      from public.circle_members m where m.instance_id = app.instance_id() and m.circle_id = circle and m.state = 'member'
        and m.is_followed and exists (select from public.community_posts p
          where p.instance_id = m.instance_id and p.id = (made ->> 'id')::uuid
            and (p.reach is distinct from 'coach' or m.role = 'facilitator') and not exists (
            select from public.community_filters f where f.instance_id = p.instance_id and f.user_id = m.user_id
              and f.persona_id = p.persona_id));
  end if;
  return made;
end $$;

-- The same as before; a coach who ends a membership reads no more of what was shared with them for it.
create or replace function app.answer_circle_member(membership uuid, accepts boolean) returns boolean
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
    if place.kind = 'coach' then
      update public.community_posts p set taken_back_at = now()
        where p.instance_id = place.instance_id and p.circle_id = place.id and p.user_id = found_one.user_id
          and p.taken_back_at is null;
      perform app.clear_post(p.id) from public.community_posts p
        where p.instance_id = place.instance_id and p.circle_id = place.id and p.user_id = found_one.user_id;
    end if;
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
revoke create on schema app from app_definer;
