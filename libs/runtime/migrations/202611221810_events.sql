-- Events of the domain: written in the transaction that causes them, handed by the worker to the queue of jobs, and kept
-- apart where a handler gave up.

create sequence app.event_numbers;

-- Counts up, so that events of one subject are in the order of their writing where the writer holds the subject's row.
create function app.next_event_id() returns uuid language sql volatile as $$
  select (lpad(to_hex(nextval('app.event_numbers')), 12, '0') || '7' || substr(md5(gen_random_uuid()::text), 1, 3)
    || '8' || substr(md5(gen_random_uuid()::text), 1, 15))::uuid
$$;

-- Ids alone: no text of a person is in an event.
create table app.events (
  instance_id uuid not null references app.instances (id) on delete cascade,
  id uuid not null default app.next_event_id(),
  name text not null check (name ~ '^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$'),
  -- What is delivered in order.
  subject text not null check (char_length(subject) between 1 and 200),
  -- Whose work it is.
  user_id uuid,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and pg_column_size(payload) < 2000),
  -- Who is to hear it; null: everybody who hears events of this name.
  handler text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (instance_id, id)
);
create unique index events_order on app.events (id);
create index events_person on app.events (instance_id, user_id);
select app.protect('app.events');

-- What a handler could not do, until somebody has it repeated.
create table app.dead_letters (
  instance_id uuid not null references app.instances (id) on delete cascade,
  id uuid not null,
  handler text not null,
  name text not null,
  subject text not null,
  user_id uuid,
  payload jsonb not null,
  -- Name and code of the error.
  failure text not null check (char_length(failure) <= 200),
  published_at timestamptz not null,
  failed_at timestamptz not null default now(),
  primary key (instance_id, id, handler)
);
create index dead_letters_person on app.dead_letters (instance_id, user_id);
create index dead_letters_failed_at on app.dead_letters (failed_at desc);
select app.protect('app.dead_letters');

grant usage on sequence app.event_numbers to app_definer;
grant execute on function app.next_event_id() to app_definer;
grant select, insert, update, delete on app.events, app.dead_letters to app_definer;
grant create on schema app to app_definer;

-- For functions of features that run as their maker; nobody else may.
create function app.publish(event text, subject text, at_instance uuid, person uuid, payload jsonb default '{}')
returns void language sql security definer set search_path = '' as $$
  insert into app.events (name, subject, instance_id, user_id, payload) values ($1, $2, $3, $4, $5)
$$;

-- Locked, so that two who hand events over do so one after the other.
create function app.waiting_events(most integer) returns setof app.events
language sql security definer set search_path = '' as $$
  select * from app.events order by id limit most for update
$$;

create function app.forget_events(ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  delete from app.events where id = any (ids)
$$;

create function app.keep_dead_letter(
  event uuid, of_handler text, of_name text, of_subject text, at_instance uuid, person uuid, of_payload jsonb,
  of_failure text, published timestamptz
) returns void language sql security definer set search_path = '' as $$
  insert into app.dead_letters
    (id, handler, name, subject, instance_id, user_id, payload, failure, published_at)
  select event, of_handler, of_name, of_subject, at_instance, person, of_payload, left(of_failure, 200), published
  -- Nothing is kept of an instance that is gone.
  where exists (select from app.instances i where i.id = at_instance)
  on conflict (instance_id, id, handler) do update set failure = excluded.failure, failed_at = now()
$$;

alter function app.publish(text, text, uuid, uuid, jsonb) owner to app_definer;
alter function app.waiting_events(integer) owner to app_definer;
alter function app.forget_events(uuid[]) owner to app_definer;
alter function app.keep_dead_letter(uuid, text, text, text, uuid, uuid, jsonb, text, timestamptz) owner to app_definer;
grant execute on function app.waiting_events(integer), app.forget_events(uuid[]),
  app.keep_dead_letter(uuid, text, text, text, uuid, uuid, jsonb, text, timestamptz) to worker;
revoke create on schema app from app_definer;
