-- Others are told of what is by a pseudonym once an hour, of all of it together and by ids, which are random: told at once it
-- came between two by names, and a socket, a phone or the last name in a sentence said whose it is.
grant create on schema app to app_definer;

alter table public.community_posts add column is_untold boolean not null default false;
create index community_posts_untold on public.community_posts (id) where is_untold;

-- The same as before, and of a pseudonym later.
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
  perform app.notify(r.instance_id, above.user_id, 'community.reply', concat('post ', above.id),
      concat('/groups/posts/', above.id),
      jsonb_build_object('person', app.name_of(r.user_id), 'title', app.place_name(r.circle_id)), r.id, r.user_id)
    from public.community_posts above where above.instance_id = r.instance_id and above.id = r.parent_id
      and not exists (select from public.community_filters f where f.instance_id = r.instance_id
        and f.user_id = above.user_id and f.persona_id = r.persona_id);
end $$;

-- The same as before; of what waits under a pseudonym moderators are told later as well.
create or replace function app.add_post(fields jsonb, needs_look boolean) returns jsonb
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
  now_state := case when needs_look and (is_new or is_veiled) then 'held' else 'visible' end;
  persona := app.find_persona(place, fields ->> 'pseudonym');
  insert into public.community_posts (instance_id, id, user_id, persona_id, circle_id, parent_id, body, content_note, entry_id,
      state, shown_at, is_untold)
    values (app.instance_id(), made, auth.uid(), persona, place, above.id, fields ->> 'body', fields ->> 'content_note', entry,
      now_state, case when is_veiled then date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '12 hours'
        else now() end, is_veiled and (now_state = 'held' or above.id is not null));
  if is_veiled then
    return jsonb_build_object('id', made, 'state', now_state);
  elsif now_state = 'held' then
    perform app.tell_moderators(made, auth.uid());
  elsif above.id is not null then
    perform app.tell_reply(made);
  end if;
  return jsonb_build_object('id', made, 'state', now_state);
end $$;

-- Tells of at most so much that is by pseudonyms; says how much. Whoever left meanwhile, or does not want to read it, is not
-- told, and not even here is a time.
create function app.tell_of_pseudonyms(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  r public.community_posts;
  above public.community_posts;
  amount integer := 0;
begin
  for r in with taken as (
      update public.community_posts p set is_untold = false where (p.instance_id, p.id) in (
        select o.instance_id, o.id from public.community_posts o where o.is_untold order by o.id limit most
        for update skip locked)
      returning p.*) select * from taken order by id loop
    amount := amount + 1;
    perform set_config('app.instance_id', r.instance_id::text, true);
    if r.state = 'held' and r.taken_back_at is null then
      perform app.tell_moderators(r.id, r.user_id);
    elsif r.state = 'visible' and r.taken_back_at is null then
      select o.* into above from public.community_posts o
        where o.instance_id = r.instance_id and o.id = r.parent_id and o.state = 'visible' and o.taken_back_at is null
          and (o.circle_id is null or exists (select from public.circle_members m where m.instance_id = o.instance_id
            and m.circle_id = o.circle_id and m.user_id = o.user_id and m.state = 'member'))
          and not exists (select from public.community_filters f where f.instance_id = r.instance_id
            and f.user_id = o.user_id and f.persona_id = r.persona_id);
      if found then
        perform app.notify(r.instance_id, above.user_id, 'community.reply', concat('post ', above.id),
            concat('/groups/posts/', above.id),
            jsonb_build_object('person', a.pseudonym, 'title', app.place_name(r.circle_id)), r.id, r.user_id)
          from public.community_personas a where a.instance_id = r.instance_id and a.id = r.persona_id;
        update public.notifications set happened_at = r.shown_at
          where instance_id = r.instance_id and user_id = above.user_id and sources @> array[r.id];
      end if;
    end if;
  end loop;
  perform set_config('app.instance_id', '', true);
  return amount;
end $$;
alter function app.tell_of_pseudonyms(integer) owner to app_definer;
grant execute on function app.tell_of_pseudonyms(integer) to worker;

revoke create on schema app from app_definer;
