create table public.todos (
  id bigint generated always as identity primary key,
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null
);
alter table public.todos enable row level security;
create policy own_todos on public.todos to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
alter publication supabase_realtime add table public.todos;
