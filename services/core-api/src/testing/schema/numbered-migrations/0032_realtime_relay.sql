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

create or replace function realtime.forget_old() returns void
language sql security definer set search_path = '' as $$
  delete from realtime.changes where committed_at < now() - interval '5 minutes';
  delete from realtime.messages where inserted_at < now() - interval '1 hour';
  delete from realtime.relayed where sent_at < now() - interval '1 minute'
$$;

grant execute on function realtime.relay(text), realtime.relayed_message(bigint) to realtime_admin;
grant select, insert, delete on realtime.relayed to app_definer;
grant create on schema realtime to app_definer;
alter function realtime.relay(text) owner to app_definer;
alter function realtime.relayed_message(bigint) owner to app_definer;
revoke create on schema realtime from app_definer;
