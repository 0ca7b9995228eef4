-- How often what is used, without saying by whom; and exports.

-- Bodies name what later files make.
set local check_function_bodies = off;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

-- What the caller may know of their own account, a pause included.
create function app.own_account() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'email', u.email, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
    'last_sign_in_at', u.last_sign_in_at, 'user_metadata', u.raw_user_meta_data,
    'app_metadata', u.raw_app_meta_data, 'is_super_admin', exists (
      select from app.super_admins s where s.user_id = u.id),
    'identities', (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]')
      from auth.identities i where i.user_id = u.id),
    'second_factors', (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' - 'last_used_step' order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = u.id),
    'recovery_codes_left', (select count(*) from auth.mfa_recovery_codes c where c.user_id = u.id),
    'auth_sessions', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from auth.sessions a where a.user_id = u.id and a.instance_id = app.instance_id()),
    'billing', (select to_jsonb(b) from app.billing_accounts b
      where b.user_id = u.id and b.instance_id = app.instance_id()),
    'closing', (select to_jsonb(c) from app.account_closures c
      where c.user_id = u.id and c.instance_id = app.instance_id()),
    'invitation', (select to_jsonb(v) from app.invitations v
      where v.user_id = u.id and v.instance_id = app.instance_id()),
    'pause', (select to_jsonb(p) from app.pauses p
      where p.user_id = u.id and p.instance_id = app.instance_id()),
    'notices', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at), '[]')
      from app.account_notices n where n.user_id = u.id and n.instance_id = app.instance_id())
  )
  from auth.users u where u.id = auth.uid()
$$;
alter function app.own_account() owner to app_purger;
grant execute on function app.own_account() to authenticated;

-- How often a screen was come to on a day. `tab` is random and lives as long as the page; no person, no address, no
-- device, and no time but the day.
create table app.analytics_events (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  day date not null,
  area text not null check (char_length(area) <= 40),
  name text not null check (char_length(name) <= 40),
  tab uuid not null,
  count integer not null check (count > 0),
  primary key (instance_id, day, area, name, tab)
);
create index analytics_events_day on app.analytics_events (day);
select app.protect('app.analytics_events');
grant select, insert, update on app.analytics_events to app_definer;

-- Events of one tab: [{"day", "area", "name", "count"}], each of the three once. More than 10,000 of a kind a day are
-- not a person's.
create function app.record_analytics(of_tab uuid, events jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into app.analytics_events as kept (instance_id, day, area, name, tab, count)
  select app.instance_id(), e.day, e.area, e.name, of_tab, e.count
  from jsonb_to_recordset(events) as e (day date, area text, name text, count integer)
  on conflict (instance_id, day, area, name, tab) do update
    set count = least(kept.count + excluded.count, 10000)
$$;

-- Views by day and area. What fewer than `fewest` tabs did is not told: it might be somebody.
create function app.list_usage(since date, fewest integer)
returns table (day date, area text, views integer, tabs integer)
language sql stable security definer set search_path = '' as $$
  select day, area, sum(count)::integer, count(*)::integer
  from app.analytics_events
  where instance_id = app.instance_id() and day >= since and name = 'page_view' and app.is_instance_admin()
  group by day, area having count(*) >= fewest
  order by day, area
$$;

create function app.sweep_analytics(kept_since date) returns integer
language sql security definer set search_path = '' as $$
  with swept as (delete from app.analytics_events where day < kept_since returning 1)
  select count(*)::integer from swept
$$;

-- Whether the worker has something to do that a person waits for.
create function app.has_due_errands() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.has_due_notices()
    or exists (select from app.account_closures where subscription_ended_at is null)
$$;
alter function app.record_analytics(uuid, jsonb) owner to app_definer;
alter function app.list_usage(date, integer) owner to app_definer;
alter function app.sweep_analytics(date) owner to app_purger;
alter function app.has_due_errands() owner to app_purger;
grant execute on function app.record_analytics(uuid, jsonb) to anon, authenticated;
grant execute on function app.list_usage(date, integer) to authenticated;
grant execute on function app.sweep_analytics(date), app.has_due_errands() to worker;

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
