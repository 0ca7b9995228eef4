-- Members of an instance by the page, found by name or address. `app.list_members()` stays for processes of the release
-- before.
grant create on schema app to app_definer;

create index instance_users_joined_idx on public.instance_users (instance_id, created_at, user_id);

create function app.find_members(search text, wanted_role text, wanted_active boolean, skip integer, take integer)
returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as materialized (
    select m.user_id, m.instance_id, m.role, m.is_active, m.created_at
    from public.instance_users m
    where m.instance_id = (select app.instance_id()) and (select app.is_instance_admin())
      and (wanted_role is null or m.role = wanted_role)
      and (wanted_active is null or m.is_active = wanted_active)
      and (search = '' or m.user_id in (
        select u.id
        from public.instance_users x
        join auth.users u on u.id = x.user_id
        left join public.profiles p on p.instance_id = x.instance_id and p.id = u.id
        where x.instance_id = (select app.instance_id()) and (
          strpos(lower(u.email), lower(search)) > 0
          or strpos(lower(coalesce(nullif(p.name, ''), u.raw_user_meta_data ->> 'name')), lower(search)) > 0)))
  ), page as (
    select * from found order by created_at, user_id offset skip limit take
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'members', coalesce((
      select jsonb_agg(jsonb_build_object(
        'user_id', m.user_id,
        'email', coalesce(u.email, ''),
        'name', coalesce(nullif(p.name, ''), u.raw_user_meta_data ->> 'name', ''),
        'role', m.role,
        'is_active', m.is_active,
        'joined_at', m.created_at,
        'last_sign_in_at', u.last_sign_in_at,
        'is_host', exists (select from app.super_admins s where s.user_id = m.user_id)
      ) order by m.created_at, m.user_id)
      from page m
      join auth.users u on u.id = m.user_id
      left join public.profiles p on p.instance_id = m.instance_id and p.id = m.user_id), '[]'))
$$;
alter function app.find_members(text, text, boolean, integer, integer) owner to app_definer;
grant execute on function app.find_members(text, text, boolean, integer, integer) to authenticated;
revoke create on schema app from app_definer;
