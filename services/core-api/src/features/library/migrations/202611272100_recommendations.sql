-- Whoever has a row is recommended nothing by what they wrote.
create table public.recommendations_off (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.recommendations_off');
create policy own_rows on public.recommendations_off to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id) on public.recommendations_off to authenticated;
grant all on public.recommendations_off to service_role;
grant select, delete on public.recommendations_off to app_purger;
