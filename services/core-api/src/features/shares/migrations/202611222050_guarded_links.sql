-- Links that end by themselves: at a time, after a number of views, or behind a password. Counts of views.

-- Bodies name what later files make.
set local check_function_bodies = off;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

alter table public.presentation_shares
  add column expires_at timestamptz,
  add column view_limit integer check (view_limit between 1 and 1000),
  add column has_password boolean not null default false,
  -- Openings that count against the limit.
  add column opened_count integer not null default 0,
  -- Visitors, each once a day.
  add column view_count integer not null default 0,
  -- When the link was made, where its snapshot is a later one.
  add column first_created_at timestamptz,
  -- Names that were taken out before sharing, for the next snapshot; of its owner alone.
  add column hidden_names jsonb check (
    jsonb_typeof(hidden_names) = 'array' and pg_column_size(hidden_names) < 20000);
grant insert (hidden_names) on public.presentation_shares to authenticated;
grant update (expires_at, view_limit, has_password, opened_count, view_count, first_created_at, hidden_names, created_at)
  on public.presentation_shares to app_definer;

create table app.share_passwords (
  instance_id uuid not null default app.instance_id(),
  share_id uuid not null,
  password_hash text not null,
  primary key (instance_id, share_id),
  foreign key (instance_id, share_id) references public.presentation_shares (instance_id, id) on delete cascade
);
select app.protect('app.share_passwords');
grant select, insert, update, delete on app.share_passwords to app_definer;

-- The salt of a day: gone the day after, so that nobody finds an address by trying all of them.
create table app.share_view_salts (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  day date not null,
  salt uuid not null default gen_random_uuid(),
  primary key (instance_id, day)
);
select app.protect('app.share_view_salts');
grant select, insert, delete on app.share_view_salts to app_definer;

-- Who has been counted today, as a salted hash of the address; emptied the day after.
create table app.share_views (
  instance_id uuid not null default app.instance_id(),
  share_id uuid not null,
  day date not null,
  visitor bytea not null,
  primary key (instance_id, share_id, day, visitor),
  foreign key (instance_id, share_id) references public.presentation_shares (instance_id, id) on delete cascade
);
create index share_views_day on app.share_views (instance_id, day);
select app.protect('app.share_views');
grant select, insert, delete on app.share_views to app_definer;

-- A link that is there, whatever guards it. The hash leaves the database for the check and nothing else.
create function app.look_at_share(token text)
returns table (title text, presentation_type text, presentation_data jsonb, created_at timestamptz,
  is_expired boolean, is_limited boolean, is_exhausted boolean, password_hash text)
language sql stable security definer set search_path = '' as $$
  select s.title, s.presentation_type, s.presentation_data, s.created_at,
    coalesce(s.expires_at <= now(), false), s.view_limit is not null,
    coalesce(s.opened_count >= s.view_limit, false),
    -- Where a hash is missing nothing fits.
    case when s.has_password then coalesce(p.password_hash, '-') end
  from public.presentation_shares s
  left join app.share_passwords p on p.instance_id = s.instance_id and p.share_id = s.id
  where s.instance_id = app.instance_id() and s.share_token = token and s.revoked_at is null
    and not exists (
      select from public.entries e
      where e.instance_id = s.instance_id and e.user_id = s.user_id and e.binned_at is not null
        and (e.id = s.source_id or s.presentation_type = 'overall'
          and app.may_be_in_journey(s.created_at, e.created_at, e.binned_at)))
$$;
alter function app.look_at_share(text) owner to app_definer;
grant execute on function app.look_at_share(text) to anon, authenticated;

create or replace function app.find_share(token text)
returns table (title text, presentation_type text, presentation_data jsonb, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.title, s.presentation_type, s.presentation_data, s.created_at
  from app.look_at_share(token) s
  where not s.is_expired and not s.is_exhausted and s.password_hash is null
$$;
grant execute on function app.look_at_share(text) to app_definer;

-- Takes one of the views that are left, and says whether there was one. Who comes at the same moment waits for the row
-- and then finds it used.
create function app.take_share_view(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.presentation_shares s set opened_count = s.opened_count + 1
  where s.instance_id = app.instance_id() and s.share_token = token and s.revoked_at is null
    and s.view_limit is not null and s.opened_count < s.view_limit
    and (s.expires_at is null or s.expires_at > now());
  return found or exists (
    select from public.presentation_shares s
    where s.instance_id = app.instance_id() and s.share_token = token and s.revoked_at is null
      and s.view_limit is null);
end $$;
alter function app.take_share_view(text) owner to app_definer;
grant execute on function app.take_share_view(text) to anon, authenticated;

-- Counts a visitor of an open link once a day; its owner is none.
create function app.count_share_view(token text, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  instance constant uuid := app.instance_id();
  salt_of_day uuid;
  shown uuid;
begin
  select s.id into shown from public.presentation_shares s
  where s.instance_id = instance and s.share_token = token and s.revoked_at is null
    and (s.expires_at is null or s.expires_at > now()) and s.user_id is distinct from auth.uid();
  if shown is null then return; end if;
  insert into app.share_view_salts (instance_id, day) values (instance, today) on conflict do nothing;
  if found then
    delete from app.share_view_salts where instance_id = instance and day < today;
    delete from app.share_views where instance_id = instance and day < today;
  end if;
  select salt into salt_of_day from app.share_view_salts where instance_id = instance and day = today;
  insert into app.share_views (instance_id, share_id, day, visitor)
  values (instance, shown, today, sha256(convert_to(salt_of_day::text || shown::text || address, 'UTF8')))
  on conflict do nothing;
  if found then
    update public.presentation_shares s set view_count = s.view_count + 1
    where s.instance_id = instance and s.id = shown;
  end if;
end $$;
alter function app.count_share_view(text, text) owner to app_definer;
grant execute on function app.count_share_view(text, text) to anon, authenticated;

-- What guards a link of the caller; an unset hash leaves the password as it is, an empty one takes it away.
create function app.guard_share(token text, until timestamptz, views integer, new_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  guarded uuid;
begin
  update public.presentation_shares s
  set expires_at = until,
    opened_count = case when s.view_limit is not distinct from views then s.opened_count else 0 end,
    view_limit = views,
    has_password = case when new_hash is null then s.has_password else new_hash <> '' end
  where s.instance_id = app.instance_id() and s.share_token = token and s.revoked_at is null
    and s.user_id = auth.uid()
  returning s.id into guarded;
  if guarded is null then return false; end if;
  if new_hash = '' then
    delete from app.share_passwords p where p.instance_id = app.instance_id() and p.share_id = guarded;
  elsif new_hash is not null then
    insert into app.share_passwords as p (share_id, password_hash) values (guarded, new_hash)
    on conflict (instance_id, share_id) do update set password_hash = excluded.password_hash;
  end if;
  return true;
end $$;
alter function app.guard_share(text, timestamptz, integer, text) owner to app_definer;
grant execute on function app.guard_share(text, timestamptz, integer, text) to authenticated;

-- A later snapshot of the same sections behind the same link. Its date is that of the snapshot, since what is deleted
-- later is looked for in snapshots by their dates.
create function app.refresh_share(token text, new_title text, new_data jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.presentation_shares s
  set title = new_title,
    presentation_data = (new_data - 'slide_permissions') || case
      when s.presentation_data ? 'slide_permissions'
      then jsonb_build_object('slide_permissions', s.presentation_data -> 'slide_permissions') else '{}' end,
    first_created_at = coalesce(s.first_created_at, s.created_at),
    created_at = now()
  where s.instance_id = app.instance_id() and s.share_token = token and s.revoked_at is null
    and s.user_id = auth.uid() and app.is_feature_enabled('presentations');
  return found;
end $$;
alter function app.refresh_share(text, text, jsonb) owner to app_definer;
grant execute on function app.refresh_share(text, text, jsonb) to authenticated;

-- A snapshot whose words were deleted remembers no names either.
create function app.forget_hidden_names() returns trigger language plpgsql as $$
begin
  new.hidden_names := null;
  return new;
end $$;
create trigger forget_hidden_names before update of presentation_data on public.presentation_shares
  for each row when (new.presentation_data = '{}') execute function app.forget_hidden_names();

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
