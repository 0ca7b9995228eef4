-- Where somebody may go is found from their memberships: looking at every instance for that took 20 ms where there are
-- 100,000. Only a super admin, who may go everywhere, is told of all.
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
  where u.id = wanted_user and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;
