-- Of somebody who causes many events at once, the others feel nothing: beside the oldest, the first of each person are handed over.
create index events_person_order on app.events (instance_id, user_id, id);
drop index app.events_person;
create index events_subject on app.events (subject, id);

-- Locked, so that two who hand events over do so one after the other. May be more than `most`: of each person a few, unless
-- somebody else’s of the same subject come before.
create or replace function app.waiting_events(most integer) returns setof app.events
language sql security definer set search_path = '' as $$
  with recursive people as (
    (select instance_id, user_id from app.events where user_id is not null order by instance_id, user_id limit 1)
    union all
    select n.instance_id, n.user_id from people p cross join lateral (
      select e.instance_id, e.user_id from app.events e
      where (e.instance_id, e.user_id) > (p.instance_id, p.user_id) order by e.instance_id, e.user_id limit 1) n
  )
  select * from app.events where id in (
    (select id from app.events order by id limit most)
    union all
    select f.id from (select * from people limit most) p cross join lateral (
      select e.id from app.events e
      where e.instance_id = p.instance_id and e.user_id = p.user_id and not exists (
        select from app.events o where o.subject = e.subject and o.id < e.id and o.user_id is distinct from e.user_id)
      order by e.id limit 5) f)
  order by id for update
$$;
