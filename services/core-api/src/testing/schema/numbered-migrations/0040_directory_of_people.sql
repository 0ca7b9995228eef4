-- Programs with the service key keep the people of an instance: who is invited, who goes, and people without an address
-- (anonymous, or removed with their data kept). Mails bring a code of six digits beside their link.

alter table auth.users
  alter column email drop not null,
  add column invited_at timestamptz,
  add constraint users_email_check1 check (email is not null or is_anonymous or deleted_at is not null);
create index users_directory_idx on auth.users (instance_id, created_at desc, id);

alter table auth.one_time_tokens
  -- SHA-256 in hexadecimal of instance, address and code.
  add column code_hash text check (code_hash ~ '^[0-9a-f]{64}$');
create index one_time_tokens_address_idx on auth.one_time_tokens (instance_id, lower(relates_to));

-- Whoever is removed with their data kept acts nowhere any more.
grant update (is_active) on public.instance_users to auth_admin;

-- Whether a person's time at an instance is over.
create function app.is_leaving(at_instance uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.account_closures
    where instance_id = at_instance and user_id = person and purge_after <= now())
$$;

-- Removes a person from an instance at once: 'removed'. Where something of theirs is kept outside this database (files,
-- a customer of the payment service) their account is closed for good, and the worker forgets that first: 'pending', or
-- 'pending here' when the person acts elsewhere too.
create function app.remove_account(at_instance uuid, person uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.account_closures (instance_id, user_id, reason, purge_after)
    values (at_instance, person, 'asked', now())
    on conflict (instance_id, user_id) do update set purge_after = least(account_closures.purge_after, now());
  if exists (select from storage.objects where instance_id = at_instance and owner = person)
    or exists (select from app.billing_accounts where instance_id = at_instance and user_id = person)
  then
    return case when exists (
      select from public.instance_users where user_id = person and instance_id <> at_instance)
      then 'pending here' else 'pending' end;
  end if;
  perform app.purge_account(at_instance, person);
  return 'removed';
end $$;

-- Nobody writes to a person who has no address.
create function app.skip_notice_without_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users where id = new.user_id and email is null) then
    return null;
  end if;
  return new;
end $$;
create trigger needs_address before insert on app.account_notices
  for each row execute function app.skip_notice_without_address();

grant create on schema app to app_purger;
alter function app.is_leaving(uuid, uuid) owner to app_purger;
alter function app.remove_account(uuid, uuid) owner to app_purger;
alter function app.skip_notice_without_address() owner to app_purger;
revoke create on schema app from app_purger;
grant execute on function app.is_leaving(uuid, uuid), app.remove_account(uuid, uuid) to auth_admin;

-- As before; people without an address are members too.
create or replace function app.list_members()
returns table (
  user_id uuid, email text, name text, role text, is_active boolean, joined_at timestamptz, last_sign_in_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select m.user_id, coalesce(u.email, ''), coalesce(nullif(p.name, ''), u.raw_user_meta_data ->> 'name', ''),
    m.role, m.is_active, m.created_at, u.last_sign_in_at
  from public.instance_users m
  join auth.users u on u.id = m.user_id
  left join public.profiles p on p.instance_id = m.instance_id and p.id = m.user_id
  where m.instance_id = app.instance_id() and app.is_instance_admin()
  order by m.created_at, u.email
$$;
