-- Programs that run where a fragment cannot be read get a code out of a mailed link, and exchange it with the secret that
-- only they hold (PKCE). Names are those of the published contract.

alter table auth.one_time_tokens
  add column code_challenge text,
  add column code_challenge_method text check (code_challenge_method in ('plain', 's256')),
  add constraint one_time_tokens_challenge_check check ((code_challenge is null) = (code_challenge_method is null));

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

-- How many of the two mails about a new address were opened.
alter table auth.users add column email_change_confirm_status smallint not null default 0;
