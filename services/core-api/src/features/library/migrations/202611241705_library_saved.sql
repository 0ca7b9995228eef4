-- Frameworks and prompts that a person wants to find again. Sessions of theirs are entries, and kept by their star.
create table public.library_saved (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('framework', 'prompt')),
  key text not null check (key ~ '^[a-z0-9-]{1,60}$'),
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id, kind, key),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.library_saved');
create policy own_rows on public.library_saved to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id, kind, key) on public.library_saved to authenticated;
grant all on public.library_saved to service_role;
grant select, delete on public.library_saved to app_purger;

create index entries_of_kept_sessions on public.entries (instance_id, user_id, entry_at desc)
  where is_starred and framework <> 'free' and binned_at is null;
