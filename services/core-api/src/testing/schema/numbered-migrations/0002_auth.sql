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
  email text not null check (char_length(email) <= 255),
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
  updated_at timestamptz not null default now()
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
  updated_at timestamptz not null default now()
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
  token_type text not null check (token_type in ('confirmation_token', 'recovery_token', 'magiclink_token')),
  -- SHA-256 in hexadecimal of what the mail carries.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  relates_to text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A newer mail makes the older link worthless.
  unique (instance_id, user_id, token_type)
);
create index one_time_tokens_user_idx on auth.one_time_tokens (user_id);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mfa_factors_user_idx on auth.mfa_factors (user_id);

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
