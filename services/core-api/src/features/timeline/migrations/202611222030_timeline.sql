-- The rhythm that a person chose for their writing, and entries that open on a later day.

create table public.writing_rhythms (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  days_a_week smallint not null check (days_a_week between 1 and 7),
  updated_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.writing_rhythms');
create trigger touch before update on public.writing_rhythms for each row execute function app.touch();
create policy own_rows on public.writing_rhythms to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id, days_a_week), update (user_id, days_a_week)
  on public.writing_rhythms to authenticated;
grant all on public.writing_rhythms to service_role;
grant select, delete on public.writing_rhythms to app_purger;

-- The day from which on an entry shows its words again, where its person is; null where it always does.
alter table public.entries add column sealed_until date;
grant insert (sealed_until), update (sealed_until) on public.entries to authenticated;
