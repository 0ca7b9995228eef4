-- What begins published routines of many people, so that events that begin none are told from the others at once.
grant create on schema app to app_definer;

create function app.workflow_triggers(instances uuid[], people uuid[], kinds text[])
returns table (person text, triggers jsonb)
language sql stable security definer set search_path = '' as $$
  select w.instance_id || '/' || w.user_id, jsonb_agg(v.document -> 'trigger')
  from (select distinct i, p from unnest(instances, people) e (i, p)) e
  join public.workflows w on w.instance_id = e.i and w.user_id = e.p
    and w.state = 'published' and w.removed_at is null and w.trigger_kind = any (kinds)
  join public.workflow_versions v on v.instance_id = w.instance_id and v.user_id = w.user_id and v.workflow_id = w.id
    and v.version = w.version
  group by w.instance_id, w.user_id
$$;
grant select on public.workflows, public.workflow_versions to app_definer;
alter function app.workflow_triggers(uuid[], uuid[], text[]) owner to app_definer;
grant execute on function app.workflow_triggers(uuid[], uuid[], text[]) to worker;

revoke create on schema app from app_definer;
