-- Who may change what somebody is at an instance. A coach looks after people and names no administrators; the last
-- administrator stays; who looks after all instances is none of a company's to change.
grant create on schema app to app_definer;

create function app.manages_roles() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_super_admin() or exists (
    select from public.instance_users
    where instance_id = app.instance_id() and user_id = auth.uid() and is_active and role = 'admin'
  )
$$;

create function app.refuse_membership_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.manages_roles() then
    if app.is_super_admin() or not exists (select from app.super_admins where user_id = old.user_id) then
      return new;
    end if;
  elsif new.role = old.role and old.role <> 'admin'
    and not exists (select from app.super_admins where user_id = old.user_id) then
    return new;
  end if;
  raise exception 'Only an administrator changes this membership' using errcode = '42501';
end $$;

-- Two administrators who take the role from each other at once wait for one another here.
create function app.keep_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role = 'admin' and new.is_active then
    return new;
  end if;
  if old.role = 'admin' and old.is_active and not exists (select from app.super_admins where user_id = old.user_id) then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('last admin of ' || old.instance_id, 0));
    if app.is_last_admin(old.instance_id, old.user_id) then
      raise exception 'The last administrator stays one' using errcode = 'PT409';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- Whether an instance would have no administrator of its own without this person.
create function app.is_last_admin(at_instance uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.instance_users
    where instance_id = at_instance and user_id = person and role = 'admin' and is_active
  ) and not exists (select from app.super_admins where user_id = person) and not exists (
    select from public.instance_users m
    where m.instance_id = at_instance and m.user_id <> person and m.role = 'admin' and m.is_active
      and not exists (select from app.super_admins s where s.user_id = m.user_id)
  )
$$;

alter function app.manages_roles() owner to app_definer;
alter function app.refuse_membership_change() owner to app_definer;
alter function app.keep_last_admin() owner to app_definer;
alter function app.is_last_admin(uuid, uuid) owner to app_definer;
grant execute on function app.manages_roles() to authenticated;
grant execute on function app.is_last_admin(uuid, uuid) to auth_admin;

create trigger allowed_change before update on public.instance_users
  for each row when (current_user = 'authenticated') execute function app.refuse_membership_change();
-- An account that ends takes its membership along, whatever it was: that is the person's own to decide.
create trigger last_admin_demoted before update on public.instance_users
  for each row when (current_user in ('authenticated', 'auth_admin', 'service_role'))
  execute function app.keep_last_admin();
create trigger last_admin_removed before delete on public.instance_users
  for each row when (current_user in ('authenticated', 'auth_admin', 'service_role'))
  execute function app.keep_last_admin();

-- As before, and says who is there because they look after all instances.
drop function app.list_members();
create function app.list_members()
returns table (
  user_id uuid, email text, name text, role text, is_active boolean, joined_at timestamptz, last_sign_in_at timestamptz,
  is_host boolean
)
language sql stable security definer set search_path = '' as $$
  select m.user_id, coalesce(u.email, ''), coalesce(nullif(p.name, ''), u.raw_user_meta_data ->> 'name', ''),
    m.role, m.is_active, m.created_at, u.last_sign_in_at,
    exists (select from app.super_admins s where s.user_id = m.user_id)
  from public.instance_users m
  join auth.users u on u.id = m.user_id
  left join public.profiles p on p.instance_id = m.instance_id and p.id = m.user_id
  where m.instance_id = app.instance_id() and app.is_instance_admin()
  order by m.created_at, u.email
$$;
alter function app.list_members() owner to app_definer;
grant execute on function app.list_members() to authenticated;
revoke create on schema app from app_definer;
