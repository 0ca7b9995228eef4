-- Words that an instance holds for review: a list for each of its languages, which moderators alone read. Whoever wrote one of
-- them is told that a word is why, and not which; moderators see which, as the lists are now.
grant create on schema app to app_definer;

create table app.flagged_words (
  instance_id uuid not null references app.instances (id) on delete cascade,
  language text not null,
  words text[] not null check (cardinality(words) <= 500),
  folded text[] not null,
  version integer not null default 1,
  primary key (instance_id, language)
);
select app.protect('app.flagged_words');
grant select, insert, update on app.flagged_words to app_definer;

-- Of which language a list is that was changed.
alter table app.moderation_records add column list_language text;
alter table public.community_posts add column held_for text check (held_for in ('links', 'words'));
update public.community_posts set held_for = 'links' where state = 'held';

-- Words of the lists that a text has, by whole words; a few of them tell enough.
create function app.find_flagged_words(said text) returns text[]
language sql stable security definer set search_path = '' as $$
  with heard as materialized (select concat(' ', app.fold_words(said), ' ') as words)
  select array(select listed.word
    from app.instances i
    join app.flagged_words l on l.instance_id = i.id and l.language = any (i.languages)
    cross join unnest(l.words, l.folded) as listed (word, folded) cross join heard
    where i.id = app.instance_id() and position(concat(' ', listed.folded, ' ') in heard.words) > 0
    limit 5)
$$;

create function app.holds_flagged_word(said text) returns boolean
language sql stable security definer set search_path = '' as $$
  select cardinality(app.find_flagged_words(said)) > 0
$$;

-- The lists, one for each language of the instance, and who changed them last.
create function app.list_flagged_words() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_moderator();
  return (select coalesce(jsonb_agg(jsonb_build_object('language', known.language, 'words', coalesce(to_jsonb(l.words), '[]'),
      'version', coalesce(l.version, 0), 'changed_at', d.made_at, 'changed_by', app.name_of(d.moderator_id))
      order by known.place), '[]')
    from app.instances i cross join unnest(i.languages) with ordinality as known (language, place)
    left join app.flagged_words l on l.instance_id = i.id and l.language = known.language
    left join lateral (select r.made_at, r.moderator_id from app.moderation_records r
      where r.instance_id = i.id and r.list_language = known.language order by r.made_at desc limit 1) d on true
    where i.id = app.instance_id());
end $$;

-- Puts a list in the place of its version `base`; false where somebody changed it meanwhile. Who changed what is kept.
create function app.save_flagged_words(of_language text, of_words text[], base integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  before text[];
  added text[];
  removed text[];
begin
  perform app.require_moderator();
  if not exists (select from app.instances i where i.id = app.instance_id() and of_language = any (i.languages)) then
    raise exception 'The instance does not have this language' using errcode = 'PT404';
  end if;
  select l.words into before from app.flagged_words l
    where l.instance_id = app.instance_id() and l.language = of_language for update;
  insert into app.flagged_words as l (instance_id, language, words, folded)
    values (app.instance_id(), of_language, of_words, array(select app.fold_words(w) from unnest(of_words) w))
    on conflict (instance_id, language) do update
      set words = excluded.words, folded = excluded.folded, version = l.version + 1 where l.version = base;
  if not found then
    return false;
  end if;
  added := array(select w from unnest(of_words) w where w <> all (coalesce(before, '{}')));
  removed := array(select w from unnest(before) w where w <> all (of_words));
  insert into app.moderation_records (instance_id, moderator_id, act, list_language, words)
    values (app.instance_id(), auth.uid(), 'words', of_language, left(concat_ws(' ', of_language || ':',
      '+ ' || nullif(array_to_string(added, ', '), ''), '− ' || nullif(array_to_string(removed, ', '), '')), 1000));
  return true;
end $$;

-- What moderators see of a case besides the post.
create function app.case_details(p public.community_posts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('held_for', case when p.state = 'held' then p.held_for end,
    'flagged', case when p.state = 'held' and p.held_for = 'words'
      then to_jsonb(app.find_flagged_words(concat_ws(E'\n', a.pseudonym, p.content_note, p.body))) else '[]' end)
  from public.community_personas a where a.instance_id = p.instance_id and a.id = p.persona_id
$$;

-- The same as before, with these details.
create or replace function app.list_cases() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_moderator();
  return jsonb_build_object('cases', (
    select coalesce(jsonb_agg(jsonb_build_object('post_id', p.id, 'place', app.place_name(p.circle_id),
        'is_in_circle', p.circle_id is not null,
        'author', app.persona_name(a), 'is_pseudonym', a.pseudonym is not null, 'is_mine', p.user_id = auth.uid(),
        'body', p.body, 'content_note', p.content_note, 'state', p.state, 'is_locked', p.is_locked,
        'is_taken_back', p.taken_back_at is not null,
        'replies_to', (select o.body from public.community_posts o where o.instance_id = p.instance_id and o.id = p.parent_id),
        'reports', (select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'words', r.words)
            order by r.created_at, r.id), '[]')
          from public.community_reports r where r.instance_id = p.instance_id and r.post_id = p.id and r.state = 'open'),
        'earlier', (select count(*) from public.community_posts e
          join public.moderation_notices n on n.instance_id = e.instance_id and n.post_id = e.id
          where e.instance_id = p.instance_id and e.persona_id = p.persona_id and n.outcome is distinct from 'reversed'
            and n.act <> 'unveil')) || app.case_details(p)
      order by w.since, p.id), '[]')
    from (
      select waiting.post_id, min(waiting.since) as since from (
        (select r.post_id, r.created_at as since from public.community_reports r
          where r.instance_id = app.instance_id() and r.state = 'open' order by r.created_at limit 500)
        union all
        (select h.id, h.shown_at from public.community_posts h
          where h.instance_id = app.instance_id() and h.state = 'held' and h.taken_back_at is null
          order by h.shown_at limit 500)) waiting
      group by waiting.post_id order by 2 limit 100) w
    join public.community_posts p on p.instance_id = app.instance_id() and p.id = w.post_id
    join public.community_personas a on a.instance_id = p.instance_id and a.id = p.persona_id),
  'appeals', (
    select coalesce(jsonb_agg(jsonb_build_object('notice_id', n.id, 'act', n.act, 'place', n.place, 'words', n.words,
        'appeal', n.appeal, 'body', coalesce(p.body, n.excerpt), 'author', app.persona_name(a),
        'is_mine', n.user_id = auth.uid(), 'is_own_decision', exists (select from app.moderation_records d
          where d.instance_id = n.instance_id and d.notice_id = n.id and d.moderator_id = auth.uid()))
      order by n.appealed_at, n.id), '[]')
    from (select * from public.moderation_notices w where w.instance_id = app.instance_id() and w.appealed_at is not null
      and w.outcome is null order by w.appealed_at limit 100) n
    left join public.community_posts p on p.instance_id = n.instance_id and p.id = n.post_id
    left join public.community_personas a on a.instance_id = p.instance_id and a.id = p.persona_id),
  'decided', (
    select coalesce(jsonb_agg(jsonb_build_object('act', d.act, 'words', d.words, 'moderator', app.name_of(d.moderator_id),
      'made_at', d.made_at) order by d.made_at desc, d.id), '[]')
    from (select * from app.moderation_records w where w.instance_id = app.instance_id()
      order by w.made_at desc, w.id limit 50) d));
end $$;

-- The same as before, and whoever wrote what waits is told what for.
create or replace function app.post_facts(p app.seen_posts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'parent_id', p.parent_id, 'circle_id', p.circle_id, 'place', app.place_name(p.circle_id),
    'author', coalesce(p.pseudonym, app.name_of(p.user_id)), 'is_pseudonym', p.pseudonym is not null, 'is_mine', p.is_mine,
    'body', p.body, 'content_note', p.content_note, 'state', p.state, 'is_locked', p.is_locked, 'shown_at', p.shown_at,
    'held_for', case when p.is_mine and p.state = 'held' then (select o.held_for from public.community_posts o
      where o.instance_id = p.instance_id and o.id = p.id) end,
    'asks', p.asks, 'entry_id', case when p.is_mine then p.entry_id end,
    'has_replies', exists (select from app.seen_posts r where r.parent_id = p.id),
    'response', (select r.kind from public.community_responses r
      where r.instance_id = p.instance_id and r.post_id = p.id and r.user_id = auth.uid()),
    'support', case when p.is_mine then coalesce((select jsonb_object_agg(k.kind, k.amount) from (
      select r.kind, count(*) as amount from public.community_responses r
      where r.instance_id = p.instance_id and r.post_id = p.id group by r.kind) k), '{}') end)
$$;

create or replace function app.list_own_posts(of_entry uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'parent_id', p.parent_id, 'place', app.place_name(p.circle_id),
      'author', app.persona_name(a), 'body', p.body, 'state', p.state,
      'held_for', case when p.state = 'held' then p.held_for end, 'shown_at', p.shown_at, 'entry_id', p.entry_id)
    order by p.shown_at desc, p.id), '[]')
  from (select * from public.community_posts o where o.instance_id = app.instance_id() and o.user_id = auth.uid()
    and o.taken_back_at is null and (of_entry is null or o.entry_id = of_entry)
    order by o.shown_at desc, o.id limit 500) p
  join public.community_personas a on a.instance_id = p.instance_id and a.id = p.persona_id
$$;

-- The same as before; what waits for its words waits whoever wrote it.
create function app.write_post(fields jsonb, waits_for text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  place uuid := (fields ->> 'circle_id')::uuid;
  entry uuid := (fields ->> 'entry_id')::uuid;
  is_veiled boolean := fields ->> 'pseudonym' is not null;
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
  if is_veiled and place is not null and (select count(*) from public.circle_members m
      where m.instance_id = app.instance_id() and m.circle_id = place and m.state = 'member') < 3 then
    raise exception 'Of two everybody knows who it was' using errcode = '55000';
  end if;
  if above.id is null then
    perform app.pace('post', case when is_new then 5 else 20 end);
  else
    perform app.pace('reply', case when is_new then 20 else 100 end);
  end if;
  now_state := case when waits_for = 'words' or (waits_for = 'links' and (is_new or is_veiled)) then 'held' else 'visible' end;
  persona := app.find_persona(place, fields ->> 'pseudonym');
  insert into public.community_posts (instance_id, id, user_id, persona_id, circle_id, parent_id, body, content_note, entry_id,
      state, held_for, shown_at, is_untold)
    values (app.instance_id(), made, auth.uid(), persona, place, above.id, fields ->> 'body', fields ->> 'content_note', entry,
      now_state, case when now_state = 'held' then waits_for end, case when is_veiled then date_trunc('day', now() at time zone 'UTC')
        at time zone 'UTC' + interval '12 hours' else now() end, is_veiled and (now_state = 'held' or above.id is not null));
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

create function app.write_question(circle uuid, question text, answers_first boolean, waits_for text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made jsonb;
begin
  perform app.require_circle_role(circle, false);
  made := app.write_post(jsonb_build_object('circle_id', circle, 'body', question, 'content_note', ''), waits_for);
  update public.community_posts set asks = case when answers_first then 'answers_first' else 'openly' end
    where instance_id = app.instance_id() and id = (made ->> 'id')::uuid;
  if made ->> 'state' = 'visible' then
    perform app.notify(m.instance_id, m.user_id, 'community.question', concat('post ', made ->> 'id'),
        concat('/groups/posts/', made ->> 'id'),
        jsonb_build_object('person', app.name_of(auth.uid()), 'title', app.place_name(circle)), (made ->> 'id')::uuid, auth.uid())
      from public.circle_members m where m.instance_id = app.instance_id() and m.circle_id = circle and m.state = 'member'
        and m.is_followed and exists (select from public.community_posts p
          where p.instance_id = m.instance_id and p.id = (made ->> 'id')::uuid and not exists (
            select from public.community_filters f where f.instance_id = p.instance_id and f.user_id = m.user_id
              and f.persona_id = p.persona_id));
  end if;
  return made;
end $$;

-- For the release before, which knows links alone.
create or replace function app.add_post(fields jsonb, needs_look boolean) returns jsonb
language sql security definer set search_path = '' as $$
  select app.write_post(fields, case when needs_look then 'links' end)
$$;
create or replace function app.ask_circle(circle uuid, question text, answers_first boolean, needs_look boolean) returns jsonb
language sql security definer set search_path = '' as $$
  select app.write_question(circle, question, answers_first, case when needs_look then 'links' end)
$$;

-- The same as before, of what was decided about people.
create or replace function app.get_community_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reports', (select case when count(*) >= 5 then count(*) end from public.community_reports r
      where r.instance_id = app.instance_id() and r.created_at > now() - interval '90 days'),
    'acts', (select coalesce(jsonb_object_agg(k.act, k.amount), '{}') from (
      select d.act, count(*) as amount from app.moderation_records d
      where d.instance_id = app.instance_id() and d.made_at > now() - interval '90 days' and d.act <> 'words'
      group by d.act having count(*) >= 5) k))
  where app.is_active_member()
$$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array['app.find_flagged_words(text)', 'app.case_details(public.community_posts)',
    'app.holds_flagged_word(text)', 'app.list_flagged_words()', 'app.save_flagged_words(text, text[], integer)',
    'app.write_post(jsonb, text)', 'app.write_question(uuid, text, boolean, text)']::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.holds_flagged_word(text), app.list_flagged_words(),
  app.save_flagged_words(text, text[], integer), app.write_post(jsonb, text),
  app.write_question(uuid, text, boolean, text) to authenticated;
revoke create on schema app from app_definer;
