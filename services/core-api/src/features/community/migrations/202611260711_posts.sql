-- What somebody shares: a copy of chosen words in one place, which is a circle or the whole instance, under their name or
-- under the pseudonym that they have in that place. Of a pseudonym the database keeps the day and no time.
grant create on schema app to app_definer;

-- Whom posts are by: a person's name, one for all places, or a pseudonym, one for each place.
create table public.community_personas (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  circle_id uuid,
  -- Null: the person's own name.
  pseudonym text check (btrim(pseudonym) = pseudonym and char_length(pseudonym) between 2 and 40),
  primary key (instance_id, id),
  check (circle_id is null or pseudonym is not null),
  foreign key (instance_id, circle_id) references app.circles (instance_id, id) on delete cascade,
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create unique index community_personas_person on public.community_personas
  (instance_id, user_id, circle_id, (pseudonym is null)) nulls not distinct;
create unique index community_personas_pseudonym on public.community_personas
  (instance_id, circle_id, lower(pseudonym)) nulls not distinct where pseudonym is not null;
select app.protect('public.community_personas');
create policy own_rows on public.community_personas for select to authenticated using (user_id = (select auth.uid()));
grant select on public.community_personas to authenticated;
grant all on public.community_personas to service_role;
grant select, insert, delete on public.community_personas to app_definer;
grant select, delete on public.community_personas to app_purger;

create table public.community_posts (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  persona_id uuid not null,
  circle_id uuid,
  place_id uuid not null generated always as (coalesce(circle_id, instance_id)) stored,
  -- The post that it replies to.
  parent_id uuid,
  body text not null check (btrim(body) <> '' and char_length(body) <= 5000),
  content_note text not null default '' check (char_length(content_note) <= 120),
  -- What it was taken from: its author alone is told, and nothing of it is read.
  entry_id uuid,
  state text not null default 'visible' check (state in ('visible', 'held', 'hidden', 'removed')),
  is_locked boolean not null default false,
  -- Of a pseudonym noon of the day.
  shown_at timestamptz not null,
  -- It was reported before: only moderators see it, until they have decided.
  taken_back_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, persona_id) references public.community_personas (instance_id, id) on delete cascade,
  foreign key (instance_id, circle_id) references app.circles (instance_id, id) on delete cascade,
  foreign key (instance_id, parent_id) references public.community_posts (instance_id, id) on delete cascade,
  foreign key (instance_id, entry_id) references public.entries (instance_id, id) on delete set null (entry_id)
);
create index community_posts_place on public.community_posts (instance_id, place_id, shown_at desc, id)
  where parent_id is null and taken_back_at is null;
create index community_posts_replies on public.community_posts (instance_id, parent_id, shown_at) where parent_id is not null;
create index community_posts_person on public.community_posts (instance_id, user_id, shown_at desc);
create index community_posts_persona on public.community_posts (instance_id, persona_id);
create index community_posts_entry on public.community_posts (instance_id, entry_id) where entry_id is not null;
create index community_posts_held on public.community_posts (instance_id, shown_at) where state = 'held';
select app.protect('public.community_posts');
create policy own_rows on public.community_posts for select to authenticated using (user_id = (select auth.uid()));
create trigger require_groups before insert on public.community_posts
  for each row when (new.circle_id is not null) execute function app.require_feature('groups');
create trigger require_feed before insert on public.community_posts
  for each row when (new.circle_id is null) execute function app.require_feature('global_feed');
grant select on public.community_posts to authenticated;
grant all on public.community_posts to service_role;
grant select, insert, update, delete on public.community_posts to app_definer;
grant select, delete on public.community_posts to app_purger;

create table public.community_responses (
  instance_id uuid not null default app.instance_id(),
  post_id uuid not null,
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('felt', 'thanks', 'thinking', 'more')),
  primary key (instance_id, post_id, user_id),
  foreign key (instance_id, post_id) references public.community_posts (instance_id, id) on delete cascade,
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index community_responses_person on public.community_responses (instance_id, user_id);
select app.protect('public.community_responses');
create policy own_rows on public.community_responses for select to authenticated using (user_id = (select auth.uid()));
grant select on public.community_responses to authenticated;
grant all on public.community_responses to service_role;
grant select, insert, update, delete on public.community_responses to app_definer;
grant select, delete on public.community_responses to app_purger;

-- What somebody does not want to read: a name or pseudonym (blocked, or muted for them alone), or one post.
create table public.community_filters (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('block', 'mute', 'hide')),
  persona_id uuid,
  post_id uuid,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, persona_id),
  unique (instance_id, user_id, post_id),
  check (case kind when 'hide' then post_id is not null and persona_id is null else persona_id is not null and post_id is null end),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, persona_id) references public.community_personas (instance_id, id) on delete cascade,
  foreign key (instance_id, post_id) references public.community_posts (instance_id, id) on delete cascade
);
create index community_filters_persona on public.community_filters (instance_id, persona_id, user_id);
create index community_filters_post on public.community_filters (instance_id, post_id);
select app.protect('public.community_filters');
create policy own_rows on public.community_filters for select to authenticated using (user_id = (select auth.uid()));
grant select on public.community_filters to authenticated;
grant all on public.community_filters to service_role;
grant select, insert, update, delete on public.community_filters to app_definer;
grant select, delete on public.community_filters to app_purger;

create table public.community_settings (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  -- Whether posts for everybody come into the feed: chosen, never by default.
  follows_everyone boolean not null default false,
  hidden_words text[] not null default '{}'
    check (cardinality(hidden_words) <= 50 and char_length(array_to_string(hidden_words, '')) <= 2000),
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.community_settings');
create policy own_rows on public.community_settings for select to authenticated using (user_id = (select auth.uid()));
grant select on public.community_settings to authenticated;
grant all on public.community_settings to service_role;
grant select, insert, update on public.community_settings to app_definer;
grant select, delete on public.community_settings to app_purger;

-- Who sees what --------------------------------------------------------------------------------------------------------

-- What the caller may read now. A block joins names as they are seen, never the people behind them: whoever blocks a name
-- sees nothing by that name and is not seen by theirs; posts by pseudonyms stay, or they would tell whose they are.
create view app.seen_posts as
  select p.*, a.pseudonym, p.user_id = auth.uid() as is_mine
  from public.community_posts p
  join public.community_personas a on a.instance_id = p.instance_id and a.id = p.persona_id
  where p.instance_id = app.instance_id() and p.taken_back_at is null and (select app.is_active_member())
    and (p.circle_id is null or exists (select from public.circle_members m where m.instance_id = p.instance_id
      and m.circle_id = p.circle_id and m.user_id = auth.uid() and m.state = 'member'))
    and (p.user_id = auth.uid() or p.state = 'visible')
    and (p.parent_id is null or exists (select from public.community_posts o where o.instance_id = p.instance_id
      and o.id = p.parent_id and o.taken_back_at is null and (o.state = 'visible' or o.user_id = auth.uid())))
    and (p.user_id = auth.uid() or not (
      exists (select from public.community_filters f where f.instance_id = p.instance_id and f.user_id = auth.uid()
        and (f.persona_id = p.persona_id or f.post_id in (p.id, p.parent_id)))
      or (a.pseudonym is null and exists (select from public.community_filters f
        join public.community_personas own on own.instance_id = f.instance_id and own.id = f.persona_id
        where f.instance_id = p.instance_id and f.user_id = p.user_id and f.kind = 'block' and own.user_id = auth.uid()
          and (own.pseudonym is null or own.circle_id is not distinct from p.circle_id)))
      or exists (select from public.community_settings s cross join unnest(s.hidden_words) word
        where s.instance_id = p.instance_id and s.user_id = auth.uid()
          and position(lower(word) in lower(p.body || ' ' || p.content_note)) > 0)));
alter view app.seen_posts owner to app_definer;

create function app.persona_name(persona public.community_personas) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(persona.pseudonym, app.name_of(persona.user_id))
$$;

-- What a place is called; the whole instance by its own name.
create function app.place_name(circle uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select c.name from app.circles c where c.instance_id = app.instance_id() and c.id = circle),
    (select coalesce(i.brand ->> 'productName', i.name) from app.instances i where i.id = app.instance_id()))
$$;

-- A post as it is told: names and no ids of people; what others felt is for its author alone.
create function app.post_facts(p app.seen_posts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'parent_id', p.parent_id, 'circle_id', p.circle_id, 'place', app.place_name(p.circle_id),
    'author', coalesce(p.pseudonym, app.name_of(p.user_id)), 'is_pseudonym', p.pseudonym is not null, 'is_mine', p.is_mine,
    'body', p.body, 'content_note', p.content_note, 'state', p.state, 'is_locked', p.is_locked, 'shown_at', p.shown_at,
    'entry_id', case when p.is_mine then p.entry_id end,
    'has_replies', exists (select from app.seen_posts r where r.parent_id = p.id),
    'response', (select r.kind from public.community_responses r
      where r.instance_id = p.instance_id and r.post_id = p.id and r.user_id = auth.uid()),
    'support', case when p.is_mine then coalesce((select jsonb_object_agg(k.kind, k.amount) from (
      select r.kind, count(*) as amount from public.community_responses r
      where r.instance_id = p.instance_id and r.post_id = p.id group by r.kind) k), '{}') end)
$$;

-- Posts of a place, or of all places that the caller follows, the newest first. Each place gives its newest by the index.
create function app.list_posts(place uuid, before_at timestamptz, before_id uuid, most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(app.post_facts(l.p) order by (l.p).shown_at desc, (l.p).id), '[]') from (
    select p from unnest(case when place is not null then array[place] else array(
        select m.circle_id from public.circle_members m where m.instance_id = app.instance_id() and m.user_id = auth.uid()
          and m.state = 'member' and m.is_followed
        union all
        select s.instance_id from public.community_settings s where s.instance_id = app.instance_id()
          and s.user_id = auth.uid() and s.follows_everyone) end) w (place_id)
    cross join lateral (
      select p from app.seen_posts p
      where p.place_id = w.place_id and p.parent_id is null
        and (before_at is null or p.shown_at < before_at or (p.shown_at = before_at and p.id > before_id))
      order by p.shown_at desc, p.id limit most) of_place
    order by (p).shown_at desc, (p).id limit most) l
$$;

create function app.get_post(post uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('post', app.post_facts(p), 'replies', (
    select coalesce(jsonb_agg(app.post_facts(r.r) order by (r.r).shown_at, (r.r).id), '[]') from (
      select r from app.seen_posts r where r.parent_id = p.id order by r.shown_at, r.id limit 300) r))
  from app.seen_posts p where p.id = post and p.parent_id is null
$$;

-- What the caller shared, in whatever state it is, also in places that they left.
create function app.list_own_posts(of_entry uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'parent_id', p.parent_id, 'place', app.place_name(p.circle_id),
      'author', app.persona_name(a), 'body', p.body, 'state', p.state, 'shown_at', p.shown_at, 'entry_id', p.entry_id)
    order by p.shown_at desc, p.id), '[]')
  from (select * from public.community_posts o where o.instance_id = app.instance_id() and o.user_id = auth.uid()
    and o.taken_back_at is null and (of_entry is null or o.entry_id = of_entry)
    order by o.shown_at desc, o.id limit 500) p
  join public.community_personas a on a.instance_id = p.instance_id and a.id = p.persona_id
$$;

-- Where the caller may share, how many see it there now, and by which pseudonym they are known there.
create function app.list_places() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('circle_id', w.circle_id, 'name', app.place_name(w.circle_id), 'people', w.people,
      'pseudonym', (select a.pseudonym from public.community_personas a where a.instance_id = app.instance_id()
        and a.user_id = auth.uid() and a.circle_id is not distinct from w.circle_id and a.pseudonym is not null))
    order by w.circle_id is null, app.place_name(w.circle_id)), '[]')
  from (
    select m.circle_id, (select count(*) from public.circle_members o where o.instance_id = m.instance_id
      and o.circle_id = m.circle_id and o.state = 'member') as people
    from public.circle_members m
    where m.instance_id = app.instance_id() and m.user_id = auth.uid() and m.state = 'member'
      and app.is_active_member() and app.is_feature_enabled_at(app.instance_id(), 'groups')
    union all
    select null, (select count(*) from public.instance_users u where u.instance_id = app.instance_id() and u.is_active)
    where app.is_active_member() and app.is_feature_enabled_at(app.instance_id(), 'global_feed')) w
$$;

-- Who is told when something waits for moderators.
create function app.tell_moderators(source uuid, actor uuid) returns void
language sql security definer set search_path = '' as $$
  select app.notify(m.instance_id, m.user_id, 'community.case', 'cases', '/groups/moderation', '{}', source, actor)
  from public.instance_users m
  where m.instance_id = app.instance_id() and m.is_active
    and (m.role <> 'member' or exists (select from public.role_members h
      where h.instance_id = m.instance_id and h.user_id = m.user_id))
    and 'community.moderate' = any (app.permissions_at(m.instance_id, m.user_id))
$$;

-- Acts -----------------------------------------------------------------------------------------------------------------

create function app.find_persona(circle uuid, wanted text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  select a.id into found_id from public.community_personas a
    where a.instance_id = app.instance_id() and a.user_id = auth.uid() and (a.pseudonym is null) = (wanted is null)
      and (wanted is null or a.circle_id is not distinct from circle);
  if found then
    return found_id;
  end if;
  -- Nobody is to be taken for somebody else.
  if exists (select from public.profiles p where p.instance_id = app.instance_id() and lower(btrim(p.name)) = lower(wanted)) then
    raise exception 'Somebody has this name' using errcode = '23505';
  end if;
  insert into public.community_personas (instance_id, user_id, circle_id, pseudonym)
    values (app.instance_id(), auth.uid(), case when wanted is not null then circle end, wanted)
    returning id into found_id;
  return found_id;
end $$;

-- Whether somebody is new here: little of theirs was seen yet.
create function app.is_new_here() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 3 from (select from public.community_posts p
    where p.instance_id = app.instance_id() and p.user_id = auth.uid() and p.state = 'visible' limit 3) seen
$$;

-- Shares something. `needs_look` is said of what may be advertising: of somebody who is new it waits for a moderator.
create function app.add_post(fields jsonb, needs_look boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  place uuid := (fields ->> 'circle_id')::uuid;
  entry uuid := (fields ->> 'entry_id')::uuid;
  above app.seen_posts;
  is_new boolean := app.is_new_here();
  persona uuid;
  made uuid := gen_random_uuid();
  now_state text;
begin
  if not app.is_active_member() then
    raise exception 'You are not here any more' using errcode = '42501';
  end if;
  if fields ->> 'parent_id' is not null then
    select * into above from app.seen_posts p where p.id = (fields ->> 'parent_id')::uuid and p.parent_id is null;
    if not found then
      raise exception 'This post is not there any more' using errcode = 'PT404';
    elsif above.is_locked or above.state <> 'visible' then
      raise exception 'This post takes no replies' using errcode = '55000';
    end if;
    place := above.circle_id;
  end if;
  if place is not null then
    perform app.require_circle_role(place, false);
  end if;
  if entry is not null and not exists (select from public.entries e
      where e.instance_id = app.instance_id() and e.id = entry and e.user_id = auth.uid()) then
    entry := null;
  end if;
  if fields ->> 'pseudonym' is not null and place is not null and (select count(*) from public.circle_members m
      where m.instance_id = app.instance_id() and m.circle_id = place and m.state = 'member') < 3 then
    raise exception 'Of two everybody knows who it was' using errcode = '55000';
  end if;
  if above.id is null then
    perform app.pace('post', case when is_new then 5 else 20 end);
  else
    perform app.pace('reply', case when is_new then 20 else 100 end);
  end if;
  now_state := case when needs_look and is_new then 'held' else 'visible' end;
  persona := app.find_persona(place, fields ->> 'pseudonym');
  insert into public.community_posts
      (instance_id, id, user_id, persona_id, circle_id, parent_id, body, content_note, entry_id, state, shown_at)
    values (app.instance_id(), made, auth.uid(), persona, place, above.id, fields ->> 'body', fields ->> 'content_note', entry,
      now_state, case when fields ->> 'pseudonym' is null then now()
        else date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '12 hours' end);
  if now_state = 'held' then
    perform app.tell_moderators(made, auth.uid());
  elsif above.id is not null then
    perform app.tell_reply(made);
  end if;
  return jsonb_build_object('id', made, 'state', now_state);
end $$;

-- Tells whoever is replied to, unless they do not want to read whom it is by. Of a pseudonym not even here is a time.
create function app.tell_reply(reply uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  r public.community_posts;
  above public.community_posts;
  persona public.community_personas;
begin
  select * into r from public.community_posts p where p.instance_id = app.instance_id() and p.id = reply;
  select * into above from public.community_posts p where p.instance_id = r.instance_id and p.id = r.parent_id;
  select * into persona from public.community_personas a where a.instance_id = r.instance_id and a.id = r.persona_id;
  if exists (select from public.community_filters f where f.instance_id = r.instance_id and f.user_id = above.user_id
      and f.persona_id = r.persona_id) then
    return;
  end if;
  perform app.notify(r.instance_id, above.user_id, 'community.reply', concat('post ', above.id), concat('/groups/posts/', above.id),
    jsonb_build_object('person', app.persona_name(persona), 'title', app.place_name(r.circle_id)), r.id, r.user_id);
  if persona.pseudonym is not null then
    update public.notifications set happened_at = r.shown_at
      where instance_id = r.instance_id and user_id = above.user_id and sources @> array[r.id];
  end if;
end $$;

-- Takes back what is the caller's own: gone everywhere at once. What was reported stays with the moderators.
create function app.take_back_post(post uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.community_posts set taken_back_at = now()
    where instance_id = app.instance_id() and id = post and user_id = auth.uid() and taken_back_at is null;
  if not found then
    return false;
  end if;
  perform app.clear_post(post);
  return true;
end $$;

-- What is gone is gone from every list of notifications.
create function app.take_back_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.take_back_notifications(old.instance_id, old.id);
  if tg_op = 'UPDATE' then
    perform app.take_back_notifications(r.instance_id, r.id) from public.community_posts r
      where r.instance_id = old.instance_id and r.parent_id = old.id;
  end if;
  return null;
end $$;
create trigger take_back_told after delete on public.community_posts
  for each row execute function app.take_back_told();
create trigger take_back_hidden after update of state, taken_back_at on public.community_posts
  for each row when (new.taken_back_at is not null or new.state in ('hidden', 'removed')) execute function app.take_back_told();

create function app.respond_to_post(post uuid, of_kind text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.seen_posts p where p.id = post and not p.is_mine) then
    return false;
  end if;
  if of_kind is null then
    delete from public.community_responses
      where instance_id = app.instance_id() and post_id = post and user_id = auth.uid();
  else
    insert into public.community_responses (instance_id, post_id, user_id, kind)
      values (app.instance_id(), post, auth.uid(), of_kind)
      on conflict (instance_id, post_id, user_id) do update set kind = excluded.kind;
  end if;
  return true;
end $$;

create function app.filter_post(post uuid, of_kind text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  meant app.seen_posts;
  made uuid;
begin
  select * into meant from app.seen_posts p where p.id = post and not p.is_mine;
  if not found then
    return null;
  end if;
  if (select count(*) from public.community_filters f
      where f.instance_id = meant.instance_id and f.user_id = auth.uid()) >= 1000 then
    raise exception 'That is as much as can be hidden' using errcode = 'PT429';
  end if;
  if of_kind = 'hide' then
    insert into public.community_filters (instance_id, user_id, kind, post_id)
      values (meant.instance_id, auth.uid(), of_kind, post)
      on conflict (instance_id, user_id, post_id) do update set kind = 'hide' returning id into made;
  else
    insert into public.community_filters (instance_id, user_id, kind, persona_id)
      values (meant.instance_id, auth.uid(), of_kind, meant.persona_id)
      on conflict (instance_id, user_id, persona_id) do update set kind = excluded.kind returning id into made;
  end if;
  return made;
end $$;

create function app.list_filters() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'name', app.persona_name(a),
      'place', case when a.pseudonym is not null then app.place_name(a.circle_id) end) order by f.created_at desc, f.id), '[]')
  from public.community_filters f
  left join public.community_personas a on a.instance_id = f.instance_id and a.id = f.persona_id
  where f.instance_id = app.instance_id() and f.user_id = auth.uid()
$$;

create function app.remove_filter(filter uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.community_filters where instance_id = app.instance_id() and id = filter and user_id = auth.uid()
$$;

create function app.get_community_settings() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((select jsonb_build_object('follows_everyone', s.follows_everyone, 'hidden_words', s.hidden_words)
    from public.community_settings s where s.instance_id = app.instance_id() and s.user_id = auth.uid()),
    '{"follows_everyone": false, "hidden_words": []}')
$$;

create function app.set_community_settings(follows boolean, words text[]) returns void
language sql security definer set search_path = '' as $$
  insert into public.community_settings (instance_id, user_id, follows_everyone, hidden_words)
    values (app.instance_id(), auth.uid(), follows, words)
    on conflict (instance_id, user_id) do update
      set follows_everyone = excluded.follows_everyone, hidden_words = excluded.hidden_words
$$;

-- Leaves a circle, with what one wrote kept there or gone with its author.
create function app.leave_circle(circle uuid, keeps_posts boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not keeps_posts then
    perform app.take_back_post(p.id) from public.community_posts p
      where p.instance_id = app.instance_id() and p.circle_id = circle and p.user_id = auth.uid() and p.taken_back_at is null;
    delete from public.community_responses r using public.community_posts p
      where r.instance_id = app.instance_id() and r.user_id = auth.uid() and p.instance_id = r.instance_id and p.id = r.post_id
        and p.circle_id = circle;
  end if;
  delete from public.circle_members where instance_id = app.instance_id() and circle_id = circle and user_id = auth.uid();
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.persona_name(public.community_personas)', 'app.place_name(uuid)', 'app.post_facts(app.seen_posts)',
    'app.list_posts(uuid, timestamptz, uuid, integer)', 'app.get_post(uuid)', 'app.list_own_posts(uuid)', 'app.list_places()',
    'app.tell_moderators(uuid, uuid)', 'app.find_persona(uuid, text)', 'app.is_new_here()', 'app.add_post(jsonb, boolean)',
    'app.tell_reply(uuid)', 'app.take_back_post(uuid)', 'app.take_back_told()',
    'app.respond_to_post(uuid, text)', 'app.filter_post(uuid, text)', 'app.list_filters()', 'app.remove_filter(uuid)',
    'app.get_community_settings()', 'app.set_community_settings(boolean, text[])', 'app.leave_circle(uuid, boolean)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.list_posts(uuid, timestamptz, uuid, integer), app.get_post(uuid), app.list_own_posts(uuid),
  app.list_places(), app.add_post(jsonb, boolean), app.take_back_post(uuid), app.respond_to_post(uuid, text),
  app.filter_post(uuid, text), app.list_filters(), app.remove_filter(uuid), app.get_community_settings(),
  app.set_community_settings(boolean, text[]), app.leave_circle(uuid, boolean) to authenticated;
revoke create on schema app from app_definer;
