-- Messages as chats take them at an incoming address of their own: a sentence in the language in which it was made, with a way back.
grant create on schema app to app_definer;

alter table public.webhooks
  add column format text not null default 'standard' check (format in ('standard', 'slack', 'teams', 'discord')),
  add column language text not null default 'en' check (char_length(language) between 2 and 10),
  add column origin text not null default '' check (char_length(origin) <= 300);

-- Null where somebody has twenty already. What is not said is as it was before there were formats.
drop function app.add_webhook(text, text, text[], text[], text);
create function app.add_webhook(new_name text, new_address text, new_events text[], new_fields text[], new_secret text,
  new_format text default 'standard', new_language text default 'en', new_origin text default '')
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
  insert into public.webhooks (instance_id, user_id, name, address, events, fields, format, language, origin)
    values (app.instance_id(), auth.uid(), new_name, new_address, new_events, new_fields, new_format, new_language, new_origin) returning id into made;
  insert into app.webhook_secrets (instance_id, webhook_id, secret) values (app.instance_id(), made, new_secret);
  return made;
end $$;

-- Takes what is due, of one address or of all: not more than ten of a person at once, and each for two minutes.
drop function app.take_due_deliveries(uuid, integer);
create function app.take_due_deliveries(only_webhook uuid, most integer)
returns table (
  instance_id uuid, user_id uuid, webhook_id uuid, id uuid, event text, subject uuid, happened_at timestamptz, tries smallint,
  address text, fields text[], secret text, secret_before text, thing jsonb, format text, language text,
  origin text
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
    case when t.event <> 'test' then app.webhook_thing(t.instance_id, t.user_id, split_part(t.event, '.', 1), t.subject) end,
    h.format, h.language, h.origin
  from taken t
  join public.webhooks h on h.instance_id = t.instance_id and h.id = t.webhook_id
  join app.webhook_secrets s on s.instance_id = t.instance_id and s.webhook_id = t.webhook_id
$$;

-- What came of a try. `wait_for` is null where it is not tried again. A chat says 404 of an address that was taken away.
create or replace function app.settle_delivery(
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
  why := case when of_status = 410 or of_status = 404 and hook.format <> 'standard' then 'gone' when hook.failing_since < now() - interval '3 days' then 'failing' end;
  if why is not null then
    update public.webhooks w set is_on = false, off_because = why where w.instance_id = at_instance and w.id = hook.id;
    perform app.notify(at_instance, hook.user_id, 'webhooks.off', 'webhook ' || hook.id, '/integrations',
      jsonb_build_object('title', hook.name), hook.id);
  end if;
end $$;

alter function app.add_webhook(text, text, text[], text[], text, text, text, text) owner to app_definer;
alter function app.take_due_deliveries(uuid, integer) owner to app_definer;
alter function app.settle_delivery(uuid, uuid, text, integer, text, interval) owner to app_definer;
grant execute on function app.add_webhook(text, text, text[], text[], text, text, text, text) to authenticated;
grant execute on function app.take_due_deliveries(uuid, integer),
  app.settle_delivery(uuid, uuid, text, integer, text, interval) to worker;

revoke create on schema app from app_definer;
