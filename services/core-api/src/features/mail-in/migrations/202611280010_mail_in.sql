-- Secret addresses for mails to one's own journal. A mail whose sender is verified becomes an entry, every other is held
-- until its person has looked at it.
grant create on schema app to app_definer, app_purger;

create table public.mail_addresses (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  last_mail_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.mail_addresses');
create trigger touch before update on public.mail_addresses for each row execute function app.touch();
create policy own_rows on public.mail_addresses to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, update (removed_at) on public.mail_addresses to authenticated;
grant all on public.mail_addresses to service_role;
grant select, delete on public.mail_addresses to app_purger;
grant select, insert, update, delete on public.mail_addresses to app_definer;

-- SHA-256 of the part before the at sign. A mail does not say of which instance it is.
create table app.mail_address_hashes (
  instance_id uuid not null,
  token_hash bytea not null,
  address_id uuid not null,
  -- Null for the address that was shown last.
  taken_until timestamptz,
  primary key (instance_id, token_hash),
  foreign key (instance_id, address_id) references public.mail_addresses (instance_id, id) on delete cascade
);
create index mail_address_hashes_token on app.mail_address_hashes (token_hash);
create index mail_address_hashes_address on app.mail_address_hashes (instance_id, address_id);
select app.protect('app.mail_address_hashes');
grant select, insert, update, delete on app.mail_address_hashes to app_definer;

create table public.held_mails (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- By which the mail is known, whatever becomes of it.
  message_key text not null check (message_key ~ '^[0-9a-f]{64}$'),
  sender text not null check (char_length(sender) <= 320),
  subject text not null check (char_length(subject) <= 200),
  text text not null check (char_length(text) <= 200000),
  -- The day of the entry that it becomes.
  entry_at timestamptz not null,
  -- Pictures and other parts, which are not kept.
  file_count integer not null default 0 check (file_count >= 0),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, message_key),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index held_mails_old on public.held_mails (created_at);
select app.protect('public.held_mails');
create policy own_rows on public.held_mails to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete on public.held_mails to authenticated;
grant all on public.held_mails to service_role;
grant select, delete on public.held_mails to app_purger;
grant select, insert, delete on public.held_mails to app_definer;

-- What came in the last month, entry or held: each mail comes once.
create table app.mail_receipts (
  instance_id uuid not null,
  user_id uuid not null,
  message_key text not null,
  received_at timestamptz not null default now(),
  primary key (instance_id, user_id, message_key),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index mail_receipts_old on app.mail_receipts (received_at);
select app.protect('app.mail_receipts');
grant select, insert on app.mail_receipts to app_definer;
grant select, delete on app.mail_receipts to app_purger;

-- Mails that were brought in the hour that began with the first of them, whatever became of them.
create table app.mail_arrivals (
  instance_id uuid not null,
  user_id uuid not null,
  began_at timestamptz not null default now(),
  arrived integer not null default 1,
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('app.mail_arrivals');
grant select, insert, update on app.mail_arrivals to app_definer;

-- Answers false where the person has an address; one that was removed makes room.
create function app.add_mail_address(new_hash bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not app.is_feature_enabled_at(app.instance_id(), 'integrations') then
    raise exception 'Integrations are off at this instance' using errcode = '42501';
  end if;
  delete from public.mail_addresses a
    where a.instance_id = app.instance_id() and a.user_id = auth.uid() and a.removed_at is not null;
  insert into public.mail_addresses (instance_id, user_id) values (app.instance_id(), auth.uid())
    on conflict do nothing returning id into made;
  if made is null then
    return false;
  end if;
  insert into app.mail_address_hashes (instance_id, token_hash, address_id) values (app.instance_id(), new_hash, made);
  return true;
end $$;

-- A new address; the one of before is taken for a day more, or no longer at all.
create function app.rotate_mail_address(new_hash bytea, is_at_once boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  own uuid;
begin
  select a.id into own from public.mail_addresses a
    where a.instance_id = app.instance_id() and a.user_id = auth.uid() and a.removed_at is null for update;
  if own is null then
    return false;
  end if;
  delete from app.mail_address_hashes h where h.instance_id = app.instance_id() and h.address_id = own
    and (is_at_once or h.taken_until is not null);
  update app.mail_address_hashes h set taken_until = now() + interval '1 day'
    where h.instance_id = app.instance_id() and h.address_id = own;
  insert into app.mail_address_hashes (instance_id, token_hash, address_id) values (app.instance_id(), new_hash, own);
  return true;
end $$;

-- Whose an address is, and whether they had as many mails as come in an hour; no row where mails to it are refused.
create function app.find_mail_address(of_hash bytea)
returns table (instance_id uuid, user_id uuid, email text, is_busy boolean)
language sql stable security definer set search_path = '' as $$
  select a.instance_id, a.user_id, u.email,
    exists (select from app.mail_arrivals m where m.instance_id = a.instance_id and m.user_id = a.user_id
      and m.began_at > now() - interval '1 hour' and m.arrived >= 60)
  from app.mail_address_hashes h
  join public.mail_addresses a on a.instance_id = h.instance_id and a.id = h.address_id
  join auth.users u on u.id = a.user_id
  where h.token_hash = of_hash and coalesce(h.taken_until > now(), true)
    and a.removed_at is null and app.may_tell_of(a.instance_id, a.user_id)
$$;

-- Counts a mail before anything of it is read. It says `taken`, `busy` or `missing`.
create function app.count_mail(of_hash bytea) returns text
language plpgsql security definer set search_path = '' as $$
declare
  whose record;
begin
  select f.* into whose from app.find_mail_address(of_hash) f;
  if not found then
    return 'missing';
  end if;
  perform set_config('app.instance_id', whose.instance_id::text, true);
  insert into app.mail_arrivals as m (instance_id, user_id) values (whose.instance_id, whose.user_id)
    on conflict (instance_id, user_id) do update set
      began_at = case when m.began_at > now() - interval '1 hour' then m.began_at else now() end,
      arrived = case when m.began_at > now() - interval '1 hour' then m.arrived + 1 else 1 end
    where m.arrived < 60 or m.began_at <= now() - interval '1 hour';
  return case when found then 'taken' else 'busy' end;
end $$;

-- Whether a mail came before.
create function app.has_mail(of_hash bytea, of_message text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.find_mail_address(of_hash) f
    join app.mail_receipts r on r.instance_id = f.instance_id and r.user_id = f.user_id
    where r.message_key = of_message)
$$;

-- Notes that a mail came. It says `taken`, `again` or `missing`: nothing is to be done but in the first case.
create function app.receive_mail(of_hash bytea, of_message text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_address record;
begin
  select f.* into found_address from app.find_mail_address(of_hash) f;
  if not found then
    return 'missing';
  end if;
  perform set_config('app.instance_id', found_address.instance_id::text, true);
  perform from public.mail_addresses a
    where a.instance_id = found_address.instance_id and a.user_id = found_address.user_id for update;
  if exists (select from app.mail_receipts r where r.instance_id = found_address.instance_id
      and r.user_id = found_address.user_id and r.message_key = of_message) then
    return 'again';
  end if;
  insert into app.mail_receipts (instance_id, user_id, message_key)
    values (found_address.instance_id, found_address.user_id, of_message);
  update public.mail_addresses a set last_mail_at = now()
    where a.instance_id = found_address.instance_id and a.user_id = found_address.user_id;
  return 'taken';
end $$;

-- Null where the mail is an entry already.
create function app.add_mailed_entry(at_instance uuid, person uuid, entry jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  insert into public.entries (instance_id, user_id, title, text, document, word_count, entry_at, source, source_id,
      analysis_state)
    values (at_instance, person, entry ->> 'title', entry ->> 'text', entry -> 'document',
      (entry ->> 'word_count')::integer, (entry ->> 'entry_at')::timestamptz, 'mail', entry ->> 'source_id', 'reading')
    on conflict do nothing returning id into made;
  if made is null then
    return null;
  end if;
  perform app.publish('entry.finished', made::text, at_instance, person,
    jsonb_build_object('language', app.default_language()));
  return made;
end $$;

-- A mail of the person themself, with the pictures whose bytes were written.
create function app.take_mail(of_hash bytea, of_message text, entry jsonb, files jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  came_to text := app.receive_mail(of_hash, of_message);
  whose record;
  made uuid;
  file jsonb;
begin
  if came_to <> 'taken' then
    return came_to;
  end if;
  select f.* into whose from app.find_mail_address(of_hash) f;
  made := app.add_mailed_entry(whose.instance_id, whose.user_id, entry);
  if made is null then
    return 'again';
  end if;
  for file in select value from jsonb_array_elements(files) loop
    insert into storage.objects (instance_id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
      values (whose.instance_id, 'media', whose.user_id::text || '/attachments/' || (file ->> 'id'), whose.user_id,
        whose.user_id::text, file ->> 'version', file -> 'metadata', file -> 'user_metadata');
    insert into public.entry_files (instance_id, id, user_id, entry_id, name, position)
      values (whose.instance_id, (file ->> 'id')::uuid, whose.user_id, made, file ->> 'name', (file ->> 'position')::integer);
  end loop;
  return 'taken';
end $$;

-- A mail of somebody else. `full`: fifty are held already.
create function app.hold_mail(of_hash bytea, of_message text, mail jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  whose record;
  came_to text;
begin
  select f.* into whose from app.find_mail_address(of_hash) f;
  if found and not exists (select from app.mail_receipts r where r.instance_id = whose.instance_id
      and r.user_id = whose.user_id and r.message_key = of_message)
    and (select count(*) from public.held_mails m
      where m.instance_id = whose.instance_id and m.user_id = whose.user_id) >= 50 then
    return 'full';
  end if;
  came_to := app.receive_mail(of_hash, of_message);
  if came_to = 'taken' then
    insert into public.held_mails (instance_id, user_id, message_key, sender, subject, text, entry_at, file_count)
      values (whose.instance_id, whose.user_id, of_message, mail ->> 'sender', mail ->> 'subject', mail ->> 'text',
        (mail ->> 'entry_at')::timestamptz, (mail ->> 'file_count')::integer)
      on conflict do nothing;
  end if;
  return came_to;
end $$;

-- Makes an entry of a mail that is held. Null where it is not held any more.
create function app.take_held_mail(held uuid, entry jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.held_mails m
    where m.instance_id = app.instance_id() and m.user_id = auth.uid() and m.id = held;
  if not found then
    return null;
  end if;
  return app.add_mailed_entry(app.instance_id(), auth.uid(), entry);
end $$;

-- Bytes of files that a person may still keep; 0 as a limit: any number.
create function app.room_for_mailed(at_instance uuid, person uuid, per_person bigint, per_instance bigint) returns text
language sql stable security definer set search_path = '' as $$
  select greatest(0, least(9007199254740991,
    case when per_person > 0 then per_person - coalesce(sum((o.metadata ->> 'size')::bigint) filter (where o.owner = person), 0) end,
    case when per_instance > 0 then per_instance - coalesce(sum((o.metadata ->> 'size')::bigint), 0) end))::text
  from storage.objects o where o.instance_id = at_instance
$$;

-- Held mails and receipts of a month, and addresses that were removed a month ago.
create function app.forget_mails(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
  total integer := 0;
begin
  delete from public.mail_addresses where (instance_id, id) in (
    select instance_id, id from public.mail_addresses where removed_at < kept_since limit most);
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.held_mails where (instance_id, id) in (
    select instance_id, id from public.held_mails where created_at < kept_since limit most);
  get diagnostics gone = row_count;
  total := total + gone;
  delete from app.mail_receipts where (instance_id, user_id, message_key) in (
    select instance_id, user_id, message_key from app.mail_receipts where received_at < kept_since limit most);
  get diagnostics gone = row_count;
  return total + gone;
end $$;
alter function app.forget_mails(timestamptz, integer) owner to app_purger;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.add_mail_address(bytea)', 'app.rotate_mail_address(bytea, boolean)', 'app.find_mail_address(bytea)',
    'app.count_mail(bytea)', 'app.has_mail(bytea, text)', 'app.receive_mail(bytea, text)',
    'app.add_mailed_entry(uuid, uuid, jsonb)', 'app.take_mail(bytea, text, jsonb, jsonb)',
    'app.hold_mail(bytea, text, jsonb)', 'app.take_held_mail(uuid, jsonb)', 'app.room_for_mailed(uuid, uuid, bigint, bigint)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
    execute format('revoke execute on function %s from public', definer);
  end loop;
end $$;
revoke execute on function app.forget_mails(timestamptz, integer) from public;
grant execute on function app.add_mail_address(bytea), app.rotate_mail_address(bytea, boolean), app.take_held_mail(uuid, jsonb)
  to authenticated;
grant execute on function app.find_mail_address(bytea), app.count_mail(bytea), app.has_mail(bytea, text),
  app.take_mail(bytea, text, jsonb, jsonb), app.hold_mail(bytea, text, jsonb), app.room_for_mailed(uuid, uuid, bigint, bigint), app.forget_mails(timestamptz, integer)
  to worker;

revoke create on schema app from app_definer, app_purger;
