-- What a person keeps about themself, and what they subscribed to. Rows hang on the membership: no membership, no row.

create table public.profiles (
  instance_id uuid not null default app.instance_id(),
  id uuid not null,
  name text not null default '' check (char_length(name) <= 200),
  lock_code text check (char_length(lock_code) = 6),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.profiles');
create policy own_profile on public.profiles to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
grant select, insert (id, name, lock_code), update (id, name, lock_code) on public.profiles to authenticated;
grant select on public.profiles to app_definer;
grant all on public.profiles to service_role;
create trigger touch before update on public.profiles for each row execute function app.touch();

create table public.subscribers (
  instance_id uuid not null default app.instance_id(),
  email text not null check (char_length(email) <= 255),
  user_id uuid not null,
  subscribed boolean not null default false,
  subscription_tier text,
  subscription_end timestamptz,
  updated_at timestamptz not null default now(),
  primary key (instance_id, email),
  unique (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.subscribers');
create policy own_subscription on public.subscribers for select to authenticated
  using (user_id = (select auth.uid()));
-- A client writes the beta tier and nothing else, while the programme is open; a paid row is out of its reach.
create policy own_beta_insert on public.subscribers for insert to authenticated
  with check (
    user_id = (select auth.uid()) and lower(email) = lower((select auth.email()))
    and subscribed and subscription_tier = 'Beta' and subscription_end is null
    and (select app.is_feature_enabled('beta_programme'))
  );
create policy own_beta_update on public.subscribers for update to authenticated
  using (user_id = (select auth.uid()) and coalesce(subscription_tier, 'Beta') = 'Beta' and subscription_end is null)
  with check (
    user_id = (select auth.uid()) and lower(email) = lower((select auth.email()))
    and subscribed and subscription_tier = 'Beta' and subscription_end is null
    and (select app.is_feature_enabled('beta_programme'))
  );
grant select,
  insert (email, user_id, subscribed, subscription_tier, subscription_end, updated_at),
  update (email, user_id, subscribed, subscription_tier, subscription_end, updated_at)
  on public.subscribers to authenticated;
grant all on public.subscribers to service_role;

insert into public.global_features (feature_key, enabled, description) values
  ('beta_programme', true, 'Visitors may join the free beta');
