-- An object that is edited together, as a feature would make it: shelves with books on them, and remarks about them.
create table public.edited_shelves (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null default '',
  deleted_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.edited_shelves');
select app.share('public.edited_shelves', 'edited_shelf');
grant select on public.edited_shelves to anon, authenticated;
grant insert (instance_id, id, user_id, title), update (title, deleted_at, user_id), delete
  on public.edited_shelves to authenticated;
select app.edit_together('public.edited_shelves', 'edited_shelf', most => 3);

create table public.edited_books (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  shelf_id uuid not null,
  title text not null check (title <> 'forbidden'),
  pages integer not null default 0,
  notes jsonb not null default '{}',
  -- Made by the database.
  weight integer generated always as (pages * 2) stored,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, shelf_id) references public.edited_shelves (instance_id, id) on delete cascade
);
create index edited_books_shelf on public.edited_books (instance_id, shelf_id);
select app.protect('public.edited_books');
create policy shared_view on public.edited_books for select to anon, authenticated
  using (shelf_id = any ((select app.shared('edited_shelf', 'view'))::uuid[]));
create policy shared_add on public.edited_books for insert to authenticated
  with check (shelf_id = any ((select app.shared('edited_shelf', 'edit'))::uuid[]));
create policy shared_edit on public.edited_books for update to authenticated
  using (shelf_id = any ((select app.shared('edited_shelf', 'edit'))::uuid[]));
grant select on public.edited_books to anon, authenticated;
grant insert (instance_id, id, shelf_id, title, pages, notes), update (title, pages, notes, deleted_at)
  on public.edited_books to authenticated;
select app.edit_together('public.edited_books', 'edited_shelf', 'shelf_id');
