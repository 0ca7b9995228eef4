-- Live changes: messages of private channels under row security, and the changes of published tables.

do $$
begin
  if not exists (select from pg_roles where rolname = 'realtime_admin') then
    create role realtime_admin nologin noinherit;
  end if;
end $$;
grant realtime_admin to authenticator;

create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role, realtime_admin, app_definer;
grant usage on schema app to realtime_admin;

-- The topic that is being asked about, while a policy of realtime.messages decides.
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
grant execute on function realtime.topic() to public;

-- Messages -----------------------------------------------------------------------------------------------------------

create table realtime.messages (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  topic text not null check (char_length(topic) between 1 and 255),
  -- broadcast or presence: what a policy may tell apart.
  extension text not null default 'broadcast',
  event text,
  payload jsonb,
  private boolean not null default true,
  inserted_at timestamptz not null default clock_timestamp(),
  -- A message is delivered once no older transaction can still add one before it.
  xid xid8 not null default pg_current_xact_id(),
  position bigint generated always as identity,
  primary key (instance_id, id)
);
create index messages_position on realtime.messages (xid, position);
create index messages_inserted_at on realtime.messages (inserted_at);
select app.protect('realtime.messages');
-- What of a row somebody may see or write of a private channel is for the policies of the programs to say.
grant select, insert on realtime.messages to anon, authenticated, service_role;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language sql security definer set search_path = '' as $$
  insert into realtime.messages (topic, extension, event, payload, private)
  values (topic, 'broadcast', event, payload, private)
$$;

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql security definer set search_path = '' as $$
begin
  if level <> 'ROW' then
    raise exception 'realtime.broadcast_changes is called for each row';
  end if;
  perform realtime.send(
    jsonb_build_object('schema', table_schema, 'table', table_name, 'operation', operation,
      'record', to_jsonb(new), 'old_record', to_jsonb(old)),
    event_name, topic_name);
end $$;

-- A row to ask the policies with; it is rolled back with the question.
create function realtime.add_probe(topic_name text, extension_name text) returns uuid
language sql security definer set search_path = '' as $$
  insert into realtime.messages (topic, extension) values (topic_name, extension_name) returning id
$$;

create function realtime.new_messages(after_xid xid8, after_position bigint, most integer)
returns table (instance_id uuid, id uuid, topic text, event text, payload jsonb, private boolean, xid xid8, "position" bigint)
language sql stable security definer set search_path = '' as $$
  select m.instance_id, m.id, m.topic, m.event, m.payload, m.private, m.xid, m.position from realtime.messages m
  where (m.xid, m.position) > (after_xid, after_position)
    and m.xid < pg_snapshot_xmin(pg_current_snapshot()) and m.event is not null
  order by m.xid, m.position limit most
$$;

-- Changes of tables ----------------------------------------------------------------------------------------------------

-- The official name: what a program adds to this publication is what it can subscribe to.
create publication supabase_realtime for table public.sessions, public.entries, public.presentation_shares;

create table realtime.changes (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  relation oid not null,
  type text not null,
  record jsonb,
  old_record jsonb,
  committed_at timestamptz not null default clock_timestamp(),
  primary key (xid, id)
);
create index changes_committed_at on realtime.changes (committed_at);

-- Which tables somebody listens to: nothing is copied of the others.
create table realtime.listening (
  process uuid not null,
  relation oid not null,
  until timestamptz not null,
  primary key (relation, process)
);

create function realtime.capture_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from realtime.listening l where l.relation = tg_relid and l.until > now()) then
    insert into realtime.changes (relation, type, record, old_record) values (
      tg_relid, tg_op,
      case when tg_op <> 'DELETE' then to_jsonb(new) end,
      case when tg_op <> 'INSERT' then to_jsonb(old) end);
  end if;
  return null;
end $$;

-- Gives every published table the trigger, and takes it from those that are published no more.
create function realtime.sync_publication() returns void
language plpgsql security definer set search_path = '' as $$
declare
  spot record;
begin
  for spot in
    select format('%I.%I', p.schemaname, p.tablename) as name, c.oid from pg_catalog.pg_publication_tables p
    join pg_catalog.pg_namespace n on n.nspname = p.schemaname
    join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
    where p.pubname = 'supabase_realtime' and not exists (
      select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgname = 'realtime_capture')
  loop
    begin
      execute format(
        'create trigger realtime_capture after insert or update or delete on %s
           for each row execute function realtime.capture_change()', spot.name);
    exception when duplicate_object then
      -- Another process was quicker.
    end;
  end loop;
  for spot in
    select format('%I.%I', n.nspname, c.relname) as name from pg_catalog.pg_trigger t
    join pg_catalog.pg_class c on c.oid = t.tgrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where t.tgname = 'realtime_capture' and not exists (
      select from pg_catalog.pg_publication_tables p
      where p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname)
  loop
    execute format('drop trigger realtime_capture on %s', spot.name);
  end loop;
end $$;
select realtime.sync_publication();

-- Says which published tables a process listens to, until half a minute after it last said so.
create function realtime.listen_to(of_process uuid, relations oid[]) returns void
language sql security definer set search_path = '' as $$
  delete from realtime.listening
  where (process = of_process and relation <> all (relations)) or until < now() - interval '1 minute';
  insert into realtime.listening (process, relation, until)
  select of_process, relation, now() + interval '30 seconds' from unnest(relations) as relation
  on conflict (relation, process) do update set until = excluded.until
$$;

create function realtime.new_changes(after_xid xid8, after_id bigint, most integer)
returns table (relation oid, type text, record jsonb, old_record jsonb, committed_at timestamptz, xid xid8, id bigint)
language sql stable security definer set search_path = '' as $$
  select c.relation, c.type, c.record, c.old_record, c.committed_at, c.xid, c.id from realtime.changes c
  where (c.xid, c.id) > (after_xid, after_id) and c.xid < pg_snapshot_xmin(pg_current_snapshot())
  order by c.xid, c.id limit most
$$;

-- Where a process that starts now begins to read.
create function realtime.current_position() returns xid8
language sql stable as $$ select pg_snapshot_xmin(pg_current_snapshot()) $$;

create function realtime.forget_old() returns void
language sql security definer set search_path = '' as $$
  delete from realtime.changes where committed_at < now() - interval '5 minutes';
  delete from realtime.messages where inserted_at < now() - interval '1 hour'
$$;

-- A published table as subscribers know it.
create function realtime.published_table(schema_name text, table_name text)
returns table (relation oid, has_instance boolean, primary_key text[], has_full_identity boolean, columns jsonb)
language sql stable security definer set search_path = '' as $$
  select c.oid,
    exists (select from pg_catalog.pg_attribute a
      where a.attrelid = c.oid and a.attname = 'instance_id' and not a.attisdropped),
    coalesce((select array_agg(a.attname::text order by k.position) from pg_catalog.pg_index i
      cross join unnest(i.indkey) with ordinality k (number, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary), '{}'),
    c.relreplident = 'f',
    (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname,
        'readers', (select jsonb_agg(r) from unnest(array['anon', 'authenticated', 'service_role']) r
          where has_column_privilege(r, c.oid, a.attnum, 'select'))) order by a.attnum)
      from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = schema_name and c.relname = table_name and exists (
    select from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and p.schemaname = schema_name and p.tablename = table_name)
$$;
create function realtime.published_tables(schema_name text) returns table (table_name text)
language sql stable security definer set search_path = '' as $$
  select tablename::text from pg_catalog.pg_publication_tables
  where pubname = 'supabase_realtime' and schemaname = schema_name
$$;

grant execute on function realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text) to authenticated, service_role;
grant execute on function realtime.add_probe(text, text) to anon, authenticated, service_role;
grant execute on function realtime.new_messages(xid8, bigint, integer), realtime.sync_publication(),
  realtime.listen_to(uuid, oid[]), realtime.new_changes(xid8, bigint, integer), realtime.current_position(),
  realtime.forget_old(), realtime.published_table(text, text), realtime.published_tables(text) to realtime_admin;

-- These look across policies on purpose; sync_publication() stays with the owner of the tables.
grant select, insert, update, delete on realtime.messages, realtime.changes, realtime.listening to app_definer;
grant create on schema realtime to app_definer;
do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'realtime.send(jsonb, text, text, boolean)', 'realtime.add_probe(text, text)',
    'realtime.broadcast_changes(text, text, text, text, text, record, record, text)',
    'realtime.new_messages(xid8, bigint, integer)', 'realtime.capture_change()',
    'realtime.listen_to(uuid, oid[])', 'realtime.new_changes(xid8, bigint, integer)', 'realtime.forget_old()'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
revoke create on schema realtime from app_definer;
