-- Feature switches and texts of an instance.

create table public.global_features (
  feature_key text primary key check (feature_key ~ '^[a-z][a-z0-9_]{0,59}$'),
  enabled boolean not null default false,
  description text not null default ''
);
alter table public.global_features enable row level security;
alter table public.global_features force row level security;
create policy everyone_reads on public.global_features for select using (true);
create policy super_admins_write on public.global_features to authenticated
  using ((select app.is_super_admin())) with check ((select app.is_super_admin()));
grant select on public.global_features to anon, authenticated, auth_admin, app_definer;
grant insert, update, delete on public.global_features to authenticated;
grant all on public.global_features to service_role;

create table public.instance_features (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  feature_key text not null references public.global_features (feature_key) on delete cascade,
  enabled boolean not null,
  updated_at timestamptz not null default now(),
  primary key (instance_id, feature_key)
);
select app.protect('public.instance_features');
create policy everyone_reads on public.instance_features for select using (true);
create policy admins_write on public.instance_features to authenticated
  using ((select app.is_instance_admin())) with check ((select app.is_instance_admin()));
grant select on public.instance_features to anon, authenticated, auth_admin, app_definer;
grant insert (feature_key, enabled), update (feature_key, enabled), delete on public.instance_features to authenticated;
grant all on public.instance_features to service_role;
create trigger touch before update on public.instance_features for each row execute function app.touch();

create trigger control_plane after insert or update or delete on public.global_features
  for each statement execute function app.emit_control_plane_changed();
create trigger control_plane after insert or update or delete on public.instance_features
  for each statement execute function app.emit_control_plane_changed();

-- An unknown key is off.
create function app.is_feature_enabled(wanted text) returns boolean language sql stable as $$
  select coalesce(
    (select enabled from public.instance_features
      where instance_id = (select app.instance_id()) and feature_key = wanted),
    (select enabled from public.global_features where feature_key = wanted),
    false
  )
$$;
grant execute on function app.is_feature_enabled(text) to public;

create table public.translations (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  language_code text not null check (language_code ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  namespace text not null check (char_length(namespace) between 1 and 60),
  key text not null check (char_length(key) between 1 and 200),
  value text not null check (char_length(value) <= 5000),
  updated_at timestamptz not null default now(),
  primary key (instance_id, language_code, namespace, key)
);
select app.protect('public.translations');
create policy everyone_reads on public.translations for select using (true);
create policy admins_write on public.translations to authenticated
  using ((select app.is_instance_admin())) with check ((select app.is_instance_admin()));
grant select on public.translations to anon, authenticated;
grant insert (language_code, namespace, key, value), update (language_code, namespace, key, value), delete
  on public.translations to authenticated;
grant all on public.translations to service_role;
create trigger touch before update on public.translations for each row execute function app.touch();
