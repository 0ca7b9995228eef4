-- The same as before; of two who decide at the same moment the second comes too late.
create or replace function app.decide_thing(of_kind text, thing uuid, of_act text, of_words text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  t app.reportable_things;
  n public.moderation_notices;
  of_place text;
begin
  perform app.require_moderator();
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
