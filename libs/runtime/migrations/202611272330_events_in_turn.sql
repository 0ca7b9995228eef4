-- What one person caused waits here while enough of it waits to be handled, and others pass by it.
grant create on schema app to app_definer;

-- Asked again and again, by every process: it waits for nobody.
create function app.has_waiting_events() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.events)
$$;

-- Held is what is of a group, as jobs have it, and what would pass by an earlier event of its subject. Locked for processes
-- of an earlier release, which know no other turn.
create function app.waiting_events(most integer, held_groups text[]) returns setof app.events
language sql security definer set search_path = '' as $$
  with held as materialized (
    select distinct on (h.instance_id, h.subject) h.instance_id, h.subject, h.id
    from app.events h
    where cardinality(held_groups) > 0 and h.instance_id || '/' || coalesce(h.user_id::text, '') = any (held_groups)
    order by h.instance_id, h.subject, h.id)
  select e.* from app.events e
  where e.instance_id || '/' || coalesce(e.user_id::text, '') <> all (held_groups)
    and not exists (select from held h where h.instance_id = e.instance_id and h.subject = e.subject and h.id < e.id)
  order by e.id limit most for update of e
$$;

alter function app.has_waiting_events() owner to app_definer;
alter function app.waiting_events(integer, text[]) owner to app_definer;
grant execute on function app.has_waiting_events(), app.waiting_events(integer, text[]) to worker;
revoke create on schema app from app_definer;
