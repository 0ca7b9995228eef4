-- Reports, what moderators decide, and appeals that somebody else decides. Moderators read posts that were reported or wait
-- for them, with the name that everybody sees: never the journal behind one, nor who stands behind a pseudonym.
grant create on schema app to app_definer;

create table public.community_reports (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  post_id uuid not null,
  reason text not null check (reason in ('hurts', 'private', 'danger', 'advertising', 'name', 'other')),
  words text not null default '' check (char_length(words) <= 1000),
  state text not null default 'open' check (state in ('open', 'upheld', 'declined')),
  answer text not null default '' check (char_length(answer) <= 1000),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (instance_id, id),
  unique (instance_id, post_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, post_id) references public.community_posts (instance_id, id) on delete cascade
);
create index community_reports_person on public.community_reports (instance_id, user_id);
create index community_reports_open on public.community_reports (instance_id, created_at) where state = 'open';
select app.protect('public.community_reports');
create policy own_rows on public.community_reports for select to authenticated using (user_id = (select auth.uid()));
grant select on public.community_reports to authenticated;
grant all on public.community_reports to service_role;
grant select, insert, update, delete on public.community_reports to app_definer;
grant select, delete on public.community_reports to app_purger;

-- What an author is told that was decided of a post of theirs, and their appeal.
create table public.moderation_notices (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  post_id uuid,
  place text not null,
  -- The beginning of the post, so that it is known when the post is gone.
  excerpt text not null,
  act text not null check (act in ('warn', 'hide', 'remove', 'lock')),
  words text not null check (btrim(words) <> '' and char_length(words) <= 1000),
  made_at timestamptz not null default now(),
  appeal text check (btrim(appeal) <> '' and char_length(appeal) <= 2000),
  appealed_at timestamptz,
  outcome text check (outcome in ('upheld', 'reversed')),
  outcome_words text check (char_length(outcome_words) <= 1000),
  decided_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, post_id) references public.community_posts (instance_id, id) on delete set null (post_id)
);
create index moderation_notices_person on public.moderation_notices (instance_id, user_id, made_at desc);
create index moderation_notices_post on public.moderation_notices (instance_id, post_id);
create index moderation_notices_appeals on public.moderation_notices (instance_id, appealed_at)
  where appealed_at is not null and outcome is null;
select app.protect('public.moderation_notices');
create policy own_rows on public.moderation_notices for select to authenticated using (user_id = (select auth.uid()));
grant select on public.moderation_notices to authenticated;
grant all on public.moderation_notices to service_role;
grant select, insert, update on public.moderation_notices to app_definer;
grant select, delete on public.moderation_notices to app_purger;

-- Who decided what and why, for good: it names moderators and posts by their ids, and no author.
create table app.moderation_records (
  instance_id uuid not null references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  moderator_id uuid not null,
  post_id uuid,
  notice_id uuid,
  act text not null,
  words text not null,
  made_at timestamptz not null default now(),
  primary key (instance_id, id)
);
create index moderation_records_notice on app.moderation_records (instance_id, notice_id);
create index moderation_records_post on app.moderation_records (instance_id, post_id);
select app.protect('app.moderation_records');
grant select, insert on app.moderation_records to app_definer;

-- Reports --------------------------------------------------------------------------------------------------------------

-- What was reported stays with the moderators until they have decided, and goes then.
create function app.clear_post(post uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.community_posts p
    where p.instance_id = app.instance_id() and p.id = post and p.taken_back_at is not null
      and not exists (select from public.community_reports r
        join public.community_posts o on o.instance_id = r.instance_id and o.id = r.post_id
        where r.instance_id = p.instance_id and r.state = 'open' and p.id in (o.id, o.parent_id))
$$;

create function app.report_post(post uuid, of_reason text, of_words text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not exists (select from app.seen_posts p where p.id = post and not p.is_mine) then
    return false;
  end if;
  perform app.pace('report', 20);
  insert into public.community_reports (instance_id, user_id, post_id, reason, words)
    values (app.instance_id(), auth.uid(), post, of_reason, of_words)
    on conflict (instance_id, post_id, user_id) do nothing returning id into made;
  if made is not null then
    perform app.tell_moderators(made, auth.uid());
  end if;
  return true;
end $$;

-- What the caller reported and what became of it, what was decided of their own posts, and their appeals.
create function app.list_own_cases() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason, 'state', r.state,
        'answer', r.answer, 'created_at', r.created_at) order by r.created_at desc), '[]')
      from public.community_reports r where r.instance_id = app.instance_id() and r.user_id = auth.uid()),
    'notices', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'act', n.act, 'place', n.place, 'excerpt', n.excerpt,
        'words', n.words, 'made_at', n.made_at, 'appeal', n.appeal, 'outcome', n.outcome,
        'outcome_words', n.outcome_words) order by n.made_at desc), '[]')
      from public.moderation_notices n where n.instance_id = app.instance_id() and n.user_id = auth.uid()))
$$;

create function app.appeal_notice(notice uuid, of_words text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.moderation_notices set appeal = of_words, appealed_at = now()
    where instance_id = app.instance_id() and id = notice and user_id = auth.uid() and appealed_at is null;
  if not found then
    return false;
  end if;
  perform app.tell_moderators(notice, auth.uid());
  return true;
end $$;

-- Decisions ------------------------------------------------------------------------------------------------------------

create function app.require_moderator() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.can('community.moderate') then
    raise exception 'This is for moderators' using errcode = '42501';
  end if;
end $$;

-- What waits for moderators, the oldest first. Earlier decisions are counted by the name that everybody sees.
create function app.list_cases() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_moderator();
  return jsonb_build_object('cases', (
    select coalesce(jsonb_agg(jsonb_build_object('post_id', p.id, 'place', app.place_name(p.circle_id),
        'author', app.persona_name(a), 'is_pseudonym', a.pseudonym is not null, 'is_mine', p.user_id = auth.uid(),
        'body', p.body, 'content_note', p.content_note, 'state', p.state, 'is_locked', p.is_locked,
        'is_taken_back', p.taken_back_at is not null,
        'replies_to', (select o.body from public.community_posts o where o.instance_id = p.instance_id and o.id = p.parent_id),
        'reports', (select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'words', r.words)
            order by r.created_at, r.id), '[]')
          from public.community_reports r where r.instance_id = p.instance_id and r.post_id = p.id and r.state = 'open'),
        'earlier', (select count(*) from public.community_posts e
          join public.moderation_notices n on n.instance_id = e.instance_id and n.post_id = e.id
          where e.instance_id = p.instance_id and e.persona_id = p.persona_id and n.outcome is distinct from 'reversed'))
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

-- Decides of a post: its author is told with the reason, those who reported it as well, and who decided is kept.
create function app.decide_case(post uuid, of_act text, of_words text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  p public.community_posts;
  notice uuid;
begin
  perform app.require_moderator();
  select * into p from public.community_posts o where o.instance_id = app.instance_id() and o.id = post
    and (o.state = 'held' or exists (select from public.community_reports r
      where r.instance_id = o.instance_id and r.post_id = o.id and r.state = 'open')) for update;
  if not found then
    return false;
  elsif p.user_id = auth.uid() then
    raise exception 'Somebody else decides of what is yours' using errcode = '42501';
  end if;
  if of_act in ('warn', 'hide', 'remove', 'lock') then
    insert into public.moderation_notices (instance_id, user_id, post_id, place, excerpt, act, words)
      values (p.instance_id, p.user_id, p.id, app.place_name(p.circle_id), left(p.body, 140), of_act, of_words)
      returning id into notice;
    perform app.notify(p.instance_id, p.user_id, 'community.decided', concat('notice ', notice), '/groups/notices',
      jsonb_build_object('title', app.place_name(p.circle_id)), notice);
  end if;
  insert into app.moderation_records (instance_id, moderator_id, post_id, notice_id, act, words)
    values (p.instance_id, auth.uid(), p.id, notice, of_act, of_words);
  update public.community_posts set is_locked = is_locked or of_act = 'lock',
      state = case of_act when 'hide' then 'hidden' when 'remove' then 'removed' else 'visible' end
    where instance_id = p.instance_id and id = p.id;
  if p.state = 'held' and of_act not in ('hide', 'remove') and p.parent_id is not null then
    perform app.tell_reply(p.id);
  end if;
  perform app.notify(r.instance_id, r.user_id, 'community.answered', concat('report ', r.id), '/groups/notices',
      jsonb_build_object('title', app.place_name(p.circle_id)), r.id)
    from public.community_reports r where r.instance_id = p.instance_id and r.post_id = p.id and r.state = 'open';
  update public.community_reports set closed_at = now(), answer = case when of_act = 'keep' then of_words else '' end,
      state = case of_act when 'keep' then 'declined' else 'upheld' end
    where instance_id = p.instance_id and post_id = p.id and state = 'open';
  perform app.clear_post(coalesce(p.parent_id, p.id));
  perform app.clear_post(p.id);
  return true;
end $$;

-- Decides an appeal, which neither who decided before may nor whose post it is.
create function app.decide_appeal(notice uuid, reverses boolean, of_words text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  n public.moderation_notices;
begin
  perform app.require_moderator();
  select * into n from public.moderation_notices w where w.instance_id = app.instance_id() and w.id = notice
    and w.appealed_at is not null and w.outcome is null for update;
  if not found then
    return false;
  elsif n.user_id = auth.uid() or exists (select from app.moderation_records d
      where d.instance_id = n.instance_id and d.notice_id = n.id and d.moderator_id = auth.uid()) then
    raise exception 'Somebody else decides this' using errcode = '42501';
  end if;
  update public.moderation_notices
    set outcome = case when reverses then 'reversed' else 'upheld' end, outcome_words = of_words, decided_at = now()
    where instance_id = n.instance_id and id = n.id;
  insert into app.moderation_records (instance_id, moderator_id, post_id, notice_id, act, words)
    values (n.instance_id, auth.uid(), n.post_id, n.id, case when reverses then 'reverse' else 'uphold' end, of_words);
  if reverses then
    update public.community_posts set is_locked = is_locked and n.act <> 'lock',
        state = case when n.act in ('hide', 'remove') then 'visible' else state end
      where instance_id = n.instance_id and id = n.post_id;
  end if;
  perform app.notify(n.instance_id, n.user_id, 'community.appealed', concat('notice ', n.id), '/groups/notices',
    jsonb_build_object('title', n.place), n.id);
  return true;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.clear_post(uuid)', 'app.report_post(uuid, text, text)', 'app.list_own_cases()', 'app.appeal_notice(uuid, text)',
    'app.require_moderator()', 'app.list_cases()', 'app.decide_case(uuid, text, text)', 'app.decide_appeal(uuid, boolean, text)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.report_post(uuid, text, text), app.list_own_cases(), app.appeal_notice(uuid, text),
  app.list_cases(), app.decide_case(uuid, text, text), app.decide_appeal(uuid, boolean, text) to authenticated;
revoke create on schema app from app_definer;
