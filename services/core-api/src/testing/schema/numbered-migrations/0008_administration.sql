-- What admins and the gateway are told. Each function checks who asks; none shows anything of a journal.

grant select (id, instance_id, email, raw_user_meta_data, last_sign_in_at, deleted_at, banned_until)
  on auth.users to app_definer;
grant select (id, user_id, instance_id, not_after) on auth.sessions to app_definer;

create function app.list_members()
returns table (
  user_id uuid, email text, name text, role text, is_active boolean, joined_at timestamptz, last_sign_in_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select m.user_id, u.email, coalesce(nullif(p.name, ''), u.raw_user_meta_data ->> 'name', ''),
    m.role, m.is_active, m.created_at, u.last_sign_in_at
  from public.instance_users m
  join auth.users u on u.id = m.user_id
  left join public.profiles p on p.instance_id = m.instance_id and p.id = m.user_id
  where m.instance_id = app.instance_id() and app.is_instance_admin()
  order by m.created_at, u.email
$$;

create function app.count_members() returns table (instance_id uuid, members bigint)
language sql stable security definer set search_path = '' as $$
  select m.instance_id, count(*) from public.instance_users m
  where m.is_active and app.is_super_admin()
  group by m.instance_id
$$;

-- Everything the gateway decides with.
create function app.control_plane() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'revision', (select revision from app.control_plane_revision),
    'instances', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'slug', i.slug, 'name', i.name, 'status', i.status, 'brand', i.brand,
        'languages', to_jsonb(i.languages), 'defaultLanguage', i.default_language, 'isDefault', i.is_default,
        'domains', (select coalesce(jsonb_agg(d.domain order by d.domain), '[]')
          from app.instance_domains d where d.instance_id = i.id),
        'features', (select coalesce(jsonb_object_agg(f.feature_key, f.enabled), '{}')
          from public.instance_features f where f.instance_id = i.id)
      ) order by i.slug), '[]')
      from app.instances i),
    'globalFeatures', (select coalesce(jsonb_object_agg(feature_key, enabled), '{}') from public.global_features)
  )
$$;

-- What a person is at an instance; null when there is no such person.
create function app.principal(wanted_instance uuid, wanted_user uuid, wanted_session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'role', case
      when s.is_super then 'super_admin'
      when m.is_active and m.role in ('admin', 'coach') then 'instance_admin'
      else 'user' end,
    'isMember', s.is_super or coalesce(m.is_active, false),
    'isAuthSessionActive', exists (
      select from auth.sessions a
      where a.id = wanted_session and a.user_id = u.id and a.instance_id = wanted_instance
        and (a.not_after is null or a.not_after > now())),
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
  where u.id = wanted_user and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;

-- Changes of the last minute: ids are given before commit, so a reader looks back and skips what it has seen.
create function app.recent_changes() returns table (id bigint, kind text, payload jsonb)
language sql stable security definer set search_path = '' as $$
  select id, kind, payload from app.outbox where created_at > now() - interval '1 minute' order by id
$$;
create function app.forget_old_changes() returns void
language sql security definer set search_path = '' as $$
  delete from app.outbox where created_at < now() - interval '1 day'
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

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.list_members()', 'app.count_members()', 'app.control_plane()', 'app.principal(uuid, uuid, uuid)',
    'app.recent_changes()', 'app.forget_old_changes()', 'app.emit_auth_session_ended()'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.list_members(), app.count_members() to authenticated;
grant execute on function app.control_plane(), app.principal(uuid, uuid, uuid), app.recent_changes(),
  app.forget_old_changes() to control_plane;
revoke create on schema public, app from app_definer;
