-- Who pays for what. Entitlements rest on app.billing_accounts alone: no client is granted anything on it.

do $$ begin
  -- Does what payments need, at one instance at a time.
  if not exists (select from pg_roles where rolname = 'billing_admin') then
    create role billing_admin nologin noinherit;
  end if;
end $$;
grant billing_admin to authenticator;
grant usage on schema public, app, auth to billing_admin;

-- 'included': the instance pays for its people. 'subscription': each person does. Nobody but the owner changes it.
alter table app.instances add column billing text not null default 'included'
  check (billing in ('included', 'subscription'));
alter table app.instances no force row level security;
update app.instances set billing = 'subscription' where is_default;
alter table app.instances force row level security;

-- What is known of a person's payments: when they joined the beta, and Stripe's last answer about them.
create table app.billing_accounts (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null,
  beta_since timestamptz,
  customer_id text,
  -- The last hosted checkout; it may be open, finished or expired.
  checkout_id text,
  subscription_id text,
  -- Stripe's own word; one that is new to us must not be lost.
  status text,
  trial_ends_at timestamptz,
  period_ends_at timestamptz,
  -- Set while a cancellation waits for its day.
  ends_at timestamptz,
  -- When Stripe was asked for the above. An answer to an older question never replaces one to a newer.
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  unique (instance_id, customer_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create trigger touch before update on app.billing_accounts for each row execute function app.touch();

alter table public.subscribers no force row level security;
insert into app.billing_accounts (instance_id, user_id, beta_since)
  select instance_id, user_id, updated_at from public.subscribers
  where subscribed and subscription_tier = 'Beta' and subscription_end is null;
alter table public.subscribers force row level security;

select app.protect('app.billing_accounts');
create policy billing_admin_all on app.billing_accounts to billing_admin using (true) with check (true);
grant select, insert, update on app.billing_accounts to billing_admin, app_definer;

-- Each message of Stripe once. It names no person, and is written before it is known whose instance it concerns.
create table app.billing_events (
  id text primary key,
  type text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  -- Null until it was acted upon: Stripe sends it again until then.
  handled_at timestamptz
);
create index billing_events_received_at on app.billing_events (received_at);
alter table app.billing_events enable row level security;
alter table app.billing_events force row level security;
create policy billing_admin_all on app.billing_events to billing_admin using (true) with check (true);
grant select, insert, update on app.billing_events to billing_admin;

-- The row that the specification shows to clients is written by messages of Stripe, besides the beta's.
create policy billing_admin_all on public.subscribers to billing_admin using (true) with check (true);
grant select, insert, update on public.subscribers to billing_admin;
create policy billing_admin_reads on auth.users for select to billing_admin using (true);
grant select (id, email) on auth.users to billing_admin;

-- What decides over the caller's entitlements here; no row for whoever is no member.
create function app.own_billing() returns table (
  billing text, member_since timestamptz, beta_since timestamptz, customer_id text, checkout_id text,
  subscription_id text, status text, trial_ends_at timestamptz, period_ends_at timestamptz, ends_at timestamptz,
  asked_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select i.billing, m.created_at, b.beta_since, b.customer_id, b.checkout_id, b.subscription_id, b.status,
    b.trial_ends_at, b.period_ends_at, b.ends_at, clock_timestamp()
  from app.instances i
  join public.instance_users m on m.instance_id = i.id and m.user_id = auth.uid()
  left join app.billing_accounts b on b.instance_id = m.instance_id and b.user_id = m.user_id
  where i.id = app.instance_id()
$$;

create function app.join_beta(wanted_instance uuid, wanted_user uuid) returns void
language sql security definer set search_path = '' as $$
  insert into app.billing_accounts (instance_id, user_id, beta_since) values (wanted_instance, wanted_user, now())
  on conflict (instance_id, user_id) do update
    set beta_since = coalesce(app.billing_accounts.beta_since, excluded.beta_since)
$$;

-- Clients write the beta tier into their row. It counts for a new member alone, who could have signed up at /beta just
-- as well: nobody whose trial is over helps themself to the rest by a table call.
create function app.join_beta_by_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.subscription_tier = 'Beta' and exists (
    select from public.instance_users m
    where m.instance_id = new.instance_id and m.user_id = new.user_id and m.created_at > now() - interval '7 days'
  ) then
    perform app.join_beta(new.instance_id, new.user_id);
  end if;
  return null;
end $$;
create trigger join_beta after insert or update on public.subscribers
  for each row execute function app.join_beta_by_row();

-- Signed up at /beta while the programme is open: counts at once, also where an address has to be confirmed first and
-- the client can write nothing yet. Later changes of the metadata do not count.
create function app.join_beta_by_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.is_feature_enabled('beta_programme') and exists (
    select from auth.users u
    where u.id = new.user_id and u.instance_id = new.instance_id and u.raw_user_meta_data ->> 'beta_tester' = 'true'
  ) then
    perform app.join_beta(new.instance_id, new.user_id);
  end if;
  return null;
end $$;
create trigger join_beta after insert on public.instance_users
  for each row execute function app.join_beta_by_sign_up();

grant create on schema app to app_definer;
alter function app.own_billing() owner to app_definer;
alter function app.join_beta(uuid, uuid) owner to app_definer;
alter function app.join_beta_by_row() owner to app_definer;
alter function app.join_beta_by_sign_up() owner to app_definer;
revoke create on schema app from app_definer;
grant execute on function app.own_billing() to authenticated;
