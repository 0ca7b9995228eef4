-- Who stands behind a pseudonym, for one moderator who asked because of a report, after another approved: where the instance
-- wants it at all. The author is told that somebody learned it and why; each opening is kept. Nothing here names the author.
grant create on schema app to app_definer;

create table app.unveilings (
  instance_id uuid not null,
  id uuid not null default gen_random_uuid(),
  post_id uuid not null,
  asked_by uuid not null,
  reason text not null check (btrim(reason) <> '' and char_length(reason) <= 1000),
  asked_at timestamptz not null default now(),
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'lapsed')),
  decided_by uuid,
  decided_at timestamptz,
  -- What the author was told when it was opened first.
  notice_id uuid,
  primary key (instance_id, id),
  foreign key (instance_id, post_id) references public.community_posts (instance_id, id) on delete cascade,
  foreign key (instance_id, asked_by) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, decided_by) references public.instance_users (instance_id, user_id) on delete set null (decided_by)
);
-- Once for each post: what was refused is not asked of the next one.
create unique index unveilings_post on app.unveilings (instance_id, post_id) where state <> 'lapsed';
create index unveilings_asked_by on app.unveilings (instance_id, asked_by);
create index unveilings_decided_by on app.unveilings (instance_id, decided_by);
create trigger require_feature before insert on app.unveilings
  for each row execute function app.require_feature('unveiling');
select app.protect('app.unveilings');
grant select, insert, update on app.unveilings to app_definer;

alter table public.moderation_notices drop constraint moderation_notices_act_check;
alter table public.moderation_notices add constraint moderation_notices_act_check
  check (act in ('warn', 'hide', 'remove', 'lock', 'suspend_circle', 'suspend', 'unveil'));
alter table app.community_paces drop constraint community_paces_kind_check;
alter table app.community_paces add constraint community_paces_kind_check
  check (kind in ('circle', 'join', 'link', 'post', 'reply', 'report', 'challenge', 'gathering', 'unveil'));

create function app.require_unveiling() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_moderator();
  if not app.is_feature_enabled_at(app.instance_id(), 'unveiling') then
    raise exception 'Nobody learns here who stands behind a pseudonym' using errcode = '42501';
  end if;
end $$;

-- Asks who wrote a post that is reported and by a pseudonym; false where it was asked before, or is neither.
create function app.ask_unveiling(post uuid, of_reason text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  p public.community_posts;
  made uuid;
begin
  perform app.require_unveiling();
  select o.* into p from public.community_posts o
    join public.community_personas a on a.instance_id = o.instance_id and a.id = o.persona_id
    where o.instance_id = app.instance_id() and o.id = post and a.pseudonym is not null
      and exists (select from public.community_reports r where r.instance_id = o.instance_id and r.post_id = o.id
        and r.state = 'open');
  if not found then
    return false;
  elsif p.user_id = auth.uid() then
    raise exception 'This is yours' using errcode = '42501';
  end if;
  perform app.pace('unveil', 5);
  update app.unveilings u set state = 'lapsed' where u.instance_id = p.instance_id and u.post_id = p.id
    and u.state = 'asked' and u.asked_at < now() - interval '7 days';
  insert into app.unveilings (instance_id, post_id, asked_by, reason) values (p.instance_id, p.id, auth.uid(), of_reason)
    on conflict (instance_id, post_id) where state <> 'lapsed' do nothing returning id into made;
  if made is null then
    return false;
  end if;
  insert into app.moderation_records (instance_id, moderator_id, post_id, act, words)
    values (p.instance_id, auth.uid(), p.id, 'unveil_ask', of_reason);
  perform app.tell_moderators(made, auth.uid());
  return true;
end $$;

-- Approves or refuses within seven days. Neither whoever asked does, nor the author, nor anybody who reported the post.
create function app.decide_unveiling(unveiling uuid, approves boolean, of_words text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  u app.unveilings;
begin
  perform app.require_unveiling();
  select * into u from app.unveilings w where w.instance_id = app.instance_id() and w.id = unveiling
    and w.state = 'asked' and w.asked_at > now() - interval '7 days' for update;
  if not found then
    return false;
  elsif not app.may_decide_unveiling(u) then
    raise exception 'Somebody else decides this' using errcode = '42501';
  end if;
  update app.unveilings set state = case when approves then 'approved' else 'refused' end, decided_by = auth.uid(),
    decided_at = now() where instance_id = u.instance_id and id = u.id;
  insert into app.moderation_records (instance_id, moderator_id, post_id, act, words)
    values (u.instance_id, auth.uid(), u.post_id, case when approves then 'unveil_approve' else 'unveil_refuse' end, of_words);
  perform app.notify(u.instance_id, u.asked_by, 'community.unveiling', concat('unveiling ', u.id), '/groups/moderation',
    '{}', u.id);
  return true;
end $$;

create function app.may_decide_unveiling(u app.unveilings) returns boolean
language sql stable security definer set search_path = '' as $$
  select u.asked_by <> auth.uid()
    and not exists (select from public.community_posts p where p.instance_id = u.instance_id and p.id = u.post_id
      and p.user_id = auth.uid())
    and not exists (select from public.community_reports r where r.instance_id = u.instance_id and r.post_id = u.post_id
      and r.user_id = auth.uid())
$$;

-- Name and id, for whoever asked, within seven days of the approval; null where it is not theirs to know. The author is told.
create function app.open_unveiling(unveiling uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  u app.unveilings;
  p public.community_posts;
begin
  perform app.require_unveiling();
  select * into u from app.unveilings w where w.instance_id = app.instance_id() and w.id = unveiling
    and w.asked_by = auth.uid() and w.state = 'approved' and w.decided_at > now() - interval '7 days' for update;
  if not found then
    return null;
  end if;
  select * into p from public.community_posts o where o.instance_id = u.instance_id and o.id = u.post_id;
  if u.notice_id is null then
    insert into public.moderation_notices (instance_id, user_id, post_id, place, excerpt, act, words)
      values (p.instance_id, p.user_id, p.id, app.place_name(p.circle_id), left(p.body, 140), 'unveil', u.reason)
      returning id into u.notice_id;
    update app.unveilings set notice_id = u.notice_id where instance_id = u.instance_id and id = u.id;
    perform app.notify(p.instance_id, p.user_id, 'community.unveiled', concat('notice ', u.notice_id), '/groups/notices',
      jsonb_build_object('title', app.place_name(p.circle_id)), u.notice_id);
  end if;
  insert into app.moderation_records (instance_id, moderator_id, post_id, notice_id, act, words)
    values (u.instance_id, auth.uid(), u.post_id, u.notice_id, 'unveil_open', u.reason);
  return jsonb_build_object('name', app.name_of(p.user_id), 'user_id', p.user_id);
end $$;

-- What is asked, and what was approved for the caller. It says what a case says of a post, and nothing of its author.
create function app.list_unveilings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_moderator();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'post_id', u.post_id, 'place', app.place_name(p.circle_id),
        'pseudonym', a.pseudonym, 'body', p.body, 'reason', u.reason, 'state', u.state,
        'until', coalesce(u.decided_at, u.asked_at) + interval '7 days', 'is_own', u.asked_by = auth.uid(),
        'may_decide', u.state = 'asked' and app.may_decide_unveiling(u)) order by u.asked_at, u.id), '[]')
    from (select * from app.unveilings w where w.instance_id = app.instance_id()
      and app.is_feature_enabled_at(w.instance_id, 'unveiling') and coalesce(w.decided_at, w.asked_at) > now() - interval '7 days'
      and (w.state = 'asked' or (w.state = 'approved' and w.asked_by = auth.uid())) order by w.asked_at limit 100) u
    join public.community_posts p on p.instance_id = u.instance_id and p.id = u.post_id
    join public.community_personas a on a.instance_id = p.instance_id and a.id = p.persona_id);
end $$;

-- The same as before, and whether it may be asked.
create or replace function app.case_details(p public.community_posts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('held_for', case when p.state = 'held' then p.held_for end,
    'flagged', case when p.state = 'held' and p.held_for = 'words'
      then to_jsonb(app.find_flagged_words(concat_ws(E'\n', a.pseudonym, p.content_note, p.body))) else '[]' end,
    'can_be_unveiled', a.pseudonym is not null and p.user_id <> auth.uid()
      and app.is_feature_enabled_at(p.instance_id, 'unveiling')
      and exists (select from public.community_reports r where r.instance_id = p.instance_id and r.post_id = p.id
        and r.state = 'open')
      and not exists (select from app.unveilings u where u.instance_id = p.instance_id and u.post_id = p.id
        and (u.state in ('approved', 'refused') or (u.state = 'asked' and u.asked_at > now() - interval '7 days'))))
  from public.community_personas a where a.instance_id = p.instance_id and a.id = p.persona_id
$$;

-- The same as before, and when somebody learned who stands behind a pseudonym. That is told and not to be undone: no appeal.
create or replace function app.list_own_cases() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason, 'state', r.state,
        'answer', r.answer, 'created_at', r.created_at) order by r.created_at desc), '[]')
      from public.community_reports r where r.instance_id = app.instance_id() and r.user_id = auth.uid()),
    'notices', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'act', n.act, 'place', n.place, 'excerpt', n.excerpt,
        'words', n.words, 'made_at', n.made_at, 'until', n.until, 'appeal', n.appeal, 'outcome', n.outcome,
        'outcome_words', n.outcome_words,
        'openings', (select coalesce(jsonb_agg(d.made_at order by d.made_at), '[]') from app.moderation_records d
          where d.instance_id = n.instance_id and d.notice_id = n.id and d.act = 'unveil_open')) order by n.made_at desc), '[]')
      from public.moderation_notices n where n.instance_id = app.instance_id() and n.user_id = auth.uid()))
$$;

create or replace function app.appeal_notice(notice uuid, of_words text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.moderation_notices set appeal = of_words, appealed_at = now()
    where instance_id = app.instance_id() and id = notice and user_id = auth.uid() and appealed_at is null
      and act <> 'unveil';
  if not found then
    return false;
  end if;
  perform app.tell_moderators(notice, auth.uid());
  return true;
end $$;

create or replace function app.get_community_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reports', (select case when count(*) >= 5 then count(*) end from public.community_reports r
      where r.instance_id = app.instance_id() and r.created_at > now() - interval '90 days'),
    'acts', (select coalesce(jsonb_object_agg(k.act, k.amount), '{}') from (
      select d.act, count(*) as amount from app.moderation_records d
      where d.instance_id = app.instance_id() and d.made_at > now() - interval '90 days' and d.act not in ('words', 'unveil_ask', 'unveil_approve', 'unveil_refuse')
      group by d.act having count(*) >= 5) k))
  where app.is_active_member()
$$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array['app.require_unveiling()', 'app.ask_unveiling(uuid, text)',
    'app.decide_unveiling(uuid, boolean, text)', 'app.may_decide_unveiling(app.unveilings)', 'app.open_unveiling(uuid)',
    'app.list_unveilings()']::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.ask_unveiling(uuid, text), app.decide_unveiling(uuid, boolean, text), app.open_unveiling(uuid),
  app.list_unveilings() to authenticated;
revoke create on schema app from app_definer;
