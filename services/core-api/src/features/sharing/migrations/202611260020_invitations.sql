-- People are invited to an object by their address: whoever invites learns nothing about whose address it is, and whoever
-- joins later finds what they were invited to.
grant create on schema app to app_definer;

grant select (email_confirmed_at) on auth.users to app_definer;

-- The confirmed address of the caller; null where there is none.
create function app.own_address() returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u
  where u.id = auth.uid() and u.email_confirmed_at is not null
    and exists (select from public.instance_users m
      where m.instance_id = app.instance_id() and m.user_id = u.id and m.is_active)
$$;

create table public.object_invitations (
  instance_id uuid not null default app.instance_id(),
  object_type text not null check (object_type ~ '^[a-z][a-z_]{0,39}$'),
  object_id uuid not null,
  email text not null check (email = lower(email) and char_length(email) <= 320 and email ~ '^[^@\s]+@[^@\s]+$'),
  level text not null check (level in ('view', 'comment', 'edit', 'manage')),
  -- What the object is called, for whoever cannot see it yet.
  title text not null check (char_length(title) <= 500),
  invited_by uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  primary key (instance_id, object_type, object_id, email),
  foreign key (instance_id, invited_by) references public.instance_users (instance_id, user_id) on delete cascade
);
create index object_invitations_email on public.object_invitations (instance_id, email);
create index object_invitations_inviter on public.object_invitations (instance_id, invited_by, created_at);
create index object_invitations_age on public.object_invitations (created_at);
select app.protect('public.object_invitations');
create policy seen on public.object_invitations for select to authenticated
  using (invited_by = (select auth.uid()) or email = (select app.own_address())
    or (object_id = any ((select app.managed())::uuid[]) and app.may(object_type, object_id, 'manage')));
create policy invited on public.object_invitations for insert to authenticated
  with check (invited_by = (select auth.uid()) and app.may(object_type, object_id, 'manage'));
create policy changed on public.object_invitations for update to authenticated
  using (object_id = any ((select app.managed())::uuid[]) and app.may(object_type, object_id, 'manage'));
create policy withdrawn on public.object_invitations for delete to authenticated
  using (email = (select app.own_address())
    or (object_id = any ((select app.managed())::uuid[]) and app.may(object_type, object_id, 'manage')));
grant select, delete, insert (instance_id, object_type, object_id, email, level, title, invited_by), update (level)
  on public.object_invitations to authenticated;
grant all on public.object_invitations to service_role;
grant select, insert, update, delete on public.object_invitations to app_definer;
grant select, delete on public.object_invitations to app_purger;

-- Nobody invites half of the world: so many to one object, and so many a day.
create function app.limit_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat('invitations ', new.instance_id, new.invited_by), 0));
  if (select count(*) from public.object_invitations i
      where i.instance_id = new.instance_id and i.object_type = new.object_type and i.object_id = new.object_id) > 200
    or (select count(*) from public.object_invitations i
      where i.instance_id = new.instance_id and i.invited_by = new.invited_by and i.created_at > now() - interval '1 day') > 200
  then
    raise exception 'Too many invitations' using errcode = 'PT429';
  end if;
  return null;
end $$;
create trigger limit_invitations after insert on public.object_invitations
  for each row execute function app.limit_invitations();

-- Accepts or declines an invitation of the caller. False when there is none.
create function app.answer_invitation(of_type text, object uuid, accepts boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.object_invitations;
begin
  delete from public.object_invitations
    where instance_id = app.instance_id() and object_type = of_type and object_id = object and email = app.own_address()
    returning * into invitation;
  if not found then
    return false;
  end if;
  if accepts and exists (select from public.grants g
      where g.instance_id = invitation.instance_id and g.object_type = of_type and g.object_id = object and g.is_owner)
  then
    insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
      values (invitation.instance_id, of_type, object, invitation.level, auth.uid(), now())
      on conflict (instance_id, object_id, object_type, subject) do update
        set level = (app.levels_from('view'))[greatest(array_position(app.levels_from('view'), grants.level),
            array_position(app.levels_from('view'), excluded.level))],
          accepted_at = coalesce(grants.accepted_at, now());
  end if;
  return true;
end $$;

-- Who does not manage an object any more has invited nobody to it.
create function app.withdraw_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.object_invitations where instance_id = old.instance_id and object_type = old.object_type
    and object_id = old.object_id and invited_by = old.user_id;
  return null;
end $$;
create trigger withdraw_invitations after delete or update of level on public.grants
  for each row when (old.level = 'manage' and old.user_id is not null) execute function app.withdraw_invitations();

-- What somebody is called at the instance of the caller.
create function app.name_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(p.name, ''), split_part(u.email, '@', 1))
  from public.instance_users m
  join auth.users u on u.id = m.user_id
  left join public.profiles p on p.instance_id = m.instance_id and p.id = m.user_id
  where m.instance_id = app.instance_id() and m.user_id = person
$$;

-- What the caller is invited to, the newest first.
create function app.own_invitations()
returns table (object_type text, object_id uuid, level text, title text, invited_by text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.object_type, i.object_id, i.level, i.title, app.name_of(i.invited_by), i.created_at
  from public.object_invitations i
  where i.instance_id = app.instance_id() and i.email = app.own_address()
  order by i.created_at desc limit 100
$$;

-- Who has to do with an object, for those who may view it: by a grant of their own, or because they changed it. Invitations
-- are for those who manage it.
create function app.object_people(of_type text, object uuid)
returns table (user_id uuid, name text, email text, level text, is_owner boolean)
language sql stable security definer set search_path = '' as $$
  select g.user_id, app.name_of(g.user_id), null, g.level, g.is_owner
  from public.grants g
  where g.instance_id = app.instance_id() and g.object_type = of_type and g.object_id = object and g.user_id is not null
    and g.accepted_at is not null and (g.expires_at is null or g.expires_at > now()) and app.may(of_type, object, 'view')
  union all
  select known.user_id, app.name_of(known.user_id), null, null, false
  from (select distinct c.user_id from public.object_changes c
    where c.instance_id = app.instance_id() and c.object_type = of_type and c.object_id = object and c.user_id is not null
      and app.may(of_type, object, 'view')) known
  where not exists (select from public.grants g
    where g.instance_id = app.instance_id() and g.object_type = of_type and g.object_id = object and g.user_id = known.user_id
      and g.accepted_at is not null)
  union all
  select null, null, i.email, i.level, false
  from public.object_invitations i
  where i.instance_id = app.instance_id() and i.object_type = of_type and i.object_id = object
    and app.may(of_type, object, 'manage')
$$;

-- Removes invitations that nobody answered.
create function app.sweep_invitations(older_than timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  amount integer;
begin
  delete from public.object_invitations where created_at < older_than;
  get diagnostics amount = row_count;
  return amount;
end $$;

-- Who hands an object over manages it as before, until they leave; what is gone has no invitations.
create or replace function app.note_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from public.grants where instance_id = old.instance_id and object_id = old.id and object_type = tg_argv[0]
      and (tg_op = 'DELETE' or user_id in (old.user_id, new.user_id));
  end if;
  if tg_op = 'DELETE' then
    delete from public.object_invitations
      where instance_id = old.instance_id and object_id = old.id and object_type = tg_argv[0];
    return null;
  end if;
  insert into public.grants (instance_id, object_type, object_id, level, user_id, is_owner, accepted_at)
    values (new.instance_id, tg_argv[0], new.id, 'manage', new.user_id, true, now());
  if tg_op = 'UPDATE' then
    insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
      select new.instance_id, tg_argv[0], new.id, 'manage', old.user_id, now()
      where exists (select from public.instance_users m
        where m.instance_id = old.instance_id and m.user_id = old.user_id);
  end if;
  return null;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.own_address()', 'app.limit_invitations()', 'app.withdraw_invitations()', 'app.own_invitations()',
    'app.answer_invitation(text, uuid, boolean)', 'app.name_of(uuid)', 'app.object_people(text, uuid)',
    'app.sweep_invitations(timestamptz)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.own_address(), app.own_invitations(), app.answer_invitation(text, uuid, boolean),
  app.object_people(text, uuid) to authenticated;
grant execute on function app.sweep_invitations(timestamptz) to worker;
revoke create on schema app from app_definer;
