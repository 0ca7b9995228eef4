-- The same as before; of a pseudonym everything waits that needs a look, whoever is behind it: otherwise what waited was by
-- somebody who is new, and what did not was by somebody who is not.
create or replace function app.add_post(fields jsonb, needs_look boolean) returns jsonb
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
  now_state := case when needs_look and (is_new or fields ->> 'pseudonym' is not null) then 'held' else 'visible' end;
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
