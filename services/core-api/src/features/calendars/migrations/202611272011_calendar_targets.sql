-- Calendars of accounts into which their people's own things are written, and each thing that was written there.
grant create on schema app to app_definer, app_purger;

create table public.calendar_targets (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  account_id uuid not null,
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  address text not null check (address ~ '^https?://[^[:space:]]+$' and char_length(address) <= 2000),
  kinds text[] not null check (cardinality(kinds) between 1 and 4
    and kinds <@ array['focus', 'gathering', 'decision', 'reminder']),
  -- Whether words are written; without them a thing is called busy.
  has_details boolean not null default false,
  -- The clocks of what names no time zone, and the words of what is written.
  zone text not null check (app.is_time_zone(zone)),
  language text not null check (language ~ '^[a-z]{2}$'),
  origin text not null check (char_length(origin) <= 300),
  state text not null default 'waiting' check (state in ('waiting', 'written', 'failed')),
  failure text check (failure in
    ('gone', 'locked', 'forbidden', 'full', 'refused', 'unreachable', 'too_large', 'no_calendar')),
  is_on boolean not null default true,
  -- Since when nothing is taken; after three days it is switched off.
  failing_since timestamptz,
  -- What is to be done when all that was written is taken away.
  ending text check (ending in ('stop', 'disconnect')),
  written_count integer not null default 0,
  hand_removed_count integer not null default 0,
  failed_count integer not null default 0,
  written_at timestamptz,
  next_write_at timestamptz not null default now(),
  -- Until when one worker alone writes there.
  taken_until timestamptz,
  failures smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  unique (instance_id, account_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, user_id, account_id)
    references public.calendar_accounts (instance_id, user_id, id) on delete cascade
);
create index calendar_targets_due on public.calendar_targets (next_write_at) where is_on;
create index calendar_targets_person on public.calendar_targets (instance_id, user_id, account_id);
select app.protect('public.calendar_targets');
create trigger touch before update on public.calendar_targets for each row execute function app.touch();
create trigger require_feature before insert on public.calendar_targets
  for each row execute function app.require_feature('calendars');
create policy own_rows on public.calendar_targets to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.calendar_targets to authenticated;
grant all on public.calendar_targets to service_role;
grant select, delete on public.calendar_targets to app_purger;
grant select, insert, update, delete on public.calendar_targets to app_definer;
grant delete on public.calendar_accounts to app_definer;

create table public.calendar_writings (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  target_id uuid not null,
  href text not null check (char_length(href) <= 2200),
  kind text not null check (kind in ('focus', 'gathering', 'decision', 'reminder')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  is_all_day boolean not null default false,
  state text not null default 'waiting' check (state in
    ('waiting', 'written', 'hand_changed', 'hand_removed', 'left', 'overwrite', 'failed')),
  -- Whether it is still to stand in the calendar.
  is_wanted boolean not null default true,
  etag text check (char_length(etag) <= 500),
  -- Of what was sent last, of what is known to be there, and of what the server made of it.
  sent_hash text check (char_length(sent_hash) = 64),
  written_hash text check (char_length(written_hash) = 64),
  found_hash text check (char_length(found_hash) = 64),
  -- Status with which the server refused it.
  status smallint,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, target_id, href),
  foreign key (instance_id, user_id, target_id)
    references public.calendar_targets (instance_id, user_id, id) on delete cascade
);
create index calendar_writings_target on public.calendar_writings (instance_id, user_id, target_id, starts_at);
create index calendar_writings_old on public.calendar_writings (ends_at);
select app.protect('public.calendar_writings');
create policy own_rows on public.calendar_writings to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.calendar_writings to authenticated;
grant all on public.calendar_writings to service_role;
grant select, delete on public.calendar_writings to app_purger;
grant select, insert, update, delete on public.calendar_writings to app_definer;

-- A block that was moved is moved in its person's calendars at once. They are told of once until a worker has taken them,
-- and not while they fail.
create function app.hurry_calendars_of_focus() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  line public.focus_intentions := coalesce(new, old);
  target uuid;
begin
  for target in update public.calendar_targets t set next_write_at = now()
    where t.instance_id = line.instance_id and t.user_id = line.user_id and t.is_on and t.failures = 0
      and t.next_write_at > now()
    returning t.id
  loop
    perform app.publish('calendar.writing_due', target::text, line.instance_id, line.user_id, '{}');
  end loop;
  return null;
end $$;
create trigger hurry_calendars after insert or delete or update of title, day, starts_at, minutes, removed_at
  on public.focus_intentions for each row execute function app.hurry_calendars_of_focus();

-- Has one of the caller's calendars written from now on, in place of another of its account; null where there is none.
create function app.write_to_calendar(
  calendar uuid, new_kinds text[], with_details boolean, at_zone text, in_language text, at_origin text
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  insert into public.calendar_targets as t
    (instance_id, user_id, account_id, name, address, kinds, has_details, zone, language, origin)
  select s.instance_id, s.user_id, s.account_id, s.name, s.address, new_kinds, with_details, at_zone, in_language, at_origin
  from public.calendar_subscriptions s
  where s.instance_id = app.instance_id() and s.user_id = auth.uid() and s.id = calendar and s.account_id is not null
    and s.removed_at is null
  on conflict (instance_id, account_id) do update set name = excluded.name, address = excluded.address,
    kinds = excluded.kinds, has_details = excluded.has_details, zone = excluded.zone, language = excluded.language,
    origin = excluded.origin, state = 'waiting', failure = null, is_on = true, failing_since = null, ending = null,
    failures = 0, next_write_at = now()
  returning t.id into made;
  if made is not null then
    perform app.publish('calendar.writing_due', made::text, app.instance_id(), auth.uid(), '{}');
  end if;
  return made;
end $$;

-- Ends writing there. What was written is left, or is taken away first; then the account goes, too, where that was asked.
create function app.stop_writing_to_calendar(account uuid, is_removed boolean, is_disconnected boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  target uuid;
begin
  if not is_removed then
    if is_disconnected then
      delete from public.calendar_accounts a
        where a.instance_id = app.instance_id() and a.user_id = auth.uid() and a.id = account;
    else
      delete from public.calendar_targets t
        where t.instance_id = app.instance_id() and t.user_id = auth.uid() and t.account_id = account;
    end if;
    return found;
  end if;
  update public.calendar_targets t set ending = case when is_disconnected then 'disconnect' else 'stop' end,
    is_on = true, failing_since = null, failures = 0, state = 'waiting', failure = null, next_write_at = now()
  where t.instance_id = app.instance_id() and t.user_id = auth.uid() and t.account_id = account
  returning t.id into target;
  if target is null then
    return false;
  end if;
  perform app.publish('calendar.writing_due', target::text, app.instance_id(), auth.uid(), '{}');
  return true;
end $$;

-- What becomes of something that was changed in the calendar by hand.
create function app.settle_calendar_conflict(writing uuid, is_overwritten boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  target uuid;
begin
  update public.calendar_writings w set state = case when is_overwritten then 'overwrite' else 'left' end
  where w.instance_id = app.instance_id() and w.user_id = auth.uid() and w.id = writing and w.state = 'hand_changed'
  returning w.target_id into target;
  if target is null then
    return false;
  end if;
  update public.calendar_targets t set next_write_at = now() where t.instance_id = app.instance_id() and t.id = target;
  perform app.publish('calendar.writing_due', target::text, app.instance_id(), auth.uid(), '{}');
  return true;
end $$;

-- Whether calendars of somebody are asked: they are a member, and do not leave.
create function app.is_here(at_instance uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.instance_users m join app.instances i on i.id = m.instance_id
      where m.instance_id = at_instance and m.user_id = person and m.is_active and i.status = 'active')
    and not exists (select from app.account_closures c where c.instance_id = at_instance and c.user_id = person)
$$;

-- Tells of calendars whose time has come; how many there were.
create function app.ask_calendar_targets(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  asked integer;
begin
  with due as (
    select t.instance_id, t.id from public.calendar_targets t
    where t.is_on and t.next_write_at <= now() and (t.taken_until is null or t.taken_until < now())
      and app.is_feature_enabled_at(t.instance_id, 'calendars') and app.is_here(t.instance_id, t.user_id)
    order by t.next_write_at limit most for update skip locked),
  told as (
    update public.calendar_targets t set next_write_at = now() + interval '10 minutes'
    from due d where t.instance_id = d.instance_id and t.id = d.id returning t.instance_id, t.user_id, t.id)
  select count(*) into asked from told t, app.publish('calendar.writing_due', t.id::text, t.instance_id, t.user_id, '{}');
  return asked;
end $$;

-- Takes one for ten minutes; nothing where another worker has it, it is off, or its person is leaving.
create function app.take_calendar_target(target uuid)
returns table (instance_id uuid, user_id uuid, id uuid, address text, kinds text[], has_details boolean, zone text,
  language text, origin text, ending text, server text, user_name text, sealed text)
language sql security definer set search_path = '' as $$
  with taken as (
    update public.calendar_targets t set taken_until = now() + interval '10 minutes', next_write_at = now() + interval '15 minutes'
    where t.id = target and t.is_on and (t.taken_until is null or t.taken_until < now())
      and app.is_feature_enabled_at(t.instance_id, 'calendars')
      and app.is_here(t.instance_id, t.user_id)
    returning t.*)
  select t.instance_id, t.user_id, t.id, t.address, t.kinds, t.has_details, t.zone, t.language, t.origin, t.ending,
    a.address, a.user_name, p.sealed
  from taken t
  join public.calendar_accounts a on a.instance_id = t.instance_id and a.id = t.account_id
  left join app.calendar_passwords p on p.instance_id = a.instance_id and p.account_id = a.id
$$;

-- Notes what is about to be sent, so that what a process left behind is known again.
create function app.intend_calendar_writings(at_instance uuid, target uuid, things jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.calendar_writings as w
    (instance_id, user_id, target_id, href, kind, starts_at, ends_at, is_all_day, sent_hash)
  select t.instance_id, t.user_id, t.id, f.href, f.kind, f.starts_at, f.ends_at, f.is_all_day, f.hash
  from public.calendar_targets t,
    jsonb_to_recordset(things) as f (href text, kind text, starts_at timestamptz, ends_at timestamptz,
      is_all_day boolean, hash text)
  where t.instance_id = at_instance and t.id = target
  on conflict (instance_id, target_id, href) do update set kind = excluded.kind, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, is_all_day = excluded.is_all_day, sent_hash = excluded.sent_hash, is_wanted = true
$$;

-- What came of one. Without a state it is gone, here and there. What is not said of what is there stays as it was.
create function app.settle_calendar_writing(at_instance uuid, target uuid, at_href text, outcome jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if outcome ->> 'state' is null then
    delete from public.calendar_writings w where w.instance_id = at_instance and w.target_id = target and w.href = at_href;
    return;
  end if;
  update public.calendar_writings w set state = outcome ->> 'state', status = (outcome ->> 'status')::smallint,
    etag = coalesce(outcome ->> 'etag', w.etag), written_hash = coalesce(outcome ->> 'written_hash', w.written_hash),
    found_hash = coalesce(outcome ->> 'found_hash', w.found_hash),
    is_wanted = coalesce((outcome ->> 'is_wanted')::boolean, w.is_wanted), settled_at = now()
  where w.instance_id = at_instance and w.target_id = target and w.href = at_href;
end $$;

-- Gives one back after a run, which took all away where `was_ending`. What fails is tried later and later, at last once a
-- day, and is switched off after three. What was asked for meanwhile is done at once.
create function app.settle_calendar_target(
  at_instance uuid, target uuid, because text, is_more boolean, was_ending boolean
) returns void language plpgsql security definer set search_path = '' as $$
declare
  settled public.calendar_targets;
  is_hurried boolean;
  is_over boolean;
begin
  select t.next_write_at <= now() into is_hurried from public.calendar_targets t
    where t.instance_id = at_instance and t.id = target for update;
  update public.calendar_targets t set taken_until = null, failure = because,
    state = case when because is null then 'written' else 'failed' end,
    written_at = case when because is null then now() else t.written_at end,
    failing_since = case when because is not null then coalesce(t.failing_since, now()) end,
    failures = case when because is null then 0 else least(t.failures + 1, 100) end,
    next_write_at = case
      when because is not null then now() + least(interval '1 day', interval '10 minutes' * power(2, least(t.failures, 8)))
      when is_more then now() else t.next_write_at end,
    written_count = c.written, hand_removed_count = c.removed, failed_count = c.failed
  from (select count(*) filter (where w.etag is not null and w.state <> 'hand_removed') as written,
      count(*) filter (where w.state = 'hand_removed') as removed, count(*) filter (where w.state = 'failed') as failed
    from public.calendar_writings w where w.instance_id = at_instance and w.target_id = target) c
  where t.instance_id = at_instance and t.id = target returning t.* into settled;
  if not found then
    return;
  end if;
  is_over := coalesce(settled.failing_since < now() - interval '3 days', false);
  if is_over or (was_ending and settled.ending is not null and because is null and not is_more) then
    -- Who wants to be rid of it is, with what could not be taken out.
    if settled.ending = 'disconnect' then
      delete from public.calendar_accounts a where a.instance_id = at_instance and a.id = settled.account_id;
    elsif settled.ending = 'stop' then
      delete from public.calendar_targets t where t.instance_id = at_instance and t.id = target;
    else
      update public.calendar_targets t set is_on = false where t.instance_id = at_instance and t.id = target;
    end if;
    if is_over then
      perform app.notify(at_instance, settled.user_id,
        case when settled.ending is null then 'calendars.writing_off' else 'calendars.left_there' end,
        'calendar target ' || target, '/productivity', jsonb_build_object('title', settled.name), target);
    end if;
  elsif is_hurried and because is null then
    perform app.publish('calendar.writing_due', target::text, at_instance, settled.user_id, '{}');
  end if;
end $$;

-- What was long ago stays in the calendar, and is no longer known here.
create function app.forget_calendar_writings(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from public.calendar_writings where (instance_id, id) in (
    select instance_id, id from public.calendar_writings where ends_at < kept_since limit most);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.is_here(uuid, uuid)', 'app.hurry_calendars_of_focus()',
    'app.write_to_calendar(uuid, text[], boolean, text, text, text)',
    'app.stop_writing_to_calendar(uuid, boolean, boolean)', 'app.settle_calendar_conflict(uuid, boolean)',
    'app.ask_calendar_targets(integer)', 'app.take_calendar_target(uuid)',
    'app.intend_calendar_writings(uuid, uuid, jsonb)', 'app.settle_calendar_writing(uuid, uuid, text, jsonb)',
    'app.settle_calendar_target(uuid, uuid, text, boolean, boolean)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
alter function app.forget_calendar_writings(timestamptz, integer) owner to app_purger;
grant execute on function app.write_to_calendar(uuid, text[], boolean, text, text, text),
  app.stop_writing_to_calendar(uuid, boolean, boolean), app.settle_calendar_conflict(uuid, boolean) to authenticated;
grant execute on function app.ask_calendar_targets(integer), app.take_calendar_target(uuid),
  app.intend_calendar_writings(uuid, uuid, jsonb), app.settle_calendar_writing(uuid, uuid, text, jsonb),
  app.settle_calendar_target(uuid, uuid, text, boolean, boolean), app.forget_calendar_writings(timestamptz, integer) to worker;
revoke create on schema app from app_definer, app_purger;
