-- As before. A row that is there already is set by whoever adds it: ids that are made of what a row stands for (a habit and a
-- day) are the same on all devices, and the later of two holds.
-- Tries one change with the rights of the caller. `app.log_object_change` writes it down.
create or replace function app.try_change(of_type text, object uuid, change jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  made constant timestamptz := least(greatest((change ->> 'made_at')::timestamptz, now() - interval '90 days'), now());
  kind text := change ->> 'kind';
  place constant text := change ->> 'table';
  -- Null for the object itself.
  parent constant text := change ->> 'parent';
  is_of_object constant text := 'target.id = $2' || coalesce(' and target.' || quote_ident(parent) || ' = $3', '');
  conflicts jsonb := '{}';
  fields jsonb := coalesce(change -> 'fields', '{}');
  steps text;
  amount bigint;
  is_there boolean;
begin
  if kind = 'add' and parent is not null then
    execute format('select exists (select from public.%I target where %s)', place, is_of_object)
      into is_there using fields, (change ->> 'row')::uuid, object;
    if is_there then
      kind := 'set';
    end if;
  end if;
  if kind = 'set' then
    conflicts := app.find_conflicts(of_type, object, change, made);
    fields := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields)
      where coalesce((conflicts -> key ->> 'won')::boolean, true));
  elsif kind in ('remove', 'restore') and exists (
    select from public.object_changes c where c.instance_id = app.instance_id() and c.row_id = (change ->> 'row')::uuid
      and c.object_type = of_type and c.object_id = object and c.kind in ('remove', 'restore') and c.made_at > made)
  then
    return jsonb_build_object('status', 'superseded');
  end if;
  perform set_config('app.change', jsonb_build_object('id', change -> 'id', 'device', change -> 'device', 'made_at', made,
    'kind', kind, 'fields', fields, 'conflicts', conflicts)::text, true);
  if kind = 'add' then
    execute format('insert into public.%1$I (id %2$s %3$s) select $2 %4$s %3$s from jsonb_populate_record(null::public.%1$I, $1)',
        place, ', ' || quote_ident(parent), (select string_agg(', ' || quote_ident(key), '') from jsonb_object_keys(fields) key),
        case when parent is null then '' else ', $3' end)
      using fields, (change ->> 'row')::uuid, object;
    return jsonb_build_object('status', 'applied');
  end if;
  -- A field that gives way is written as it is: whether the caller may change the row has to be asked all the same.
  steps := case kind
    when 'remove' then format('deleted_at = coalesce(target.deleted_at, %L)', made)
    when 'restore' then 'deleted_at = null'
    else coalesce(
      (select string_agg(format('%1$I = given.%1$I', key), ', ') from jsonb_object_keys(fields) key),
      (select format('%1$I = target.%1$I', key) from jsonb_object_keys(change -> 'fields') key limit 1)) end;
  execute format('update public.%1$I as target set %2$s from jsonb_populate_record(null::public.%1$I, $1) given where %3$s',
      place, steps, is_of_object)
    using fields, (change ->> 'row')::uuid, object;
  get diagnostics amount = row_count;
  if amount = 0 then
    perform set_config('app.change', '', true);
    execute format('select exists (select from public.%I target where %s)', place, is_of_object)
      into is_there using fields, (change ->> 'row')::uuid, object;
    return jsonb_build_object('status', 'refused', 'code', case when is_there then 'not_permitted' else 'gone' end);
  end if;
  return jsonb_build_object('status', case when kind = 'set' and fields = '{}' then 'superseded' else 'applied' end);
end $$;
