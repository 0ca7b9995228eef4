-- Who wants to be asked about habits of thought beside their entries. Nobody is who did not ask for it; nothing of what is
-- found is kept.
create table public.thinking_questions (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.thinking_questions');
create policy own_rows on public.thinking_questions to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id) on public.thinking_questions to authenticated;
grant all on public.thinking_questions to service_role;
grant select, delete on public.thinking_questions to app_purger;
