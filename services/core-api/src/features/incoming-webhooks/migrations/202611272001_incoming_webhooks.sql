-- Addresses at which other tools begin routines of a person. The address is the secret; of each call what its person chose is
-- kept for the routine, and of the latest all of it, so that they can choose by an example.
grant create on schema app to app_definer, app_purger;

create table public.incoming_webhooks (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  -- What is taken of a call: its path in the example, as `issue.title`, and the name by which a routine knows it.
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) <= 10
    and pg_column_size(fields) <= 8000),
  example jsonb check (pg_column_size(example) <= 100000),
  last_called_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.incoming_webhooks');
create trigger touch before update on public.incoming_webhooks for each row execute function app.touch();
create policy own_rows on public.incoming_webhooks to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, update (name, fields, removed_at) on public.incoming_webhooks to authenticated;
grant all on public.incoming_webhooks to service_role;
grant select, delete on public.incoming_webhooks to app_purger;
grant select, insert, update on public.incoming_webhooks to app_definer;

-- SHA-256 of what an address ends with: 256 random bits need no slower digest.
create table app.incoming_webhook_hashes (
  instance_id uuid not null,
  token_hash bytea not null,
  webhook_id uuid not null,
  -- Null for the address that is shown last.
  taken_until timestamptz,
  primary key (instance_id, token_hash),
  foreign key (instance_id, webhook_id) references public.incoming_webhooks (instance_id, id) on delete cascade
);
create index incoming_webhook_hashes_webhook on app.incoming_webhook_hashes (instance_id, webhook_id);
select app.protect('app.incoming_webhook_hashes');
grant select, insert, update, delete on app.incoming_webhook_hashes to app_definer;

create table public.incoming_calls (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  webhook_id uuid not null,
  -- By which a call that comes again is known for a day.
  message_id text check (char_length(message_id) between 1 and 200),
  called_at timestamptz not null default now(),
  bytes integer not null check (bytes between 0 and 65536),
  taken jsonb not null check (jsonb_typeof(taken) = 'object'),
  -- Whether a routine of its person sent it: then it begins none.
  is_own boolean not null default false,
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  unique (instance_id, webhook_id, message_id),
  foreign key (instance_id, user_id, webhook_id)
    references public.incoming_webhooks (instance_id, user_id, id) on delete cascade
);
create index incoming_calls_of_webhook on public.incoming_calls (instance_id, user_id, webhook_id, called_at desc);
create index incoming_calls_old on public.incoming_calls (called_at);
select app.protect('public.incoming_calls');
create policy own_rows on public.incoming_calls to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.incoming_calls to authenticated;
grant all on public.incoming_calls to service_role;
grant select, delete on public.incoming_calls to app_purger;
grant select, insert, update, delete on public.incoming_calls to app_definer;

-- Null where somebody has twenty already.
create function app.add_incoming_webhook(new_name text, new_hash bytea) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not app.is_feature_enabled_at(app.instance_id(), 'integrations') then
    raise exception 'Integrations are off at this instance' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('incoming webhooks ' || app.instance_id() || auth.uid(), 0));
  if (select count(*) from public.incoming_webhooks w where w.instance_id = app.instance_id() and w.user_id = auth.uid()) >= 20 then
    return null;
  end if;
  insert into public.incoming_webhooks (instance_id, user_id, name)
    values (app.instance_id(), auth.uid(), new_name) returning id into made;
  insert into app.incoming_webhook_hashes (instance_id, token_hash, webhook_id) values (app.instance_id(), new_hash, made);
  return made;
end $$;

-- A new address; the one of before is taken for a day more, or no longer at all.
create function app.rotate_incoming_webhook(webhook uuid, new_hash bytea, is_at_once boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.incoming_webhooks w where w.instance_id = app.instance_id() and w.id = webhook
    and w.user_id = auth.uid() and w.removed_at is null for update;
  if not found then
    return false;
  end if;
  delete from app.incoming_webhook_hashes h where h.instance_id = app.instance_id() and h.webhook_id = webhook
    and (is_at_once or h.taken_until is not null);
  update app.incoming_webhook_hashes h set taken_until = now() + interval '1 day'
    where h.instance_id = app.instance_id() and h.webhook_id = webhook;
  insert into app.incoming_webhook_hashes (instance_id, token_hash, webhook_id) values (app.instance_id(), new_hash, webhook);
  return true;
end $$;

-- The address that a call came to, with what is to be taken of it.
create function app.find_incoming_webhook(of_hash bytea) returns table (id uuid, fields jsonb)
language sql stable security definer set search_path = '' as $$
  select w.id, w.fields from app.incoming_webhook_hashes h
  join public.incoming_webhooks w on w.instance_id = h.instance_id and w.id = h.webhook_id
  where h.instance_id = app.instance_id() and h.token_hash = of_hash and coalesce(h.taken_until > now(), true)
    and w.removed_at is null and app.may_tell_of(w.instance_id, w.user_id)
$$;

-- Keeps a call and tells the routines of its person. It says `taken`, `again`, `busy` or `missing`.
create function app.take_incoming_call(
  of_hash bytea, of_message text, of_bytes integer, of_taken jsonb, of_example jsonb
) returns text language plpgsql security definer set search_path = '' as $$
declare
  hook public.incoming_webhooks;
  made uuid;
  is_own boolean;
begin
  select w.* into hook from app.find_incoming_webhook(of_hash) f
    join public.incoming_webhooks w on w.instance_id = app.instance_id() and w.id = f.id for update of w;
  if not found then
    return 'missing';
  end if;
  if (select count(*) from (select from public.incoming_calls c where c.instance_id = hook.instance_id
      and c.user_id = hook.user_id and c.called_at > now() - interval '1 hour' limit 300) s) >= 300 then
    return 'busy';
  end if;
  delete from public.incoming_calls c where c.instance_id = hook.instance_id and c.webhook_id = hook.id
    and c.message_id = of_message and c.called_at < now() - interval '1 day';
  is_own := exists (select from public.webhook_deliveries d where d.instance_id = hook.instance_id
    and d.user_id = hook.user_id and d.id::text = of_message and d.event = 'routine.ran');
  insert into public.incoming_calls (instance_id, user_id, webhook_id, message_id, bytes, taken, is_own)
    values (hook.instance_id, hook.user_id, hook.id, of_message, of_bytes, of_taken, is_own)
    on conflict do nothing returning id into made;
  if made is null then
    return 'again';
  end if;
  update public.incoming_webhooks w set last_called_at = now(), example = of_example
    where w.instance_id = hook.instance_id and w.id = hook.id;
  if not is_own then
    perform app.tell_workflows('incoming.called', 'incoming-called', made, hook.instance_id, hook.user_id,
      jsonb_build_object('webhook_id', hook.id));
  end if;
  return 'taken';
end $$;

-- Calls of a month, and addresses that were removed a month ago.
create function app.forget_incoming_webhooks(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  hooks integer;
  calls integer;
begin
  delete from public.incoming_webhooks where (instance_id, id) in (
    select instance_id, id from public.incoming_webhooks where removed_at < kept_since limit most);
  get diagnostics hooks = row_count;
  delete from public.incoming_calls where (instance_id, id) in (
    select instance_id, id from public.incoming_calls where called_at < kept_since limit most);
  get diagnostics calls = row_count;
  return hooks + calls;
end $$;
alter function app.forget_incoming_webhooks(timestamptz, integer) owner to app_purger;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.add_incoming_webhook(text, bytea)', 'app.rotate_incoming_webhook(uuid, bytea, boolean)',
    'app.find_incoming_webhook(bytea)', 'app.take_incoming_call(bytea, text, integer, jsonb, jsonb)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.add_incoming_webhook(text, bytea), app.rotate_incoming_webhook(uuid, bytea, boolean) to authenticated;
grant execute on function app.find_incoming_webhook(bytea), app.take_incoming_call(bytea, text, integer, jsonb, jsonb)
  to anon, authenticated;
grant execute on function app.forget_incoming_webhooks(timestamptz, integer) to worker;

-- A run may be about a call.
alter table public.workflow_runs drop constraint workflow_runs_subject_kind_check;
alter table public.workflow_runs add constraint workflow_runs_subject_kind_check
  check (subject_kind in ('entry', 'mood', 'goal', 'card', 'call'));

revoke create on schema app from app_definer, app_purger;
