-- Whom a post names with an @: people of its place by their names, and pseudonyms that are read there. What was written says
-- whom it means, so nobody is told who stands behind a pseudonym, and nothing is kept that the words do not say.
grant create on schema app to app_definer;

alter table public.community_posts add column mentions text[] not null default '{}' check (cardinality(mentions) <= 10);

-- Names that may be named in a place: of a circle its members, everywhere whoever the caller reads something of. Nobody in coach
-- circles, where each speaks with the coach alone.
create function app.mentionable_names(place uuid) returns table (name text)
language sql stable security definer set search_path = '' as $$
  select distinct n.name from (
    select app.name_of(m.user_id) as name from public.circle_members m
      where m.instance_id = app.instance_id() and m.circle_id = place and m.state = 'member' and m.user_id <> auth.uid()
    union all
    select app.persona_name(a) from public.community_personas a
      where a.instance_id = app.instance_id() and a.user_id <> auth.uid()
        and (a.circle_id is not distinct from place or (a.pseudonym is null and place is null))
        and (a.pseudonym is not null or place is null)
        and exists (select from app.seen_posts p where p.persona_id = a.id and p.circle_id is not distinct from place)) n
  where btrim(n.name) <> '' and app.is_active_member() and not app.is_coach_circle(place)
    and (place is null or app.circle_role(place) is not null)
$$;

-- At most so many of them, by how they begin.
create function app.list_mentionable(place uuid, begun text, most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(f.name order by lower(f.name), f.name), '[]') from (
    select n.name from app.mentionable_names(place) n where starts_with(lower(n.name), lower(begun))
    order by lower(n.name), n.name limit most) f
$$;

-- Those of them that stand behind an @ in what the caller has just shared.
create function app.names_mentioned_in(post uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(n.name), '[]') from public.community_posts p
  cross join lateral app.mentionable_names(p.circle_id) n
  where p.instance_id = app.instance_id() and p.id = post and p.user_id = auth.uid()
    and position(lower('@' || n.name) in lower(p.body)) > 0
$$;

-- Whether somebody else reads a post, by the one view that decides about it.
create function app.reads_post(person uuid, post uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
  answer boolean;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', person, 'role', 'authenticated')::text, true);
  answer := exists (select from app.seen_posts p where p.id = post);
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  return answer;
end $$;

-- Tells whom a post names, unless they do not read it, or are told of it as a reply to them. Of a pseudonym not even here is a time.
create function app.tell_mentions(r public.community_posts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  author public.community_personas;
  target uuid;
begin
  if r.state <> 'visible' or r.taken_back_at is not null or r.mentions = '{}' then
    return;
  end if;
  select * into author from public.community_personas a where a.instance_id = r.instance_id and a.id = r.persona_id;
  for target in
    select m.user_id from public.circle_members m where m.instance_id = r.instance_id and m.circle_id = r.circle_id
        and m.state = 'member' and app.name_of(m.user_id) = any (r.mentions)
      union select a.user_id from public.community_personas a where a.instance_id = r.instance_id
        and (a.pseudonym is not null and a.circle_id is not distinct from r.circle_id or a.pseudonym is null and r.circle_id is null)
        and app.persona_name(a) = any (r.mentions)
      except select p.user_id from public.community_posts p where p.instance_id = r.instance_id
        and p.id in (r.id, coalesce(r.answers_id, r.parent_id))
  loop
    continue when not app.reads_post(target, r.id);
    perform app.notify(r.instance_id, target, 'community.mention', concat('post ', coalesce(r.parent_id, r.id)),
      concat('/groups/posts/', coalesce(r.parent_id, r.id)),
      jsonb_build_object('person', app.persona_name(author), 'title', app.place_name(r.circle_id)), r.id, r.user_id);
    if author.pseudonym is not null then
      update public.notifications set happened_at = r.shown_at
        where instance_id = r.instance_id and user_id = target and sources @> array[r.id];
    end if;
  end loop;
end $$;

-- Says whom what the caller has just shared names. Of a pseudonym they are told by the hour, with everything by pseudonyms; of
-- what waits when it is there.
create function app.mention(post uuid, names text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  r public.community_posts;
begin
  update public.community_posts p set mentions = names, is_untold = p.is_untold or exists (
      select from public.community_personas a where a.instance_id = p.instance_id and a.id = p.persona_id and a.pseudonym is not null)
    where p.instance_id = app.instance_id() and p.id = post and p.user_id = auth.uid() and p.mentions = '{}'
    returning * into r;
  if r.id is not null and not r.is_untold then
    perform app.tell_mentions(r);
  end if;
end $$;

create function app.tell_mentions_later() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.community_personas a where a.instance_id = new.instance_id and a.id = new.persona_id
      and a.pseudonym is not null) then
    update public.community_posts set is_untold = true where instance_id = new.instance_id and id = new.id;
  else
    perform app.tell_mentions(new);
  end if;
  return null;
end $$;
create trigger tell_mentions_later after update of state on public.community_posts for each row
  when (old.state = 'held' and new.state = 'visible' and new.mentions <> '{}') execute function app.tell_mentions_later();

-- The same as before, and whom it names.
create or replace function app.tell_of_pseudonyms(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  r public.community_posts;
  amount integer := 0;
begin
  for r in with taken as (
      update public.community_posts p set is_untold = false where (p.instance_id, p.id) in (
        select o.instance_id, o.id from public.community_posts o where o.is_untold order by o.id limit most
        for update skip locked)
      returning p.*) select * from taken order by id loop
    amount := amount + 1;
    begin
      perform set_config('app.instance_id', r.instance_id::text, true);
      perform app.tell_of_pseudonym(r);
      perform app.tell_mentions(r);
    exception
      when transaction_rollback or insufficient_resources or operator_intervention or lock_not_available then
        raise;
      when others then
        raise warning 'Nobody is told of the post %: % (%)', r.id, sqlerrm, sqlstate;
    end;
  end loop;
  perform set_config('app.instance_id', '', true);
  return amount;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array['app.mentionable_names(uuid)', 'app.list_mentionable(uuid, text, integer)',
      'app.names_mentioned_in(uuid)', 'app.reads_post(uuid, uuid)', 'app.tell_mentions(public.community_posts)',
      'app.mention(uuid, text[])', 'app.tell_mentions_later()']::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.list_mentionable(uuid, text, integer), app.names_mentioned_in(uuid), app.mention(uuid, text[])
  to authenticated;
revoke create on schema app from app_definer;
