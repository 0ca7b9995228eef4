-- Objects that several people and devices change at the same time: trees of rows, each change of which is kept in a log.
-- Whoever writes a row (the function `change-object`, a call of the table, the service) writes the log, by a trigger.
grant create on schema app to app_definer;

-- One row for each object: its lock orders the changes, its sums keep one object from growing without end.
create table app.object_heads (
  instance_id uuid not null references app.instances (id) on delete cascade,
  object_type text not null,
  object_id uuid not null,
  -- Of the latest change.
  number bigint not null default 0,
  row_count integer not null default 0,
  byte_count bigint not null default 0,
  primary key (instance_id, object_type, object_id)
);
select app.protect('app.object_heads');
grant select, insert, update, delete on app.object_heads to app_definer;

create table public.object_changes (
  instance_id uuid not null,
  object_type text not null,
  object_id uuid not null,
  number bigint not null,
  -- Made by the device, so that a change that is sent again is not done again.
  id uuid not null,
  device_id uuid,
  user_id uuid,
  made_at timestamptz not null,
  received_at timestamptz not null default now(),
  table_name text not null,
  row_id uuid not null,
  kind text not null check (kind in ('add', 'set', 'remove', 'restore')),
  -- Fields as they were, where they are small.
  before jsonb not null default '{}',
  -- Fields as they are since; of a row that is added or restored, all of them.
  after jsonb not null default '{}',
  -- Field → a change of the same field that this one's device did not know: `change` is its id, `won` says whether this one
  -- holds, and `value` is what gave way.
  conflicts jsonb not null default '{}',
  primary key (instance_id, object_type, object_id, number),
  unique (instance_id, object_type, object_id, id),
  foreign key (instance_id, object_type, object_id)
    references app.object_heads (instance_id, object_type, object_id) on delete cascade,
  -- What others own keeps its history when somebody leaves, without their name.
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete set null (user_id)
);
create index object_changes_row on public.object_changes (instance_id, row_id, made_at);
create index object_changes_person on public.object_changes (instance_id, user_id, received_at);
create index object_changes_age on public.object_changes (received_at);
select app.protect('public.object_changes');
grant select on public.object_changes to anon, authenticated;
grant all on public.object_changes to service_role;
grant select, insert, update, delete on public.object_changes to app_definer;
revoke delete on public.object_changes from app_purger;

-- Types and ids of all objects that the caller may view, as `board:<id>`.
create function app.viewable() returns text[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  instance constant uuid := app.instance_id();
  subjects constant text[] := app.subjects();
begin
  return array(select g.object_type || ':' || g.object_id from public.grants g
    where g.instance_id = instance and g.subject = any (subjects) and g.accepted_at is not null
      and (g.expires_at is null or g.expires_at > now()));
end $$;
-- What somebody changed themself stays theirs to read.
create policy shared_view on public.object_changes for select to anon, authenticated
  using (user_id = (select auth.uid()) or object_type || ':' || object_id = any ((select app.viewable())::text[]));

alter publication supabase_realtime add table public.object_changes;

-- The log ----------------------------------------------------------------------------------------------------------

-- Small values of a row, for those who read what changed.
create function app.small_values(of_row jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value) filter (where octet_length(value::text) <= 1000), '{}')
  from jsonb_each(of_row)
$$;

-- Writes a change of a row into the log of its object. Arguments: type of the object, column that names it (`id` for the
-- object itself), columns that are nobody's to change. What `app.change_object` knows of the change stands in a setting.
create function app.log_object_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  made constant jsonb := coalesce(nullif(current_setting('app.change', true), '')::jsonb, '{}');
  is_new constant boolean := tg_op = 'INSERT';
  hidden constant text[] := tg_argv[2]::text[];
  now_row constant jsonb := to_jsonb(new);
  old_row constant jsonb := case when is_new then '{}' else to_jsonb(old) end;
  object uuid := (now_row ->> tg_argv[1])::uuid;
  kind text;
  fields text[];
  numbered bigint;
begin
  perform set_config('app.change', '', true);
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

-- A row that is gone for good takes what is known of it along.
create function app.forget_row_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  object constant uuid := (to_jsonb(old) ->> tg_argv[1])::uuid;
begin
  if tg_argv[1] = 'id' then
    delete from app.object_heads h
      where h.instance_id = old.instance_id and h.object_type = tg_argv[0] and h.object_id = object;
  else
    delete from public.object_changes c
      where c.instance_id = old.instance_id and c.object_type = tg_argv[0] and c.object_id = object and c.row_id = old.id;
    update app.object_heads h
      set row_count = h.row_count - 1, byte_count = h.byte_count - octet_length(to_jsonb(old)::text)
      where h.instance_id = old.instance_id and h.object_type = tg_argv[0] and h.object_id = object;
  end if;
  return null;
end $$;

-- A person has so many objects of a type; two that are made at once would count the same.
create function app.begin_object() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owned bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(concat('objects ', tg_argv[0], new.instance_id, new.user_id), 0));
  select count(*) into owned from public.grants g
    where g.instance_id = new.instance_id and g.subject = 'person:' || new.user_id and g.object_type = tg_argv[0] and g.is_owner;
  if owned >= tg_argv[1]::int then
    raise exception 'No more of these for one person' using errcode = 'PT413';
  end if;
  insert into app.object_heads (instance_id, object_type, object_id) values (new.instance_id, tg_argv[0], new.id);
  return null;
end $$;

-- Removing an object, and bringing it back, is for those who manage it.
create function app.guard_removal() returns trigger language plpgsql set search_path = '' as $$
begin
  if not app.may(tg_argv[0], old.id, 'manage') then
    raise exception 'Whoever manages an object removes it' using errcode = '42501';
  end if;
  return new;
end $$;

-- Objects whose rows several people change. The root is a table that is shared (`app.share`); it and every table below have
-- `id` and `deleted_at`, and those below a column that names the object. Called again when a column is generated or hidden.
create function app.edit_together(target regclass, object_type text, object_column text default 'id', most integer default 500)
returns void language plpgsql set search_path = '' as $$
declare
  hidden constant text[] := array(
    select a.attname from pg_catalog.pg_attribute a
    where a.attrelid = target and a.attnum > 0 and not a.attisdropped
      and (a.attgenerated <> '' or a.attname in ('instance_id', 'user_id', 'created_at', 'updated_at', 'deleted_at', object_column)));
begin
  execute format('create or replace trigger edit_log after insert or update on %s
    for each row execute function app.log_object_change(%L, %L, %L)', target, object_type, object_column, hidden);
  execute format('create or replace trigger forget_changes after delete on %s
    for each row execute function app.forget_row_changes(%L, %L)', target, object_type, object_column);
  if object_column = 'id' then
    execute format('create or replace trigger begin_object after insert on %s
      for each row execute function app.begin_object(%L, %L)', target, object_type, most);
    execute format('create or replace trigger guard_removal before update of deleted_at on %s
      for each row when (current_user = %L and old.deleted_at is distinct from new.deleted_at)
      execute function app.guard_removal(%L)', target, 'authenticated', object_type);
  end if;
end $$;

-- Changes --------------------------------------------------------------------------------------------------------------

-- The number of an object's latest change, for those who may view it; null for all others. With `locks` nobody else changes
-- the object until the end of the transaction, where the caller may comment on it.
create function app.object_number(of_type text, object uuid, locks boolean default false) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  found_number bigint;
begin
  if locks and app.may(of_type, object, 'comment') then
    select h.number into found_number from app.object_heads h
      where h.instance_id = app.instance_id() and h.object_type = of_type and h.object_id = object for update;
  elsif app.may(of_type, object, 'view') then
    select h.number into found_number from app.object_heads h
      where h.instance_id = app.instance_id() and h.object_type = of_type and h.object_id = object;
  end if;
  return found_number;
end $$;

-- What others did with a field of a row meanwhile: a change that was made later than this one holds; one that was made
-- earlier, and that this one's device did not know, gives way.
create function app.find_conflicts(of_type text, object uuid, change jsonb, made timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(found.field, jsonb_build_object('change', found.id, 'won', not found.holds,
    'value', case when found.holds then change -> 'fields' -> found.field else found.value end)), '{}')
  from (
    select distinct on (field) field, c.id, c.made_at > made as holds, c.after -> field as value
    from jsonb_object_keys(change -> 'fields') field
    join public.object_changes c on c.instance_id = app.instance_id() and c.row_id = (change ->> 'row')::uuid
      and c.object_type = of_type and c.object_id = object and c.kind = 'set' and c.after ? field
      and (c.made_at > made or c.number > (change ->> 'seen')::bigint and c.device_id is distinct from (change ->> 'device')::uuid)
    order by field, c.made_at desc, c.number desc
  ) found
$$;

-- Tries one change with the rights of the caller. `app.log_object_change` writes it down.
create function app.try_change(of_type text, object uuid, change jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  made constant timestamptz := least(greatest((change ->> 'made_at')::timestamptz, now() - interval '90 days'), now());
  kind constant text := change ->> 'kind';
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

-- Tries changes of one object one after the other: what is refused does not keep the others back.
create function app.change_object(of_type text, object uuid, changes jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  change jsonb;
  result jsonb;
  results jsonb := '[]';
  is_begun boolean := app.object_number(of_type, object, true) is not null;
begin
  for change in select value from jsonb_array_elements(changes) loop
    begin
      select jsonb_build_object('status', case when c.kind = 'set' and c.after = '{}' then 'superseded' else 'applied' end)
        into result from public.object_changes c
        where c.instance_id = app.instance_id() and c.object_type = of_type and c.object_id = object
          and c.id = (change ->> 'id')::uuid;
      if not found then
        result := case
          when change ? 'code' then jsonb_build_object('status', 'refused', 'code', change -> 'code')
          when is_begun or (change ->> 'kind' = 'add' and change ->> 'parent' is null) then app.try_change(of_type, object, change)
          else '{"status": "refused", "code": "gone"}' end;
        is_begun := is_begun or result ->> 'status' = 'applied';
      end if;
    exception
      when insufficient_privilege then result := '{"status": "refused", "code": "not_permitted"}';
      when sqlstate 'PT413' then result := '{"status": "refused", "code": "limit"}';
      when integrity_constraint_violation or data_exception then result := '{"status": "refused", "code": "invalid"}';
    end;
    results := results || jsonb_build_array(jsonb_build_object('id', change -> 'id') || result);
  end loop;
  return results;
end $$;

-- Keeping ------------------------------------------------------------------------------------------------------------

-- Thins the log of what is older than `kept_since`: of each field of each row the newest change stays. Says how many went.
create function app.thin_object_changes(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  amount integer;
begin
  with old as (
    select c.instance_id, c.object_type, c.object_id, c.number, c.row_id, c.after from public.object_changes c
    where c.received_at < kept_since and c.kind = 'set'
      and not exists (
        select from jsonb_object_keys(c.after) field
        where not exists (
          select from public.object_changes later
          where later.instance_id = c.instance_id and later.row_id = c.row_id and later.object_type = c.object_type
            and later.object_id = c.object_id and later.number > c.number
            and later.kind = 'set' and later.after ? field))
    order by c.received_at limit most
  )
  delete from public.object_changes c using old
    where (c.instance_id, c.object_type, c.object_id, c.number) = (old.instance_id, old.object_type, old.object_id, old.number);
  get diagnostics amount = row_count;
  return amount;
end $$;
grant execute on function app.thin_object_changes(timestamptz, integer) to worker;

-- Who is there: a private channel of each object, `object:<type>:<id>`, for those who may view it.
create function app.may_meet(topic text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  parts constant text[] := regexp_match(topic, '^object:([a-z_]{1,40}):([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$');
begin
  return parts is not null and app.may(parts[1], parts[2]::uuid, 'view');
end $$;
create policy who_is_there on realtime.messages for select to authenticated using (app.may_meet(topic));
create policy says_who_is_there on realtime.messages for insert to authenticated with check (app.may_meet(topic));

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.viewable()', 'app.log_object_change()', 'app.forget_row_changes()', 'app.begin_object()',
    'app.object_number(text, uuid, boolean)', 'app.thin_object_changes(timestamptz, integer)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.small_values(jsonb) to app_definer;
grant execute on function app.viewable(), app.object_number(text, uuid, boolean) to anon, authenticated;
grant execute on function app.find_conflicts(text, uuid, jsonb, timestamptz), app.try_change(text, uuid, jsonb),
  app.change_object(text, uuid, jsonb), app.may_meet(text) to authenticated;
revoke create on schema app from app_definer;
