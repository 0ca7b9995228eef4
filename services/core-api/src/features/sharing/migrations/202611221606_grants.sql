-- Objects that are shared: a grant says that a person, a group, a role, everybody at the instance or whoever has a link
-- may view, comment, edit or manage one. What is somebody's own stays theirs without a grant of anybody.
grant create on schema app to app_definer;

create table public.grants (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  object_type text not null check (object_type ~ '^[a-z][a-z_]{0,39}$'),
  object_id uuid not null,
  level text not null check (level in ('view', 'comment', 'edit', 'manage')),
  -- Whom it is for: one of these, or everybody at the instance.
  user_id uuid,
  group_id uuid,
  role text check (char_length(role) <= 60),
  link_token text,
  -- What the caller is compared with.
  subject text not null generated always as (case
    when user_id is not null then 'person:' || user_id::text
    when group_id is not null then 'group:' || group_id::text
    when role is not null then 'role:' || role
    when link_token is not null then 'link:' || link_token
    else 'instance' end) stored,
  -- Written with the object for whoever owns it, and gone with it.
  is_owner boolean not null default false,
  -- Null while a person is invited; all others need not accept.
  accepted_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, object_id, object_type, subject),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  check (num_nonnulls(user_id, group_id, role, link_token) <= 1),
  check (link_token is null or level <> 'manage')
);
create index grants_subject on public.grants (instance_id, subject, object_type, level, object_id)
  include (expires_at) where accepted_at is not null;
create index grants_user on public.grants (instance_id, user_id) where user_id is not null;
select app.protect('public.grants');
grant select, insert, update, delete on public.grants to app_definer;
grant select, delete on public.grants to app_purger;

-- Questions --------------------------------------------------------------------------------------------------------

-- A level and those above it.
create function app.levels_from(needed text) returns text[] language sql immutable as $$
  select ('{view,comment,edit,manage}'::text[])[array_position('{view,comment,edit,manage}'::text[], needed):]
$$;

-- Everything that the caller is: as a member of the instance, and by the link of the header `x-link-token`. A group is an
-- object of type `group`, and who has accepted a grant of it is in it.
create function app.subjects() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce((
      select array['person:' || m.user_id::text, 'instance', 'role:member', 'role:' || m.role]
        || array(select 'role:' || h.role from public.role_members h
          where h.instance_id = m.instance_id and h.user_id = m.user_id)
        || array(select 'group:' || g.object_id::text from public.grants g
          where g.instance_id = m.instance_id and g.subject = 'person:' || m.user_id::text and g.object_type = 'group'
            and g.accepted_at is not null and (g.expires_at is null or g.expires_at > now()))
      from public.instance_users m
      where m.instance_id = app.instance_id() and m.user_id = auth.uid() and m.is_active), '{}')
    || array_remove(array['link:' || (nullif(current_setting('request.headers', true), '')::json ->> 'x-link-token')], null)
$$;

-- Objects of a type that the caller may at least `needed`; policies compare with all of them at once, by the index.
create function app.shared(of_type text, needed text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct g.object_id), '{}')
  from public.grants g
  where g.instance_id = app.instance_id() and g.subject = any (app.subjects()) and g.object_type = of_type
    and g.level = any (app.levels_from(needed)) and g.accepted_at is not null
    and (g.expires_at is null or g.expires_at > now())
$$;

-- Whether the caller may at least `needed` with one object.
create function app.may(of_type text, object uuid, needed text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.grants g
    where g.instance_id = app.instance_id() and g.object_id = object and g.object_type = of_type
      and g.subject = any (app.subjects()) and g.level = any (app.levels_from(needed)) and g.accepted_at is not null
      and (g.expires_at is null or g.expires_at > now()))
$$;

-- Objects of any type that the caller manages.
create function app.managed() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct g.object_id), '{}')
  from public.grants g
  where g.instance_id = app.instance_id() and g.subject = any (app.subjects()) and g.level = 'manage'
    and g.accepted_at is not null and (g.expires_at is null or g.expires_at > now())
$$;

-- Why the caller may do something with an object: by which grants, the strongest first.
create function public.because(of_type text, object uuid)
returns table (level text, via text, via_id text, is_owner boolean, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select g.level, split_part(g.subject, ':', 1), coalesce(g.group_id::text, g.role), g.is_owner, g.accepted_at
  from public.grants g
  where g.instance_id = app.instance_id() and g.object_id = object and g.object_type = of_type
    and g.subject = any (app.subjects()) and g.accepted_at is not null
    and (g.expires_at is null or g.expires_at > now())
  order by array_position('{manage,edit,comment,view}'::text[], g.level), g.subject
$$;

-- Accepts an invitation to an object. False when there is none.
create function public.accept_grant(of_type text, object uuid) returns boolean
language sql security definer set search_path = '' as $$
  with accepted as (
    update public.grants set accepted_at = now()
    where instance_id = app.instance_id() and user_id = auth.uid() and object_id = object and object_type = of_type
      and accepted_at is null and (expires_at is null or expires_at > now())
      and exists (select from public.instance_users m
        where m.instance_id = app.instance_id() and m.user_id = auth.uid() and m.is_active)
    returning 1
  )
  select exists (select from accepted)
$$;

-- Who gives, changes and takes grants --------------------------------------------------------------------------------

create policy seen on public.grants for select to authenticated
  using (user_id = (select auth.uid())
    or (object_id = any ((select app.managed())::uuid[]) and app.may(object_type, object_id, 'manage')));
-- What everybody at the instance or of a role is given, everybody's list has to hold: that takes a permission.
create policy given on public.grants for insert to authenticated
  with check (app.may(object_type, object_id, 'manage')
    and (num_nonnulls(user_id, group_id, link_token) = 1 or (select app.can('sharing.publish'))));
create policy changed on public.grants for update to authenticated
  using (object_id = any ((select app.managed())::uuid[]) and app.may(object_type, object_id, 'manage') and not is_owner)
  with check (not is_owner);
-- Managers take a grant away; a person leaves. Nobody takes the owner's.
create policy taken on public.grants for delete to authenticated
  using (not is_owner and (user_id = (select auth.uid())
    or (object_id = any ((select app.managed())::uuid[]) and app.may(object_type, object_id, 'manage'))));
grant select, delete, insert (instance_id, object_type, object_id, level, user_id, group_id, role, link_token, expires_at),
  update (level, expires_at) on public.grants to authenticated;
grant all on public.grants to service_role;

-- A link's token is drawn here, whatever is given; a person is invited, all others have it at once.
create function app.complete_grant() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.link_token is not null then
    new.link_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  end if;
  if new.user_id is null then
    new.accepted_at := now();
  end if;
  return new;
end $$;
create trigger complete before insert on public.grants
  for each row when (current_user in ('authenticated', 'service_role')) execute function app.complete_grant();

-- Tables whose rows are shared ---------------------------------------------------------------------------------------

-- Whoever owns a row manages it; a grant says so as well, so that one question serves owners and all others.
create function app.note_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from public.grants where instance_id = old.instance_id and object_id = old.id and object_type = tg_argv[0]
      and (tg_op = 'DELETE' or user_id in (old.user_id, new.user_id));
  end if;
  if tg_op <> 'DELETE' then
    insert into public.grants (instance_id, object_type, object_id, level, user_id, is_owner, accepted_at)
      values (new.instance_id, tg_argv[0], new.id, 'manage', new.user_id, true, now());
  end if;
  return null;
end $$;

create function app.refuse_new_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.user_id <> auth.uid() then
    raise exception 'Only the owner hands an object over' using errcode = '42501';
  end if;
  return new;
end $$;

-- Every table whose rows are shared goes through here, after app.protect: it has `id`, and `user_id` for the owner.
create function app.share(target regclass, object_type text) returns void language plpgsql as $$
begin
  execute format('create policy shared_view on %s for select to anon, authenticated
    using (user_id = (select auth.uid()) or id = any ((select app.shared(%L, %L))::uuid[]))', target, object_type, 'view');
  execute format('create policy shared_add on %s for insert to authenticated
    with check (user_id = (select auth.uid()))', target);
  execute format('create policy shared_edit on %1$s for update to authenticated
    using (id = any ((select app.shared(%2$L, %3$L))::uuid[])) with check (id = any ((select app.shared(%2$L, %3$L))::uuid[]))',
    target, object_type, 'edit');
  execute format('create policy shared_remove on %s for delete to authenticated
    using (id = any ((select app.shared(%L, %L))::uuid[]))', target, object_type, 'manage');
  execute format('create trigger note_owner after insert or delete on %s
    for each row execute function app.note_owner(%L)', target, object_type);
  execute format('create trigger note_new_owner after update on %s
    for each row when (old.user_id <> new.user_id) execute function app.note_owner(%L)', target, object_type);
  execute format('create trigger refuse_new_owner before update on %s
    for each row when (old.user_id <> new.user_id and current_user = %L) execute function app.refuse_new_owner()',
    target, 'authenticated');
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.subjects()', 'app.shared(text, text)', 'app.may(text, uuid, text)', 'app.managed()', 'public.because(text, uuid)',
    'public.accept_grant(text, uuid)', 'app.complete_grant()', 'app.note_owner()', 'app.refuse_new_owner()'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.levels_from(text) to public;
grant execute on function app.shared(text, text), app.may(text, uuid, text), public.because(text, uuid) to anon, authenticated;
grant execute on function app.managed(), public.accept_grant(text, uuid) to authenticated;
revoke create on schema app from app_definer;
