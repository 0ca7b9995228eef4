-- Goals that an instance offers as a beginning: whoever takes one has goals and habits of their own, and nobody learns of it.
create table public.goal_programs (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (btrim(title) <> '' and char_length(title) <= 120),
  summary text not null default '' check (char_length(summary) <= 1000),
  -- What is begun: `programContentSchema` of contracts says how.
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 65536),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id)
);
select app.protect('public.goal_programs');
create trigger touch before update on public.goal_programs for each row execute function app.touch();
create policy members_read on public.goal_programs for select to authenticated
  using (is_published and (select app.is_active_member()) or (select app.can('goals.programs')));
create policy managers_write on public.goal_programs to authenticated
  using ((select app.can('goals.programs'))) with check ((select app.can('goals.programs')));
grant select, delete, insert (instance_id, id, title, summary, content, is_published),
  update (title, summary, content, is_published) on public.goal_programs to authenticated;
grant all on public.goal_programs to service_role;
