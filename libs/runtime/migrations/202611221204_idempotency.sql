-- Calls with an Idempotency-Key, and their answers.

-- Bodies name what later files make.
set local check_function_bodies = off;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

-- What calls that carry an Idempotency-Key answered, so that the same call, sent again, changes nothing and hears the
-- same. Written in the transaction of the call: a crash leaves both or neither.
create table app.idempotent_calls (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  -- The person, or the role of callers who are none. Nothing is left of a person who leaves: a closing account writes
  -- nothing, and is removed long after the last of these went.
  principal text not null,
  -- Method and path.
  route text not null,
  key text not null check (char_length(key) between 1 and 255),
  -- SHA-256 of everything that the answer depends on.
  request bytea not null,
  answer text not null,
  created_at timestamptz not null default now(),
  primary key (instance_id, principal, route, key)
);
create index idempotent_calls_created_at on app.idempotent_calls (created_at);
select app.protect('app.idempotent_calls');
grant select, insert, delete on app.idempotent_calls to app_definer;

create function app.idempotent_caller() returns text
language sql stable set search_path = '' as $$
  select coalesce(auth.uid()::text, auth.role())
$$;

-- `new`: run it and keep its answer. `running`: another connection does. `other`: the key was used for another request.
-- `kept`: here is the answer.
create function app.begin_idempotent_call(
  of_route text, of_key text, of_request bytea, out state text, out kept_answer text
)
language plpgsql security definer set search_path = '' as $$
declare
  caller text := app.idempotent_caller();
  kept app.idempotent_calls;
begin
  -- Held to the end of the transaction, and let go by a crash.
  if not pg_try_advisory_xact_lock(
    hashtextextended(concat_ws(' ', app.instance_id(), caller, of_route, of_key), 0)
  ) then
    state := 'running';
    return;
  end if;
  delete from app.idempotent_calls c
    where c.instance_id = app.instance_id() and c.principal = caller and c.route = of_route and c.key = of_key
      and c.created_at < now() - interval '24 hours';
  select * into kept from app.idempotent_calls c
    where c.instance_id = app.instance_id() and c.principal = caller and c.route = of_route and c.key = of_key;
  if not found then
    state := 'new';
  elsif kept.request <> of_request then
    state := 'other';
  else
    state := 'kept';
    kept_answer := kept.answer;
  end if;
end $$;

create function app.keep_idempotent_call(of_route text, of_key text, of_request bytea, of_answer text) returns void
language sql security definer set search_path = '' as $$
  insert into app.idempotent_calls (instance_id, principal, route, key, request, answer)
  values (app.instance_id(), app.idempotent_caller(), of_route, of_key, of_request, of_answer)
$$;

create function app.sweep_idempotent_calls() returns integer
language sql security definer set search_path = '' as $$
  with swept as (delete from app.idempotent_calls where created_at < now() - interval '24 hours' returning 1)
  select count(*)::integer from swept
$$;
alter function app.begin_idempotent_call(text, text, bytea) owner to app_definer;
alter function app.keep_idempotent_call(text, text, bytea, text) owner to app_definer;
alter function app.sweep_idempotent_calls() owner to app_purger;
grant execute on function app.idempotent_caller() to app_definer;
grant execute on function app.begin_idempotent_call(text, text, bytea),
  app.keep_idempotent_call(text, text, bytea, text) to anon, authenticated, service_role;
grant execute on function app.sweep_idempotent_calls() to worker;

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
