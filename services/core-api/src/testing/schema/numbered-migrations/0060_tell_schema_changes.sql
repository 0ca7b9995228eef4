-- Whoever changes the schema need not say so: the data API reads it anew when it hears of it. Only a superuser may make
-- an event trigger; where the owner is none, `notify pgrst, 'reload schema'` at the end of a change does the same.
create function app.tell_schema_change() returns event_trigger language plpgsql as $$
begin
  -- A table for the time of a session is nobody else's business.
  if tg_event = 'sql_drop' then
    if exists (select from pg_event_trigger_dropped_objects() where not is_temporary) then
      notify pgrst, 'reload schema';
    end if;
  elsif exists (select from pg_event_trigger_ddl_commands() where schema_name is distinct from 'pg_temp') then
    notify pgrst, 'reload schema';
  end if;
end $$;

do $$ begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    execute 'create event trigger reflectory_schema_changed on ddl_command_end execute function app.tell_schema_change()';
    execute 'create event trigger reflectory_schema_dropped on sql_drop execute function app.tell_schema_change()';
  end if;
end $$;
