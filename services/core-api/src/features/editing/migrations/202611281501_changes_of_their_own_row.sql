-- What a device says of a change is said of the row that it changes. Rows of other objects that a trigger writes because of it,
-- as what counts for a goal, are logged as what they are, in whichever order triggers come.

create or replace function app.log_object_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known constant jsonb := coalesce(nullif(current_setting('app.change', true), '')::jsonb, '{}');
  is_known constant boolean := known ->> 'row' = new.id::text;
  made constant jsonb := case when is_known then known else '{}' end;
  is_new constant boolean := tg_op = 'INSERT';
  hidden constant text[] := tg_argv[2]::text[];
  now_row constant jsonb := to_jsonb(new);
  old_row constant jsonb := case when is_new then '{}' else to_jsonb(old) end;
  object uuid := (now_row ->> tg_argv[1])::uuid;
  kind text;
  fields text[];
  numbered bigint;
begin
  if is_known then
    perform set_config('app.change', '', true);
  end if;
  kind := coalesce(made ->> 'kind', case
    when is_new then 'add'
    when old_row ->> 'deleted_at' is null and now_row ->> 'deleted_at' is not null then 'remove'
    when old_row ->> 'deleted_at' is not null and now_row ->> 'deleted_at' is null then 'restore'
    else 'set' end);
  fields := array(select key from jsonb_object_keys(now_row) key
    where key <> all (hidden) and (kind in ('add', 'restore') or now_row -> key is distinct from old_row -> key
      or made -> 'fields' ? key));
  if made = '{}' and kind = 'set' and cardinality(fields) = 0 then
    return null;
  end if;
  update app.object_heads h set number = h.number + 1, row_count = h.row_count + is_new::int,
      byte_count = h.byte_count + octet_length(now_row::text) - octet_length(old_row::text)
    where h.instance_id = new.instance_id and h.object_type = tg_argv[0] and h.object_id = object
    returning h.number into numbered;
  if not found then
    -- The object itself is going, and takes its log along.
    return null;
  end if;
  if exists (select from app.object_heads h
    where h.instance_id = new.instance_id and h.object_type = tg_argv[0] and h.object_id = object
      and (h.row_count > 20000 and is_new
        or h.byte_count > 16000000 and octet_length(now_row::text) > octet_length(old_row::text)))
  then
    raise exception 'The object is full' using errcode = 'PT413';
  end if;
  insert into public.object_changes
    (instance_id, object_type, object_id, number, id, device_id, user_id, made_at, table_name, row_id, kind, before, after, conflicts)
  values (new.instance_id, tg_argv[0], object, numbered, coalesce((made ->> 'id')::uuid, gen_random_uuid()),
    (made ->> 'device')::uuid, auth.uid(), coalesce((made ->> 'made_at')::timestamptz, now()), tg_table_name, new.id, kind,
    case when is_new then '{}'
      when kind = 'remove' then app.small_values(now_row - hidden)
      else app.small_values((select coalesce(jsonb_object_agg(key, old_row -> key), '{}') from unnest(fields) key)) end,
    (select coalesce(jsonb_object_agg(key, now_row -> key), '{}') from unnest(fields) key),
    coalesce(made -> 'conflicts', '{}'));
  return null;
end $$;

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
  perform set_config('app.change', jsonb_build_object('id', change -> 'id', 'row', change -> 'row', 'device', change -> 'device',
    'made_at', made, 'kind', kind, 'fields', fields, 'conflicts', conflicts)::text, true);
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
