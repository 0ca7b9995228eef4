-- Features that are on or off, for everybody and at each instance.

-- Bodies name what later files make.
set local check_function_bodies = off;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

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

insert into public.global_features (feature_key, enabled, description) values
  ('beta_programme', true, 'Visitors may join the free beta');
grant insert (instance_id) on public.instance_features to authenticated;

do $$
declare
  place record;
begin
  for place in
    select * from (values
      ('app.instances', 'id'), ('app.instance_domains', 'instance_id'), ('public.instance_features', 'instance_id')
    ) as places (name, id_column)
  loop
    execute format('create trigger control_plane_insert after insert on %s referencing new table as changed_rows
      for each statement execute function app.emit_instances_changed(%L)', place.name, place.id_column);
    execute format('create trigger control_plane_update after update on %s
      referencing old table as former_rows new table as changed_rows
      for each statement execute function app.emit_instances_changed(%L)', place.name, place.id_column);
    execute format('create trigger control_plane_delete after delete on %s referencing old table as changed_rows
      for each statement execute function app.emit_instances_changed(%L)', place.name, place.id_column);
  end loop;
end $$;

insert into public.global_features (feature_key, enabled, description) values
  ('presentations', true, 'Sessions and journeys as slides, with export and public links')
on conflict (feature_key) do nothing;

-- Before each row of a table that belongs to a feature, whoever writes it; the argument is the feature's key.
create function app.require_feature() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not coalesce(
    (select enabled from public.instance_features
      where instance_id = new.instance_id and feature_key = tg_argv[0]),
    (select enabled from public.global_features where feature_key = tg_argv[0]),
    false
  ) then
    raise exception using errcode = '42501',
      message = format('The feature "%s" is off at this instance', tg_argv[0]),
      hint = 'What is there already can be read, exported, revoked and deleted';
  end if;
  return new;
end $$;
alter function app.require_feature() owner to app_definer;

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
