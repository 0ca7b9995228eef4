-- People, how they sign in and prove it, their auth sessions; the directory of people that programs keep.

-- Bodies name what later files make.
set local check_function_bodies = off;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

-- Who people are and how they are signed in. Names of tables and columns are those of the published contract.
--
-- `instance_id` of auth.users and auth.identities is the home instance: identities belong to an instance, so one
-- address may exist at two companies. `instance_id` of a session or token is the instance it acts at.
-- Nobody but auth_admin is granted these tables; every query of the auth module carries the instance itself,
-- since a member of two instances signs in across them and a global sign-out ends sessions at all of them.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid not null,
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text check (char_length(email) <= 255),
  phone text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{"provider": "email", "providers": ["email"]}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  deleted_at timestamptz,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email_change text check (char_length(email_change) <= 255),
  email_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  email_change_confirm_status smallint not null default 0,
  invited_at timestamptz,
  -- What a program's own SQL names, in seeds above all: the service keeps tokens in auth.one_time_tokens and knows no phones.
  confirmation_token varchar(255),
  recovery_token varchar(255),
  email_change_token_new varchar(255),
  email_change_token_current varchar(255) default '',
  reauthentication_token varchar(255) default '',
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  is_super_admin boolean,
  is_sso_user boolean not null default false,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  constraint users_email_check1 check (email is not null or is_anonymous or deleted_at is not null)
);
create unique index users_instance_email_key on auth.users (instance_id, lower(email));

-- Finds a person whose home is elsewhere and who is a member here.
create index users_email_idx on auth.users (lower(email));

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (instance_id, provider, provider_id)
);
create index identities_user_idx on auth.identities (user_id);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The 30-second step of the last code that was accepted: no code is accepted twice.
  last_used_step bigint,
  last_challenged_at timestamptz
);
create index mfa_factors_user_idx on auth.mfa_factors (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- How the person proved who they are: [{"method": "password", "timestamp": <unix seconds>}]
  amr jsonb not null default '[]',
  user_agent text,
  refreshed_at timestamptz,
  not_after timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ip inet,
  -- The factor that made it aal2; null for a recovery code.
  factor_id uuid references auth.mfa_factors (id) on delete set null,
  -- Exports and deletes and does nothing else.
  is_leaving boolean not null default false
);
create index sessions_user_idx on auth.sessions (user_id, instance_id);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  instance_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  -- SHA-256 in hexadecimal, never the token itself; `parent` likewise.
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  parent text check (parent ~ '^[0-9a-f]{64}$'),
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index refresh_tokens_active_key on auth.refresh_tokens (session_id) where not revoked;
create index refresh_tokens_session_idx on auth.refresh_tokens (session_id);
create index refresh_tokens_user_idx on auth.refresh_tokens (user_id);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null check (token_type in (
    'confirmation_token', 'recovery_token', 'magiclink_token', 'email_change_token_current', 'email_change_token_new',
    'reauthentication_token', 'leaving_token')),
  -- SHA-256 in hexadecimal of what the mail carries.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  relates_to text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('plain', 's256')),
  -- SHA-256 in hexadecimal of instance, address and code.
  code_hash text check (code_hash ~ '^[0-9a-f]{64}$'),
  -- A newer mail makes the older link worthless.
  unique (instance_id, user_id, token_type),
  constraint one_time_tokens_challenge_check check ((code_challenge is null) = (code_challenge_method is null))
);
create index one_time_tokens_user_idx on auth.one_time_tokens (user_id);

-- One row a limited key: the theoretical arrival time of the generic cell rate algorithm. Losing it in a crash is fine.
create unlogged table auth.rate_limits (
  key text primary key,
  tat timestamptz not null
);
create index rate_limits_tat_idx on auth.rate_limits (tat);

do $$
declare
  table_name text;
begin
  foreach table_name in array array[
    'users', 'identities', 'sessions', 'refresh_tokens', 'one_time_tokens', 'mfa_factors', 'rate_limits'
  ] loop
    execute format('alter table auth.%I enable row level security', table_name);
    execute format('revoke all on auth.%I from public', table_name);
    execute format('grant select, insert, update, delete on auth.%I to auth_admin', table_name);
    execute format('create policy auth_admin_only on auth.%I to auth_admin using (true) with check (true)', table_name);
  end loop;
end
$$;

create function app.emit_auth_session_ended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.outbox (kind, payload)
  select 'auth_session_ended', jsonb_build_object('auth_session_id', id) from ended;
  return null;
end $$;
create trigger auth_session_ended after delete on auth.sessions
  referencing old table as ended
  for each statement execute function app.emit_auth_session_ended();
create unique index mfa_factors_name_key on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create index sessions_factor_idx on auth.sessions (factor_id);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid not null,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  -- A challenge is answered by the auth session that asked for it.
  session_id uuid not null references auth.sessions (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index mfa_challenges_factor_idx on auth.mfa_challenges (factor_id);
create index mfa_challenges_session_idx on auth.mfa_challenges (session_id);

create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 in hexadecimal; a code has 128 random bits, so that no slow hash is needed.
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  unique (user_id, code_hash)
);

do $$
declare
  table_name text;
begin
  foreach table_name in array array['mfa_challenges', 'mfa_recovery_codes'] loop
    execute format('alter table auth.%I enable row level security', table_name);
    execute format('revoke all on auth.%I from public', table_name);
    execute format('grant select, insert, update, delete on auth.%I to auth_admin', table_name);
    execute format('create policy auth_admin_only on auth.%I to auth_admin using (true) with check (true)', table_name);
  end loop;
end
$$;

-- What gateways know of a person changes with the first verified factor, with the last one, and with the level of an
-- auth session: they are told as of any other change of standing.
create function app.emit_factor_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.outbox (kind, payload)
  select 'membership_changed', jsonb_build_object('instance_id', i.id, 'user_id', coalesce(new.user_id, old.user_id))
  from app.instances i
  where exists (select from public.instance_users m
      where m.instance_id = i.id and m.user_id = coalesce(new.user_id, old.user_id))
    or exists (select from app.super_admins s where s.user_id = coalesce(new.user_id, old.user_id));
  return null;
end $$;
create trigger factor_verified after update of status on auth.mfa_factors
  for each row when (old.status is distinct from new.status) execute function app.emit_factor_changed();
create trigger factor_removed after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function app.emit_factor_changed();
grant select (user_id, status) on auth.mfa_factors to app_definer;
grant select (aal) on auth.sessions to app_definer;
alter function app.emit_factor_changed() owner to app_definer;

-- A subscription follows its person to the new address.
create function app.carry_subscriber_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscribers s set email = new.email
  where s.user_id = new.id and lower(s.email) = lower(old.email) and not exists (
    select from public.subscribers other where other.instance_id = s.instance_id and other.email = new.email);
  return null;
end $$;
create trigger carry_subscriber_address after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function app.carry_subscriber_address();
alter function app.carry_subscriber_address() owner to app_definer;

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 in hexadecimal of the code.
  auth_code text not null unique check (auth_code ~ '^[0-9a-f]{64}$'),
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('plain', 's256')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index flow_state_user_idx on auth.flow_state (user_id);
create index flow_state_expires_idx on auth.flow_state (expires_at);
alter table auth.flow_state enable row level security;

revoke all on auth.flow_state from public;
grant select, insert, update, delete on auth.flow_state to auth_admin;
create policy auth_admin_only on auth.flow_state to auth_admin using (true) with check (true);
create index users_directory_idx on auth.users (instance_id, created_at desc, id);
create index one_time_tokens_address_idx on auth.one_time_tokens (instance_id, lower(relates_to));

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
alter function app.is_leaving(uuid, uuid) owner to app_purger;
alter function app.remove_account(uuid, uuid) owner to app_purger;
alter function app.skip_notice_without_address() owner to app_purger;
grant execute on function app.is_leaving(uuid, uuid), app.remove_account(uuid, uuid) to auth_admin;

-- Gateways answer from what they know of a person: a ban or a removal is told to them as any other change of standing.
create function app.emit_person_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.outbox (kind, payload)
  select 'membership_changed', jsonb_build_object('instance_id', i.id, 'user_id', new.id)
  from app.instances i
  where exists (select from public.instance_users m where m.instance_id = i.id and m.user_id = new.id)
    or exists (select from app.super_admins s where s.user_id = new.id);
  return null;
end $$;
alter function app.emit_person_changed() owner to app_definer;
create trigger standing_changed after update of banned_until, deleted_at on auth.users
  for each row when (old.banned_until is distinct from new.banned_until or old.deleted_at is distinct from new.deleted_at)
  execute function app.emit_person_changed();

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
