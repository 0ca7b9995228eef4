-- A block ends as well what each of both was told of the other. A reply that is written at the same moment is waited for: it
-- keeps its persona's row until it is committed.
grant create on schema app to app_definer;

-- A row is locked by whoever may change a column of it; nothing changes it.
grant update (id) on public.community_personas to app_definer;

create or replace function app.filter_post(post uuid, of_kind text) returns uuid
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
    return made;
  end if;
  perform from public.community_personas a where a.instance_id = meant.instance_id and a.id = meant.persona_id for update;
  insert into public.community_filters (instance_id, user_id, kind, persona_id)
    values (meant.instance_id, auth.uid(), of_kind, meant.persona_id)
    on conflict (instance_id, user_id, persona_id) do update set kind = excluded.kind returning id into made;
  if of_kind = 'block' then
    perform app.end_told_of_block(meant);
  end if;
  return made;
end $$;

-- Takes back replies of a persona from the caller's list, and the caller's by their name from its person's list, where that
-- person reads no more of the caller: everywhere for a name, in its place for a pseudonym.
create function app.end_told_of_block(meant app.seen_posts) returns void
language sql security definer set search_path = '' as $$
  select app.take_back_notifications(told.instance_id, told.source, told.user_id)
  from (
    select n.instance_id, n.user_id, source from public.notifications n cross join unnest(n.sources) source
    where n.instance_id = meant.instance_id and n.user_id in (auth.uid(), meant.user_id) and n.kind = 'community.reply') told
  join public.community_posts p on p.instance_id = told.instance_id and p.id = told.source
  join public.community_personas a on a.instance_id = p.instance_id and a.id = p.persona_id
  where case when told.user_id = auth.uid() then p.persona_id = meant.persona_id
    else a.user_id = auth.uid() and a.pseudonym is null
      and (meant.pseudonym is null or p.circle_id is not distinct from meant.circle_id) end
$$;
alter function app.end_told_of_block(app.seen_posts) owner to app_definer;

revoke create on schema app from app_definer;
