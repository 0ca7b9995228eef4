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

-- Changes ----------------------------------------------------------------------------------------------------------

-- Whether a row was too large to be told whole.
alter table realtime.changes add column is_cut boolean not null default false;

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

create or replace function realtime.capture_change() returns trigger
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

drop function realtime.new_changes(xid8, bigint, integer);
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

-- The type of a column as SQL says it, beside its short name: what a filter says is read as such a value.
drop function realtime.published_table(text, text);
create function realtime.published_table(schema_name text, table_name text)
returns table (
  relation oid, has_instance boolean, primary_key text[],
  has_full_identity boolean, has_row_security boolean, columns jsonb
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
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = schema_name and c.relname = table_name and exists (
    select from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and p.schemaname = schema_name and p.tablename = table_name)
$$;

drop function realtime.published_tables(text);
create function realtime.published_tables(of_schema text) returns table (schema_name text, table_name text)
language sql stable security definer set search_path = '' as $$
  select schemaname::text, tablename::text from pg_catalog.pg_publication_tables
  where pubname = 'supabase_realtime' and of_schema in (schemaname, '*')
$$;

-- Messages -----------------------------------------------------------------------------------------------------------

-- What programs say must never undo what they do: a message that cannot be kept is warned of.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
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

create or replace function realtime.broadcast_changes(
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

-- Messages of a private channel that were sent before somebody joined, as its policies let them be seen.
create index messages_of_topic on realtime.messages (instance_id, topic, inserted_at);

create or replace function realtime.forget_old() returns void
language sql security definer set search_path = '' as $$
  delete from realtime.changes where committed_at < now() - interval '5 minutes';
  delete from realtime.messages where inserted_at < now() - interval '3 days';
  delete from realtime.relayed where sent_at < now() - interval '1 minute'
$$;

-- Rights ---------------------------------------------------------------------------------------------------------------

grant execute on function realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text) to anon;
grant execute on function realtime.take_lead(uuid, double precision), realtime.leave_lead(uuid), realtime.heads(),
  realtime.new_changes(xid8, bigint, integer), realtime.published_table(text, text),
  realtime.published_tables(text) to realtime_admin;
grant execute on function realtime.small_columns(jsonb), realtime.exact_numbers(jsonb) to app_definer;
-- Asked as the person whose rights are asked about.
grant execute on function realtime.exact_numbers(jsonb) to anon, authenticated, service_role, realtime_admin;
grant select, insert, update, delete on realtime.notifier to app_definer;
grant create on schema realtime to app_definer;
alter function realtime.take_lead(uuid, double precision) owner to app_definer;
alter function realtime.leave_lead(uuid) owner to app_definer;
alter function realtime.heads() owner to app_definer;
alter function realtime.new_changes(xid8, bigint, integer) owner to app_definer;
revoke create on schema realtime from app_definer;
