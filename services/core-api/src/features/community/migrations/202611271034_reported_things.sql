-- A circle, a challenge and a template are reported as posts are: moderators read their words, keep or remove them, and whoever
-- looks after the circle is told why and can appeal.
grant create on schema app to app_definer;

alter table public.community_reports alter column post_id drop not null;
alter table public.community_reports add column thing_kind text check (thing_kind in ('circle', 'challenge', 'template'));
alter table public.community_reports add column thing_id uuid;
alter table public.community_reports add check (post_id is not null or (thing_kind is not null and thing_id is not null));
create unique index community_reports_thing on public.community_reports (instance_id, thing_id, user_id)
  where thing_id is not null and state = 'open';

-- What can be reported besides posts, with all its words in all languages. Of whom it is for, its circle says.
create view app.reportable_things as
  select c.instance_id, 'circle' as kind, c.id, c.id as circle_id, c.name,
    concat_ws(E'\n', nullif(c.question, ''), nullif(c.about, ''), nullif(c.rules, '')) as body
  from app.circles c
  union all
  select t.instance_id, t.kind, t.id, t.circle_id, (select v.value from jsonb_each_text(t.document -> 'name') v limit 1),
    (select string_agg(w #>> '{}', E'\n') from jsonb_path_query(t.document, 'strict $.**') w where jsonb_typeof(w) = 'string')
  from (
    select c.instance_id, 'challenge' as kind, c.id, c.circle_id, c.document from app.challenges c where c.audience <> 'own'
    union all
    select m.instance_id, 'template', m.id, m.circle_id, m.document from app.challenge_templates m) t;
alter view app.reportable_things owner to app_definer;

create function app.report_thing(of_kind text, thing uuid, of_reason text, of_words text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not app.is_active_member() or not exists (select from app.reportable_things t
      where t.instance_id = app.instance_id() and t.kind = of_kind and t.id = thing
        and (t.circle_id is null or app.circle_role(t.circle_id) is not null
          or (of_kind = 'circle' and exists (select from app.circles c
            where c.instance_id = t.instance_id and c.id = t.id and c.joining <> 'invitation')))) then
    return false;
  end if;
  perform app.pace('report', 20);
  insert into public.community_reports (instance_id, user_id, thing_kind, thing_id, reason, words)
    values (app.instance_id(), auth.uid(), of_kind, thing, of_reason, of_words)
    on conflict (instance_id, thing_id, user_id) where thing_id is not null and state = 'open' do nothing returning id into made;
  if made is not null then
    perform app.tell_moderators(made, auth.uid());
  end if;
  return true;
end $$;

create function app.list_reported_things() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_moderator();
  return (select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'name', t.name, 'body', coalesce(t.body, ''),
      'place', app.place_name(t.circle_id),
      'is_mine', t.circle_id is not null and app.circle_role(t.circle_id) is not distinct from 'facilitator',
      'reports', (select jsonb_agg(jsonb_build_object('reason', r.reason, 'words', r.words) order by r.created_at, r.id)
        from public.community_reports r where r.instance_id = t.instance_id and r.thing_id = t.id and r.state = 'open'))
      order by w.since, t.id), '[]')
    from (select r.thing_id, min(r.created_at) as since from public.community_reports r
      where r.instance_id = app.instance_id() and r.state = 'open' and r.thing_id is not null
      group by 1 order by 2 limit 100) w
    join app.reportable_things t on t.instance_id = app.instance_id() and t.id = w.thing_id);
end $$;

-- Decides of a circle's words, a challenge or a template. What is removed of a circle are its words: the circle stays.
create function app.decide_thing(of_kind text, thing uuid, of_act text, of_words text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  t app.reportable_things;
  n public.moderation_notices;
  of_place text;
begin
  perform app.require_moderator();
  -- Of two who decide at the same moment the second comes too late.
  perform from public.community_reports r
    where r.instance_id = app.instance_id() and r.thing_id = thing and r.state = 'open' for update;
  select * into t from app.reportable_things o
    where o.instance_id = app.instance_id() and o.kind = of_kind and o.id = thing and exists (select from public.community_reports r
      where r.instance_id = o.instance_id and r.thing_id = o.id and r.state = 'open');
  if not found then
    return false;
  elsif t.circle_id is not null and app.circle_role(t.circle_id) is not distinct from 'facilitator' then
    raise exception 'Somebody else decides of what is yours' using errcode = '42501';
  end if;
  of_place := app.place_name(t.circle_id);
  if of_act = 'remove' then
    for n in insert into public.moderation_notices (instance_id, user_id, place, excerpt, act, words)
        select m.instance_id, m.user_id, of_place, left(t.name, 140), 'remove', of_words
        from public.circle_members m where m.instance_id = t.instance_id and m.circle_id = t.circle_id and m.role = 'facilitator'
        returning * loop
      perform app.notify(n.instance_id, n.user_id, 'community.decided', concat('notice ', n.id), '/groups/notices',
        jsonb_build_object('title', n.place), n.id);
    end loop;
    update app.circles c set name = '—', about = '', rules = '', question = ''
      where of_kind = 'circle' and c.instance_id = t.instance_id and c.id = thing;
    delete from app.challenges c where of_kind = 'challenge' and c.instance_id = t.instance_id and c.id = thing;
    delete from app.challenge_templates m where of_kind = 'template' and m.instance_id = t.instance_id and m.id = thing;
  end if;
  insert into app.moderation_records (instance_id, moderator_id, act, words)
    values (t.instance_id, auth.uid(), of_act, of_words);
  perform app.notify(r.instance_id, r.user_id, 'community.answered', concat('report ', r.id), '/groups/notices',
      jsonb_build_object('title', of_place), r.id)
    from public.community_reports r where r.instance_id = t.instance_id and r.thing_id = thing and r.state = 'open';
  update public.community_reports set closed_at = now(), answer = case when of_act = 'keep' then of_words else '' end,
      state = case of_act when 'keep' then 'declined' else 'upheld' end
    where instance_id = t.instance_id and thing_id = thing and state = 'open';
  return true;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array['app.report_thing(text, uuid, text, text)', 'app.list_reported_things()',
    'app.decide_thing(text, uuid, text, text)']::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
    execute format('grant execute on function %s to authenticated', definer);
  end loop;
end $$;
revoke create on schema app from app_definer;
