-- Dead letters for whoever may have them repeated: of their instance, or of all where they look after all.

grant create on schema app to app_definer;

-- Of the event what it was and where; nothing of whom it was about.
create function app.list_dead_letters(most integer)
returns table (id uuid, handler text, name text, instance text, failure text, published_at timestamptz, failed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select d.id, d.handler, d.name, i.name, d.failure, d.published_at, d.failed_at
  from app.dead_letters d join app.instances i on i.id = d.instance_id
  where app.can('events.repeat') and (d.instance_id = app.instance_id() or app.is_super_admin())
  order by d.failed_at desc, d.id limit most
$$;

-- Whether there was one: it is handled anew, by the handler that gave it up alone.
create function app.repeat_dead_letter(event uuid, of_handler text) returns boolean
language sql security definer set search_path = '' as $$
  with taken as (
    delete from app.dead_letters d
    where d.id = event and d.handler = of_handler
      and app.can('events.repeat') and (d.instance_id = app.instance_id() or app.is_super_admin())
    returning *),
  repeated as (
    insert into app.events (id, name, subject, instance_id, user_id, payload, handler)
    select t.id, t.name, t.subject, t.instance_id, t.user_id, t.payload, t.handler from taken t
    on conflict do nothing returning 1)
  select exists (select from taken)
$$;

alter function app.list_dead_letters(integer) owner to app_definer;
alter function app.repeat_dead_letter(uuid, text) owner to app_definer;
grant execute on function app.list_dead_letters(integer), app.repeat_dead_letter(uuid, text) to authenticated;
revoke create on schema app from app_definer;
