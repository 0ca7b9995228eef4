-- Who belongs to an instance, and the questions that policies ask about the caller.

create table app.super_admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
grant select on app.super_admins to app_definer;

create table public.instance_users (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'member' check (role in ('member', 'coach', 'admin')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id)
);
create index instance_users_user_id on public.instance_users (user_id);
select app.protect('public.instance_users');
grant select on public.instance_users to app_definer;

-- The answers come from the tables, not from the token: a role that was taken away is gone with the commit.
create function app.is_super_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.super_admins where user_id = auth.uid())
$$;
create function app.is_instance_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_super_admin() or exists (
    select from public.instance_users
    where instance_id = app.instance_id() and user_id = auth.uid() and is_active and role in ('coach', 'admin')
  )
$$;

-- True only about the caller, unless a master admin asks.
create function public.is_master_admin(user_uuid uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (user_uuid = auth.uid() or app.is_super_admin())
    and exists (select from app.super_admins where user_id = user_uuid)
$$;

alter function app.is_super_admin() owner to app_definer;
alter function app.is_instance_admin() owner to app_definer;
alter function public.is_master_admin(uuid) owner to app_definer;
grant execute on function app.is_super_admin(), app.is_instance_admin() to public;
grant execute on function public.is_master_admin(uuid) to anon, authenticated, service_role;

create policy own_membership on public.instance_users for select to authenticated
  using (user_id = (select auth.uid()));
create policy admins_see_members on public.instance_users for select to authenticated
  using ((select app.is_instance_admin()));
-- Nobody changes their own role: an admin can neither rise nor lock the instance out by mistake.
create policy admins_change_members on public.instance_users for update to authenticated
  using ((select app.is_instance_admin()) and user_id <> (select auth.uid()))
  with check ((select app.is_instance_admin()) and user_id <> (select auth.uid()));
-- Sign-up makes a membership, sign-in asks for it.
create policy auth_admin_all on public.instance_users to auth_admin using (true) with check (true);

grant select on public.instance_users to authenticated, auth_admin;
grant insert on public.instance_users to auth_admin;
grant update (role, is_active) on public.instance_users to authenticated;
grant all on public.instance_users to service_role;

create function app.emit_membership_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.emit('membership_changed', jsonb_build_object(
    'instance_id', coalesce(new.instance_id, old.instance_id), 'user_id', coalesce(new.user_id, old.user_id)));
  return null;
end $$;
create trigger membership after insert or update or delete on public.instance_users
  for each row execute function app.emit_membership_changed();

create function app.emit_super_admin_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.outbox (kind, payload)
  select 'membership_changed', jsonb_build_object('instance_id', id, 'user_id', coalesce(new.user_id, old.user_id))
  from app.instances;
  return null;
end $$;
create trigger membership after insert or delete on app.super_admins
  for each row execute function app.emit_super_admin_changed();
alter function app.emit_membership_changed() owner to app_definer;
alter function app.emit_super_admin_changed() owner to app_definer;
grant execute on function app.emit(text, jsonb) to auth_admin;

-- Instances: everyone acting at one may see it; its admins brand it; master admins do the rest.
create policy own_instance on app.instances for select to authenticated, auth_admin
  using (id = (select app.instance_id()));
create policy super_admins_all on app.instances to authenticated
  using ((select app.is_super_admin())) with check ((select app.is_super_admin()));
create policy admins_brand on app.instances for update to authenticated
  using (id = (select app.instance_id()) and status = 'active' and (select app.is_instance_admin()))
  with check (status = 'active');
create policy service_all on app.instances to service_role using (true) with check (true);
grant select on app.instances to authenticated, auth_admin, service_role;
grant insert (slug, name, brand, languages, default_language), update (brand, status) on app.instances to authenticated;
