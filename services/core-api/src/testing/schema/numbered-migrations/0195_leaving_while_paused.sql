-- Who is paused still gets out what is theirs: their auth sessions end with the pause, and for 30 days a mailed link opens
-- one that exports and deletes and does nothing else.

create table app.pauses (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null,
  paused_at timestamptz not null default now(),
  leave_until timestamptz not null default now() + interval '30 days',
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('app.pauses');
create policy auth_admin_reads on app.pauses for select to auth_admin using (true);
grant select on app.pauses to auth_admin, app_definer;
grant select, insert, delete on app.pauses to app_purger;

alter table auth.sessions add column is_leaving boolean not null default false;
grant select (is_leaving) on auth.sessions to app_definer;

alter table auth.one_time_tokens drop constraint one_time_tokens_token_type_check;
alter table auth.one_time_tokens add constraint one_time_tokens_token_type_check check (token_type in (
  'confirmation_token', 'recovery_token', 'magiclink_token', 'email_change_token_current', 'email_change_token_new',
  'reauthentication_token', 'leaving_token'));
grant insert, update on auth.one_time_tokens to app_purger;

alter table app.account_notices drop constraint account_notices_kind_check;
alter table app.account_notices add constraint account_notices_kind_check
  check (kind in ('closing', 'kept', 'inactive', 'paused'));

-- Whoever looks after all instances is not paused by a membership.
create function app.note_pause() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from app.super_admins s where s.user_id = new.user_id) then
    return null;
  end if;
  delete from auth.sessions where instance_id = new.instance_id and user_id = new.user_id;
  delete from auth.one_time_tokens where instance_id = new.instance_id and user_id = new.user_id;
  delete from app.pauses where instance_id = new.instance_id and user_id = new.user_id;
  delete from app.account_notices
    where instance_id = new.instance_id and user_id = new.user_id and kind = 'paused' and sent_at is null;
  if not new.is_active then
    insert into app.pauses (instance_id, user_id) values (new.instance_id, new.user_id);
    insert into app.account_notices (instance_id, user_id, kind, effective_at)
      select instance_id, user_id, 'paused', leave_until from app.pauses
      where instance_id = new.instance_id and user_id = new.user_id;
  end if;
  return null;
end $$;

-- Keeps the one link out of a paused person, whose earlier one ends; answers until when it works, null where there is none.
create function app.put_leaving_token(at_instance uuid, person uuid, hash text) returns timestamptz
language sql security definer set search_path = '' as $$
  insert into auth.one_time_tokens (instance_id, user_id, token_type, token_hash, relates_to, expires_at)
  select p.instance_id, p.user_id, 'leaving_token', hash, u.email, p.leave_until
  from app.pauses p join auth.users u on u.id = p.user_id
  where p.instance_id = at_instance and p.user_id = person and p.leave_until > now()
    and u.email is not null and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
  on conflict (instance_id, user_id, token_type) do update set token_hash = excluded.token_hash,
    relates_to = excluded.relates_to, expires_at = excluded.expires_at, updated_at = now()
  returning expires_at
$$;

grant create on schema app to app_purger;
alter function app.note_pause() owner to app_purger;
alter function app.put_leaving_token(uuid, uuid, text) owner to app_purger;
revoke create on schema app from app_purger;
revoke execute on function app.note_pause(), app.put_leaving_token(uuid, uuid, text) from public;
grant execute on function app.put_leaving_token(uuid, uuid, text) to auth_admin, worker;

create trigger noted_pause after update of is_active on public.instance_users
  for each row when (old.is_active is distinct from new.is_active) execute function app.note_pause();

-- Who was paused before has their 30 days from now on; their sessions did nothing any more.
alter table app.pauses no force row level security;
alter table public.instance_users no force row level security;
insert into app.pauses (instance_id, user_id)
  select m.instance_id, m.user_id from public.instance_users m
  where not m.is_active and not exists (select from app.super_admins s where s.user_id = m.user_id);
delete from auth.sessions a using app.pauses p where p.instance_id = a.instance_id and p.user_id = a.user_id;
alter table app.pauses force row level security;
alter table public.instance_users force row level security;

-- As before, and says whether an auth session is one that only leaves: it lasts no longer than the pause.
create or replace function app.principal(wanted_instance uuid, wanted_user uuid, wanted_session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'role', case
      when s.is_super then 'super_admin'
      when m.is_active and m.role in ('admin', 'coach') then 'instance_admin'
      else 'user' end,
    'isMember', s.is_super or coalesce(m.is_active, false),
    'isAuthSessionActive', a.id is not null,
    'isLeaving', coalesce(a.is_leaving, false),
    'secondFactor', case
      when not exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') then 'none'
      when a.aal = 'aal2' then 'given'
      else 'missing' end,
    'instances', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'slug', i.slug) order by i.name), '[]')
      from (
        select e.id, e.name, e.slug from app.instances e where s.is_super and e.status = 'active'
        union all
        select e.id, e.name, e.slug from public.instance_users x
        join app.instances e on e.id = x.instance_id
        where not s.is_super and x.user_id = u.id and x.is_active and e.status = 'active'
      ) i)
  )
  from auth.users u
  cross join lateral (select exists (select from app.super_admins where user_id = u.id) as is_super) s
  left join public.instance_users m on m.instance_id = wanted_instance and m.user_id = u.id
  left join auth.sessions a on a.id = wanted_session and a.user_id = u.id and a.instance_id = wanted_instance
    and (a.not_after is null or a.not_after > now())
    and (not a.is_leaving or exists (
      select from app.pauses p
      where p.instance_id = wanted_instance and p.user_id = u.id and p.leave_until > now()))
  where u.id = wanted_user and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;

-- As before, and with the pause.
create or replace function app.own_account() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'email', u.email, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
    'last_sign_in_at', u.last_sign_in_at, 'user_metadata', u.raw_user_meta_data,
    'app_metadata', u.raw_app_meta_data, 'is_super_admin', exists (
      select from app.super_admins s where s.user_id = u.id),
    'identities', (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]')
      from auth.identities i where i.user_id = u.id),
    'second_factors', (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' - 'last_used_step' order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = u.id),
    'recovery_codes_left', (select count(*) from auth.mfa_recovery_codes c where c.user_id = u.id),
    'auth_sessions', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from auth.sessions a where a.user_id = u.id and a.instance_id = app.instance_id()),
    'billing', (select to_jsonb(b) from app.billing_accounts b
      where b.user_id = u.id and b.instance_id = app.instance_id()),
    'closing', (select to_jsonb(c) from app.account_closures c
      where c.user_id = u.id and c.instance_id = app.instance_id()),
    'invitation', (select to_jsonb(v) from app.invitations v
      where v.user_id = u.id and v.instance_id = app.instance_id()),
    'pause', (select to_jsonb(p) from app.pauses p
      where p.user_id = u.id and p.instance_id = app.instance_id()),
    'notices', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at), '[]')
      from app.account_notices n where n.user_id = u.id and n.instance_id = app.instance_id())
  )
  from auth.users u where u.id = auth.uid()
$$;
