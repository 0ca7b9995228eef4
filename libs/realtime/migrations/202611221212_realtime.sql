-- Messages of the database, changes of tables, and how processes tell each other.

-- Bodies name what later files make.
set local check_function_bodies = off;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

-- The topic that is being asked about, while a policy of realtime.messages decides.
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
grant execute on function realtime.topic() to public;

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

-- What programs say must never undo what they do: a message that cannot be kept is warned of.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  message_id uuid := gen_random_uuid();
begin
  if jsonb_typeof(payload) = 'object' and not payload ? 'id' then
    payload := payload || jsonb_build_object('id', message_id);
  end if;
  insert into realtime.messages (id, topic, extension, event, payload, private)
  values (message_id, topic, 'broadcast', event, payload, private);
exception when others then
  raise warning 'The message was not sent: %', sqlerrm;
end $$;

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql security definer set search_path = '' as $$
begin
  if level <> 'ROW' then
    raise exception 'realtime.broadcast_changes is called for each row';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'realtime.broadcast_changes knows no operation %', operation;
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
  -- Whether large columns were left out.
  is_cut boolean not null default false,
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
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  becomes jsonb;
  was jsonb;
  is_large boolean;
begin
  if exists (select from realtime.listening l where l.relation = tg_relid and l.until > now()) then
    if tg_op <> 'DELETE' then becomes := to_jsonb(new); end if;
    if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
    is_large := greatest(pg_column_size(becomes), pg_column_size(was)) > 1024 * 1024;
    if is_large then
      becomes := realtime.small_columns(becomes);
      was := realtime.small_columns(was);
    end if;
    insert into realtime.changes (relation, type, record, old_record, is_cut)
    values (tg_relid, tg_op, becomes, was, is_large);
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
returns table (
  relation oid, type text, record jsonb, old_record jsonb, is_cut boolean, committed_at timestamptz, xid xid8, id bigint
)
language sql stable security definer set search_path = '' as $$
  select c.relation, c.type, realtime.exact_numbers(c.record), realtime.exact_numbers(c.old_record), c.is_cut,
    c.committed_at, c.xid, c.id from realtime.changes c
  where (c.xid, c.id) > (after_xid, after_id) and c.xid < pg_snapshot_xmin(pg_current_snapshot())
  order by c.xid, c.id limit most
$$;

-- Where a process that starts now begins to read.
create function realtime.current_position() returns xid8
language sql stable as $$ select pg_snapshot_xmin(pg_current_snapshot()) $$;

create function realtime.forget_old() returns void
language sql security definer set search_path = '' as $$
  delete from realtime.changes where committed_at < now() - interval '5 minutes';
  delete from realtime.messages where inserted_at < now() - interval '3 days';
  delete from realtime.relayed where sent_at < now() - interval '1 minute'
$$;

-- A published table as subscribers know it.
create function realtime.published_table(schema_name text, table_name text)
returns table (
  relation oid, has_instance boolean, primary_key text[],
  has_full_identity boolean, has_row_security boolean, columns jsonb, is_ours boolean, read_conditions jsonb
)
language sql stable security definer set search_path = '' as $$
  select c.oid,
    exists (select from pg_catalog.pg_attribute a
      where a.attrelid = c.oid and a.attname = 'instance_id' and not a.attisdropped),
    coalesce((select array_agg(a.attname::text order by k.position) from pg_catalog.pg_index i
      cross join unnest(i.indkey) with ordinality k (number, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary), '{}'),
    c.relreplident = 'f',
    c.relrowsecurity,
    (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname,
        'sqlType', pg_catalog.format_type(a.atttypid, null),
        'readers', (select jsonb_agg(r) from unnest(array['anon', 'authenticated', 'service_role']) r
          where has_schema_privilege(r, n.oid, 'usage')
            and has_column_privilege(r, c.oid, a.attnum, 'select'))) order by a.attnum)
      from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
    exists (select from pg_catalog.pg_policy p
      where p.polrelid = c.oid and p.polname = 'instance_isolation' and not p.polpermissive),
    jsonb_build_object('anon', realtime.read_condition(c.oid, 'anon'),
      'authenticated', realtime.read_condition(c.oid, 'authenticated'))
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = schema_name and c.relname = table_name and exists (
    select from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and p.schemaname = schema_name and p.tablename = table_name)
$$;

create function realtime.published_tables(of_schema text) returns table (schema_name text, table_name text)
language sql stable security definer set search_path = '' as $$
  select schemaname::text, tablename::text from pg_catalog.pg_publication_tables
  where pubname = 'supabase_realtime' and of_schema in (schemaname, '*')
$$;
grant execute on function realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text) to authenticated, service_role;
grant execute on function realtime.add_probe(text, text) to anon, authenticated, service_role;
grant execute on function realtime.new_messages(xid8, bigint, integer), realtime.sync_publication(),
  realtime.listen_to(uuid, oid[]), realtime.new_changes(xid8, bigint, integer), realtime.current_position(),
  realtime.forget_old(), realtime.published_table(text, text), realtime.published_tables(text) to realtime_admin;

-- These look across policies on purpose; sync_publication() stays with the owner of the tables.
grant select, insert, update, delete on realtime.messages, realtime.changes, realtime.listening to app_definer;

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

-- What was copied for who listens to changes goes with the person it is about, and does not wait for its time.
create function realtime.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about jsonb := jsonb_build_object('instance_id', old.instance_id, 'user_id', old.user_id);
begin
  delete from realtime.changes where record @> about or old_record @> about;
  delete from realtime.messages
    where instance_id = old.instance_id and (payload -> 'record' @> about or payload -> 'old_record' @> about);
  return null;
end $$;

-- At the end of the transaction: what hangs on the membership is removed, and copied, after this row.
create constraint trigger realtime_forget_person after delete on public.instance_users
  deferrable initially deferred for each row execute function realtime.forget_person();
alter function realtime.forget_person() owner to app_definer;

-- What processes tell each other about channels: a notification, and beside it what is too long for one.
-- Not logged: nobody misses it after a crash, for then every socket is gone as well.
create unlogged table realtime.relayed (
  id bigint generated always as identity primary key,
  payload text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index relayed_sent_at on realtime.relayed (sent_at);

-- A notification holds less than 8000 bytes; of a longer message it names the row.
create function realtime.relay(message text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  row_id bigint;
begin
  if octet_length(message) <= 7000 then
    perform pg_notify('realtime_relay', message);
  else
    insert into realtime.relayed (payload) values (message) returning id into row_id;
    perform pg_notify('realtime_relay', row_id::text);
  end if;
end $$;

create function realtime.relayed_message(row_id bigint) returns text
language sql stable security definer set search_path = '' as $$
  select payload from realtime.relayed where id = row_id
$$;
grant execute on function realtime.relay(text), realtime.relayed_message(bigint) to realtime_admin;
grant select, insert, delete on realtime.relayed to app_definer;
alter function realtime.relay(text) owner to app_definer;
alter function realtime.relayed_message(bigint) owner to app_definer;
grant execute on function realtime.published_table(text, text) to realtime_admin;

-- One process looks for what was committed and wakes the others; large rows are cut; messages can be heard again.
-- Who looks at the moment. Not logged: after a crash of the database anybody may take the lead.
create unlogged table realtime.notifier (
  only_one boolean primary key default true check (only_one),
  process uuid not null,
  until timestamptz not null
);

-- Takes or keeps the lead for some seconds; false while it is another's.
create function realtime.take_lead(of_process uuid, seconds double precision) returns boolean
language sql security definer set search_path = '' as $$
  with taken as (
    insert into realtime.notifier as n (process, until)
    values (of_process, clock_timestamp() + make_interval(secs => seconds))
    on conflict (only_one) do update set process = excluded.process, until = excluded.until
      where n.process = excluded.process or n.until < clock_timestamp()
    returning 1)
  select exists (select from taken)
$$;

create function realtime.leave_lead(of_process uuid) returns void
language sql security definer set search_path = '' as $$
  delete from realtime.notifier where process = of_process
$$;

-- How far both feeds can be read; where it says something else than before there is news.
create function realtime.heads() returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(' ',
    (select (c.xid, c.id) from realtime.changes c where c.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by c.xid desc, c.id desc limit 1),
    (select (m.xid, m.position) from realtime.messages m where m.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by m.xid desc, m.position desc limit 1))
$$;

-- What is told of a row that is too large.
create function realtime.small_columns(of_row jsonb) returns jsonb language sql immutable strict as $$
  select coalesce(jsonb_object_agg(key, value) filter (where octet_length(value::text) <= 64), '{}')
  from jsonb_each(of_row)
$$;

-- Numbers of columns that a double cannot hold, as text: who reads them knows the column's type.
create function realtime.exact_numbers(of_row jsonb) returns jsonb language sql immutable strict as $$
  select case when of_row::text !~ '\d{16}' then of_row else (
    select jsonb_object_agg(key, case
      when jsonb_typeof(value) = 'number' and abs(value::text::numeric) > 9007199254740991 then to_jsonb(value::text)
      else value end)
    from jsonb_each(of_row)) end
$$;

-- Messages of a private channel that were sent before somebody joined, as its policies let them be seen.
create index messages_of_topic on realtime.messages (instance_id, topic, inserted_at);
grant execute on function realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text) to anon;
grant execute on function realtime.take_lead(uuid, double precision), realtime.leave_lead(uuid), realtime.heads(),
  realtime.new_changes(xid8, bigint, integer), realtime.published_table(text, text),
  realtime.published_tables(text) to realtime_admin;
grant execute on function realtime.small_columns(jsonb), realtime.exact_numbers(jsonb) to app_definer;

-- Asked as the person whose rights are asked about.
grant execute on function realtime.exact_numbers(jsonb) to anon, authenticated, service_role, realtime_admin;
grant select, insert, update, delete on realtime.notifier to app_definer;
alter function realtime.take_lead(uuid, double precision) owner to app_definer;
alter function realtime.leave_lead(uuid) owner to app_definer;
alter function realtime.heads() owner to app_definer;
alter function realtime.new_changes(xid8, bigint, integer) owner to app_definer;

-- Of the product's own tables a removed row is told to those alone who could read it.
-- What a row has to be for a role to read it, as a condition on the columns of its table; null where the table is not one
-- of the product's, or no policy of it lets the role read.
create function realtime.read_condition(of_relation oid, of_role name) returns text
language sql stable security definer set search_path = '' as $$
  select '(' || string_agg(pg_catalog.pg_get_expr(p.polqual, p.polrelid), ') or (') filter (where p.polpermissive) || ')'
    || coalesce(' and (' || string_agg(pg_catalog.pg_get_expr(p.polqual, p.polrelid), ') and (')
      filter (where not p.polpermissive) || ')', '')
  from pg_catalog.pg_policy p
  where p.polrelid = of_relation and p.polcmd in ('r', '*') and exists (
    select from unnest(p.polroles) r (id) where r.id = 0 or pg_catalog.pg_has_role(of_role, r.id, 'member'))
  having exists (select from pg_catalog.pg_policy t
    where t.polrelid = of_relation and t.polname = 'instance_isolation' and not t.polpermissive)
$$;
grant execute on function realtime.published_table(text, text) to realtime_admin;

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
