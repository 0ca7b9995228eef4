-- An event may be handled twice at once: who ends a step says which, so that the next one is not ended with it.

grant create on schema app to app_definer;

drop function app.finish_import(uuid, uuid);
create function app.finish_import(at_instance uuid, of_import uuid, step text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  finished public.imports;
begin
  update public.imports i set failure = null,
      status = case when i.status = 'importing' and (i.preview ->> 'files')::integer > 0 then 'attaching' else 'done' end
    where i.instance_id = at_instance and i.id = of_import and i.status = step and step in ('importing', 'attaching')
    returning i.* into finished;
  if finished.status = 'attaching' then
    perform app.publish('import.advanced', of_import::text, at_instance, finished.user_id);
  elsif finished.status = 'done' then
    perform app.delete_import_parts(at_instance, finished.user_id, of_import);
  end if;
end $$;
alter function app.finish_import(uuid, uuid, text) owner to app_definer;
revoke execute on function app.finish_import(uuid, uuid, text) from public;
grant execute on function app.finish_import(uuid, uuid, text) to worker;

revoke create on schema app from app_definer;
