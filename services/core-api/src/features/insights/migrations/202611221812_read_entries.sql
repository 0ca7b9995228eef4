-- What the worker needs to read an entry: its words as long as a reading is outstanding, and a place for what was found.

grant select, insert, update on public.analyses, public.artworks to app_definer;
grant create on schema app to app_definer;

-- No row where nothing is outstanding. What lies in the bin, or is at an instance where insight is off, is not read.
create function app.entry_to_read(at_instance uuid, entry uuid)
returns table (text text, revision text, user_id uuid)
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('app.instance_id', at_instance::text, true);
  update public.entries e set analysis_state = null
    where e.instance_id = at_instance and e.id = entry and e.analysis_state = 'reading'
      and (e.binned_at is not null or not app.is_feature_enabled('insights'));
  return query select e.text, e.revised_at::text, e.user_id from public.entries e
    where e.instance_id = at_instance and e.id = entry and e.analysis_state = 'reading';
end $$;

-- False where the text was changed meanwhile: another event tells of that.
create function app.keep_analysis(
  at_instance uuid, entry uuid, of_revision text, of_engine text, of_hash text, findings jsonb,
  drawn_by text, drawing text, is_redrawn boolean
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  -- An artwork that was drawn without an insight stays as it was.
  redraws boolean := is_redrawn or exists (
    select from public.analyses a where a.instance_id = at_instance and a.entry_id = entry);
begin
  select e.user_id into person from public.entries e
    where e.instance_id = at_instance and e.id = entry and e.analysis_state = 'reading'
      and e.revised_at::text is not distinct from of_revision for update;
  if person is null then
    return false;
  end if;
  insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
    values (at_instance, person, entry, of_engine, of_hash, findings)
    on conflict (instance_id, entry_id) do update
    set engine = excluded.engine, input_hash = excluded.input_hash, result = excluded.result;
  insert into public.artworks as a (instance_id, user_id, entry_id, engine, seed, svg)
    values (at_instance, person, entry, drawn_by, entry::text, drawing)
    on conflict (instance_id, entry_id) do update
    set engine = excluded.engine, seed = excluded.seed, svg = excluded.svg where redraws;
  update public.entries e set analysis_state = null where e.instance_id = at_instance and e.id = entry;
  return true;
end $$;

create function app.fail_analysis(at_instance uuid, entry uuid, drawn_by text, drawing text) returns void
language sql security definer set search_path = '' as $$
  with failed as (
    update public.entries e set analysis_state = 'failed'
    where e.instance_id = at_instance and e.id = entry and e.analysis_state = 'reading'
    returning e.instance_id, e.user_id, e.id)
  insert into public.artworks (instance_id, user_id, entry_id, engine, seed, svg)
  select f.instance_id, f.user_id, f.id, drawn_by, f.id::text, drawing from failed f
  on conflict (instance_id, entry_id) do nothing
$$;

alter function app.entry_to_read(uuid, uuid) owner to app_definer;
alter function app.keep_analysis(uuid, uuid, text, text, text, jsonb, text, text, boolean) owner to app_definer;
alter function app.fail_analysis(uuid, uuid, text, text) owner to app_definer;
grant execute on function app.entry_to_read(uuid, uuid), app.fail_analysis(uuid, uuid, text, text),
  app.keep_analysis(uuid, uuid, text, text, text, jsonb, text, text, boolean) to worker;

revoke create on schema app from app_definer;
