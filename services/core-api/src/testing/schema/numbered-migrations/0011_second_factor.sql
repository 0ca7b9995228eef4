-- A second factor: codes of an authenticator app, and recovery codes for the day the app is gone. Names are those of the
-- published contract where it has some.
--
-- `instance_id` of a factor and a recovery code is the person's home, as for auth.identities: a factor is the person's
-- wherever they act. `instance_id` of a challenge is the instance it was asked for at.

alter table auth.mfa_factors
  -- The 30-second step of the last code that was accepted: no code is accepted twice.
  add column last_used_step bigint,
  add column last_challenged_at timestamptz;
create unique index mfa_factors_name_key on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';

alter table auth.sessions
  add column ip inet,
  -- The factor that made it aal2; null for a recovery code.
  add column factor_id uuid references auth.mfa_factors (id) on delete set null;
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

-- Its columns are those that the function for memberships reads.
create trigger level_changed after update of aal on auth.sessions
  for each row when (old.aal is distinct from new.aal) execute function app.emit_membership_changed();

grant select (user_id, status) on auth.mfa_factors to app_definer;
grant select (aal) on auth.sessions to app_definer;

-- What a person is at an instance; null when there is no such person. `secondFactor` says whether the person has one
-- and whether this auth session gave it.
create or replace function app.principal(wanted_instance uuid, wanted_user uuid, wanted_session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'role', case
      when s.is_super then 'super_admin'
      when m.is_active and m.role in ('admin', 'coach') then 'instance_admin'
      else 'user' end,
    'isMember', s.is_super or coalesce(m.is_active, false),
    'isAuthSessionActive', a.id is not null,
    'secondFactor', case
      when not exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') then 'none'
      when a.aal = 'aal2' then 'given'
      else 'missing' end,
    'instances', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'slug', i.slug) order by i.name), '[]')
      from app.instances i
      where i.status = 'active' and (s.is_super or exists (
        select from public.instance_users x
        where x.instance_id = i.id and x.user_id = u.id and x.is_active)))
  )
  from auth.users u
  cross join lateral (select exists (select from app.super_admins where user_id = u.id) as is_super) s
  left join public.instance_users m on m.instance_id = wanted_instance and m.user_id = u.id
  left join auth.sessions a on a.id = wanted_session and a.user_id = u.id and a.instance_id = wanted_instance
    and (a.not_after is null or a.not_after > now())
  where u.id = wanted_user and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;

grant create on schema app to app_definer;
alter function app.emit_factor_changed() owner to app_definer;
revoke create on schema app from app_definer;
