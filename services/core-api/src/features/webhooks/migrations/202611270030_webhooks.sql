-- Addresses that are told what happens to somebody's things, by the Standard Webhooks. Words of theirs go out only where they
-- chose so, field by field; what is sent is read at the moment of sending and never kept.
grant create on schema app to app_definer, app_purger;

create table public.webhooks (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  address text not null check (address ~ '^https?://[^[:space:]]+$' and char_length(address) <= 2000),
  events text[] not null check (cardinality(events) between 1 and 10
    and events <@ array['entry.finished', 'entry.revised', 'card.done']),
  -- What of a thing is told besides its id.
  fields text[] not null default '{}' check (
    fields <@ array['entry.title', 'entry.text', 'entry.feelings', 'card.title']),
  is_on boolean not null default true,
  -- Since when nobody takes what is sent; after three days it is switched off.
  failing_since timestamptz,
  off_because text check (off_because in ('failing', 'gone')),
  -- Until when messages are signed with the secret of before, too.
  rotated_until timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.webhooks');
create trigger touch before update on public.webhooks for each row execute function app.touch();
create policy own_rows on public.webhooks to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, update (name, events, fields, is_on, removed_at) on public.webhooks to authenticated;
grant all on public.webhooks to service_role;
grant select, delete on public.webhooks to app_purger;
grant select, insert, update on public.webhooks to app_definer;

-- Read by what signs, and by nobody else.
create table app.webhook_secrets (
  instance_id uuid not null,
  webhook_id uuid not null,
  secret text not null,
  before text,
  primary key (instance_id, webhook_id),
  foreign key (instance_id, webhook_id) references public.webhooks (instance_id, id) on delete cascade
);
select app.protect('app.webhook_secrets');
grant select, insert, update, delete on app.webhook_secrets to app_definer;

create table public.webhook_deliveries (
  instance_id uuid not null default app.instance_id(),
  -- Of the message: the same at every try.
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  webhook_id uuid not null,
  event text not null check (event in ('entry.finished', 'entry.revised', 'card.done', 'test')),
  -- Id of the entry or card; of a test that of the webhook.
  subject uuid not null,
  event_id uuid,
  happened_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'left_out')),
  tries smallint not null default 0,
  next_try_at timestamptz not null default now(),
  tried_at timestamptz,
  -- Status of the last answer, or why there was none.
  status smallint,
  failure text check (failure in ('refused', 'unreachable', 'answered', 'missing')),
  primary key (instance_id, id),
  unique (instance_id, webhook_id, event_id),
  foreign key (instance_id, user_id, webhook_id) references public.webhooks (instance_id, user_id, id) on delete cascade
);
create index webhook_deliveries_due on public.webhook_deliveries (next_try_at) where state = 'waiting';
create index webhook_deliveries_webhook on public.webhook_deliveries (instance_id, user_id, webhook_id, happened_at desc);
select app.protect('public.webhook_deliveries');
create policy own_rows on public.webhook_deliveries to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.webhook_deliveries to authenticated;
grant all on public.webhook_deliveries to service_role;
grant select, delete on public.webhook_deliveries to app_purger;
grant select, insert, update on public.webhook_deliveries to app_definer;

-- Whoever switches one on again begins anew.
create function app.begin_webhook_anew() returns trigger language plpgsql set search_path = '' as $$
begin
  new.failing_since := null;
  new.off_because := null;
  return new;
end $$;
create trigger begin_anew before update of is_on on public.webhooks
  for each row when (new.is_on and not old.is_on) execute function app.begin_webhook_anew();

-- Null where somebody has twenty already.
create function app.add_webhook(new_name text, new_address text, new_events text[], new_fields text[], new_secret text)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not app.is_feature_enabled_at(app.instance_id(), 'integrations') then
    raise exception 'Integrations are off at this instance' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('webhooks ' || app.instance_id() || auth.uid(), 0));
  if (select count(*) from public.webhooks w where w.instance_id = app.instance_id() and w.user_id = auth.uid()) >= 20 then
    return null;
  end if;
  insert into public.webhooks (instance_id, user_id, name, address, events, fields)
    values (app.instance_id(), auth.uid(), new_name, new_address, new_events, new_fields) returning id into made;
  insert into app.webhook_secrets (instance_id, webhook_id, secret) values (app.instance_id(), made, new_secret);
  return made;
end $$;

-- For a day messages carry a signature of both.
create function app.rotate_webhook(webhook uuid, new_secret text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.webhooks w set rotated_until = now() + interval '1 day'
    where w.instance_id = app.instance_id() and w.id = webhook and w.user_id = auth.uid() and w.removed_at is null;
  if not found then
    return false;
  end if;
  update app.webhook_secrets s set before = s.secret, secret = new_secret
    where s.instance_id = app.instance_id() and s.webhook_id = webhook;
  return true;
end $$;

-- Has a message sent again, or a test sent: thirty in ten minutes. It says `done`, `missing` or `busy`.
create function app.send_webhook(webhook uuid, delivery uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
begin
  perform from public.webhooks w where w.instance_id = app.instance_id() and w.id = webhook and w.user_id = person
    and w.removed_at is null for update;
  if not found then
    return 'missing';
  end if;
  if (select count(*) from public.webhook_deliveries d where d.instance_id = app.instance_id() and d.user_id = person
      and coalesce(d.tried_at, d.happened_at) > now() - interval '10 minutes' and (d.event = 'test' or d.tries > 1)) >= 30 then
    return 'busy';
  end if;
  if delivery is null then
    insert into public.webhook_deliveries (instance_id, user_id, webhook_id, event, subject)
      values (app.instance_id(), person, webhook, 'test', webhook);
  else
    update public.webhook_deliveries d set state = 'waiting', next_try_at = now()
      where d.instance_id = app.instance_id() and d.id = delivery and d.webhook_id = webhook and d.user_id = person;
    if not found then
      return 'missing';
    end if;
  end if;
  perform app.publish('webhook.due', webhook::text, app.instance_id(), person, '{}');
  return 'done';
end $$;

-- Whether somebody is there of whom others may be told.
create function app.may_tell_of(at_instance uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_feature_enabled_at(at_instance, 'integrations')
    and exists (select from public.instance_users m join app.instances i on i.id = m.instance_id
      where m.instance_id = at_instance and m.user_id = person and m.is_active and i.status = 'active')
    and not exists (select from app.account_closures c where c.instance_id = at_instance and c.user_id = person)
$$;

-- A thing of somebody as it is now; null where it is gone, in the bin, sealed, or not theirs to see.
create function app.webhook_thing(at_instance uuid, person uuid, kind text, thing uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case kind
    when 'entry' then (
      select jsonb_build_object('title', e.title, 'text', e.text, 'feelings', coalesce((
        select jsonb_agg(jsonb_build_object('feeling', f ->> 'emotion', 'percent', f -> 'percentage'))
        from public.analyses a, jsonb_array_elements(a.result -> 'emotions') f
        where a.instance_id = e.instance_id and a.entry_id = e.id), '[]'))
      from public.entries e
      where e.instance_id = at_instance and e.id = thing and e.user_id = person and e.binned_at is null
        and (e.sealed_until is null or e.sealed_until <= (now() at time zone coalesce(e.time_zone, 'UTC'))::date))
    when 'card' then (
      select jsonb_build_object('title', c.title) from public.cards c
      where c.instance_id = at_instance and c.id = thing and c.deleted_at is null and app.is_on_board(at_instance, c.board_id, person))
  end
$$;

-- Writes down what is to be told of an event, for each address once.
create function app.note_webhooks(at_instance uuid, person uuid, of_event text, thing uuid, source uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  noted uuid[];
begin
  if not app.may_tell_of(at_instance, person) then
    return 0;
  end if;
  with made as (
    insert into public.webhook_deliveries (instance_id, user_id, webhook_id, event, subject, event_id)
    select at_instance, person, w.id, of_event, thing, source from public.webhooks w
    where w.instance_id = at_instance and w.user_id = person and w.is_on and w.removed_at is null and of_event = any (w.events)
    on conflict do nothing returning webhook_id)
  select array_agg(webhook_id) into noted from made;
  perform app.publish('webhook.due', webhook::text, at_instance, person, '{}') from unnest(noted) webhook;
  return coalesce(cardinality(noted), 0);
end $$;

-- Takes what is due, of one address or of all: not more than ten of a person at once, and each for two minutes.
create function app.take_due_deliveries(only_webhook uuid, most integer)
returns table (
  instance_id uuid, user_id uuid, webhook_id uuid, id uuid, event text, subject uuid, happened_at timestamptz, tries smallint,
  address text, fields text[], secret text, secret_before text, thing jsonb
)
language sql security definer set search_path = '' as $$
  with waiting as (
    select d.instance_id, d.id, row_number() over (partition by d.instance_id, d.user_id order by d.next_try_at) as place
    from public.webhook_deliveries d
    where d.state = 'waiting' and d.next_try_at <= now() and (only_webhook is null or d.webhook_id = only_webhook)),
  due as (
    select d.instance_id, d.id from public.webhook_deliveries d
    join waiting w on w.instance_id = d.instance_id and w.id = d.id and w.place <= 10
    join public.webhooks h on h.instance_id = d.instance_id and h.id = d.webhook_id and h.is_on and h.removed_at is null
    where app.may_tell_of(d.instance_id, d.user_id)
    order by w.place, d.next_try_at limit most for update of d skip locked),
  taken as (
    update public.webhook_deliveries d set next_try_at = now() + interval '2 minutes', tries = d.tries + 1, tried_at = now()
    from due where d.instance_id = due.instance_id and d.id = due.id returning d.*)
  select t.instance_id, t.user_id, t.webhook_id, t.id, t.event, t.subject, t.happened_at, t.tries, h.address, h.fields, s.secret,
    case when h.rotated_until > now() then s.before end,
    case when t.event <> 'test' then app.webhook_thing(t.instance_id, t.user_id, split_part(t.event, '.', 1), t.subject) end
  from taken t
  join public.webhooks h on h.instance_id = t.instance_id and h.id = t.webhook_id
  join app.webhook_secrets s on s.instance_id = t.instance_id and s.webhook_id = t.webhook_id
$$;

-- What came of a try. `wait_for` is null where it is not tried again.
create function app.settle_delivery(
  at_instance uuid, delivery uuid, new_state text, of_status integer, of_failure text, wait_for interval
) returns void language plpgsql security definer set search_path = '' as $$
declare
  told public.webhook_deliveries;
  hook public.webhooks;
  why text;
begin
  update public.webhook_deliveries d set state = new_state, status = of_status, failure = of_failure,
    next_try_at = now() + coalesce(wait_for, interval '0')
  where d.instance_id = at_instance and d.id = delivery returning * into told;
  if not found or new_state = 'left_out' then
    return;
  end if;
  if new_state = 'sent' then
    update public.webhooks w set failing_since = null
      where w.instance_id = at_instance and w.id = told.webhook_id and w.failing_since is not null;
    return;
  end if;
  update public.webhooks w set failing_since = coalesce(w.failing_since, now())
    where w.instance_id = at_instance and w.id = told.webhook_id and w.is_on returning * into hook;
  if not found then
    return;
  end if;
  why := case when of_status = 410 then 'gone' when hook.failing_since < now() - interval '3 days' then 'failing' end;
  if why is not null then
    update public.webhooks w set is_on = false, off_because = why where w.instance_id = at_instance and w.id = hook.id;
    perform app.notify(at_instance, hook.user_id, 'webhooks.off', 'webhook ' || hook.id, '/integrations',
      jsonb_build_object('title', hook.name), hook.id);
  end if;
end $$;

-- The log of a month, and what was removed a month ago.
create function app.forget_webhooks(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  hooks integer;
  deliveries integer;
begin
  delete from public.webhooks where (instance_id, id) in (
    select instance_id, id from public.webhooks where removed_at < kept_since limit most);
  get diagnostics hooks = row_count;
  delete from public.webhook_deliveries where (instance_id, id) in (
    select instance_id, id from public.webhook_deliveries
    where happened_at < kept_since and next_try_at < kept_since limit most);
  get diagnostics deliveries = row_count;
  return hooks + deliveries;
end $$;
alter function app.forget_webhooks(timestamptz, integer) owner to app_purger;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.add_webhook(text, text, text[], text[], text)', 'app.rotate_webhook(uuid, text)', 'app.send_webhook(uuid, uuid)',
    'app.may_tell_of(uuid, uuid)', 'app.webhook_thing(uuid, uuid, text, uuid)', 'app.note_webhooks(uuid, uuid, text, uuid, uuid)',
    'app.take_due_deliveries(uuid, integer)', 'app.settle_delivery(uuid, uuid, text, integer, text, interval)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.add_webhook(text, text, text[], text[], text), app.rotate_webhook(uuid, text),
  app.send_webhook(uuid, uuid) to authenticated;
grant execute on function app.webhook_thing(uuid, uuid, text, uuid), app.note_webhooks(uuid, uuid, text, uuid, uuid),
  app.take_due_deliveries(uuid, integer), app.settle_delivery(uuid, uuid, text, integer, text, interval),
  app.forget_webhooks(timestamptz, integer) to worker;
revoke create on schema app from app_definer, app_purger;
