-- Moderators suspend somebody for a time, from one circle or from the community: they read on, take back what is theirs, and
-- share and respond nothing there. It is a notice like any other, with its reason, and ends with an appeal that is granted.
grant create on schema app to app_definer;

alter table public.moderation_notices add column until timestamptz;
alter table public.moderation_notices add column circle_id uuid;
alter table public.moderation_notices drop constraint moderation_notices_act_check;
alter table public.moderation_notices add constraint moderation_notices_act_check
  check (act in ('warn', 'hide', 'remove', 'lock', 'suspend_circle', 'suspend'));
alter table public.moderation_notices add foreign key (instance_id, circle_id) references app.circles (instance_id, id)
  on delete set null (circle_id);
create index moderation_notices_circle on public.moderation_notices (instance_id, circle_id);
create index moderation_notices_until on public.moderation_notices (instance_id, user_id, until) where until is not null;

-- Whether the caller is suspended in a place (null: at the whole instance).
create function app.is_suspended(circle uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.moderation_notices n
    where n.instance_id = app.instance_id() and n.user_id = auth.uid() and n.until > now()
      and n.outcome is distinct from 'reversed'
      and (n.act = 'suspend' or (n.act = 'suspend_circle' and n.circle_id = circle)))
$$;

create function app.require_not_suspended(circle uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.is_suspended(circle) then
    raise exception 'A moderator decided that you share nothing here for a time' using errcode = '42501';
  end if;
end $$;

create function app.refuse_suspended_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_not_suspended(new.circle_id);
  return new;
end $$;
create trigger refuse_suspended before insert on public.community_posts
  for each row execute function app.refuse_suspended_post();

create function app.refuse_suspended_response() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_not_suspended(p.circle_id) from public.community_posts p
    where p.instance_id = new.instance_id and p.id = new.post_id;
  return new;
end $$;
create trigger refuse_suspended before insert on public.community_responses
  for each row execute function app.refuse_suspended_response();

-- Somebody who lets another in is not asked about themselves.
create function app.refuse_suspended_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id = auth.uid() then
    perform app.require_not_suspended(new.circle_id);
  end if;
  return new;
end $$;
create trigger refuse_suspended before insert on public.circle_members
  for each row execute function app.refuse_suspended_member();

create or replace function app.list_own_cases() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reports', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason, 'state', r.state,
        'answer', r.answer, 'created_at', r.created_at) order by r.created_at desc), '[]')
      from public.community_reports r where r.instance_id = app.instance_id() and r.user_id = auth.uid()),
    'notices', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'act', n.act, 'place', n.place, 'excerpt', n.excerpt,
        'words', n.words, 'made_at', n.made_at, 'until', n.until, 'appeal', n.appeal, 'outcome', n.outcome,
        'outcome_words', n.outcome_words) order by n.made_at desc), '[]')
      from public.moderation_notices n where n.instance_id = app.instance_id() and n.user_id = auth.uid()))
$$;

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

drop function app.decide_case(uuid, text, text);
create function app.decide_case(post uuid, of_act text, of_words text, of_days integer) returns boolean
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
  elsif of_act = 'suspend_circle' and p.circle_id is null then
    raise exception 'This was shared in no circle' using errcode = '55000';
  end if;
  if of_act in ('warn', 'hide', 'remove', 'lock', 'suspend_circle', 'suspend') then
    insert into public.moderation_notices (instance_id, user_id, post_id, place, excerpt, act, words, circle_id, until)
      values (p.instance_id, p.user_id, p.id, app.place_name(p.circle_id), left(p.body, 140), of_act, of_words, p.circle_id,
        case when of_act in ('suspend_circle', 'suspend') then now() + make_interval(days => least(greatest(of_days, 1), 90)) end)
      returning id into notice;
    perform app.notify(p.instance_id, p.user_id, 'community.decided', concat('notice ', notice), '/groups/notices',
      jsonb_build_object('title', app.place_name(p.circle_id)), notice);
  end if;
  insert into app.moderation_records (instance_id, moderator_id, post_id, notice_id, act, words)
    values (p.instance_id, auth.uid(), p.id, notice, of_act, of_words);
  update public.community_posts set is_locked = is_locked or of_act = 'lock',
      state = case when of_act in ('hide', 'suspend_circle', 'suspend') then 'hidden'
        when of_act = 'remove' then 'removed' else 'visible' end
    where instance_id = p.instance_id and id = p.id;
  if p.state = 'held' and of_act not in ('hide', 'remove', 'suspend_circle', 'suspend') and p.parent_id is not null then
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

create or replace function app.decide_appeal(notice uuid, reverses boolean, of_words text) returns boolean
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
        state = case when n.act in ('hide', 'remove', 'suspend_circle', 'suspend') then 'visible' else state end
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
  foreach definer in array array['app.is_suspended(uuid)', 'app.require_not_suspended(uuid)', 'app.refuse_suspended_post()',
    'app.refuse_suspended_response()', 'app.refuse_suspended_member()', 'app.decide_case(uuid, text, text, integer)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.decide_case(uuid, text, text, integer) to authenticated;
revoke create on schema app from app_definer;
