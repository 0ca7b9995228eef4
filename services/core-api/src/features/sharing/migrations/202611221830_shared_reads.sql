-- What is shared is read about as fast as what is one's own: a list finds one's own objects by their owner and looks up
-- only what others share, and each question is planned once for a connection.
grant create on schema app to app_definer;

create index grants_given on public.grants (instance_id, subject, object_type)
  include (object_id, level, expires_at) where accepted_at is not null and not is_owner;

-- Estimates of arrays that are not known yet are too high, so that every call would be planned anew: hence the setting.
create or replace function app.subjects() returns text[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  instance constant uuid := app.instance_id();
  person constant uuid := auth.uid();
  link constant text := nullif(current_setting('request.headers', true), '')::json ->> 'x-link-token';
  found text[];
begin
  select array['person:' || person::text, 'instance', 'role:member', 'role:' || m.role]
      || array(select 'role:' || h.role from public.role_members h
        where h.instance_id = instance and h.user_id = person)
      || array(select 'group:' || g.object_id::text from public.grants g
        where g.instance_id = instance and g.subject = 'person:' || person::text and g.object_type = 'group'
          and g.accepted_at is not null and (g.expires_at is null or g.expires_at > now()))
    into found
    from public.instance_users m
    where m.instance_id = instance and m.user_id = person and m.is_active;
  return coalesce(found, '{}') || array_remove(array['link:' || link], null);
end $$;

create or replace function app.shared(of_type text, needed text) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  instance constant uuid := app.instance_id();
  subjects constant text[] := app.subjects();
  levels constant text[] := app.levels_from(needed);
begin
  return array(select g.object_id from public.grants g
    where g.instance_id = instance and g.subject = any (subjects) and g.object_type = of_type
      and g.level = any (levels) and g.accepted_at is not null
      and (g.expires_at is null or g.expires_at > now()));
end $$;

-- For policies that let a person see their own rows by the owner: what grants add to that. Where something is written it
-- is all that is shared, since who hands an object over sees by their grant that it has another owner.
create function app.shared_besides_own(of_type text, needed text) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  instance constant uuid := app.instance_id();
  subjects constant text[] := app.subjects();
  levels constant text[] := app.levels_from(needed);
begin
  if current_setting('transaction_read_only') = 'off' then
    return app.shared(of_type, needed);
  end if;
  return array(select g.object_id from public.grants g
    where g.instance_id = instance and g.subject = any (subjects) and g.object_type = of_type
      and g.level = any (levels) and g.accepted_at is not null and not g.is_owner
      and (g.expires_at is null or g.expires_at > now()));
end $$;
alter function app.shared_besides_own(text, text) owner to app_definer;
grant execute on function app.shared_besides_own(text, text) to anon, authenticated;

create or replace function app.may(of_type text, object uuid, needed text) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  instance constant uuid := app.instance_id();
  subjects constant text[] := app.subjects();
  levels constant text[] := app.levels_from(needed);
begin
  return exists (select from public.grants g
    where g.instance_id = instance and g.object_id = object and g.object_type = of_type
      and g.subject = any (subjects) and g.level = any (levels) and g.accepted_at is not null
      and (g.expires_at is null or g.expires_at > now()));
end $$;

-- Tables that are shared from now on.
create or replace function app.share(target regclass, object_type text) returns void language plpgsql as $$
begin
  execute format('create policy shared_view on %s for select to anon, authenticated
    using (user_id = (select auth.uid()) or id = any ((select app.shared_besides_own(%L, %L))::uuid[]))',
    target, object_type, 'view');
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

revoke create on schema app from app_definer;
