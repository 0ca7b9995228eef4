-- A session can walk a framework of the library, named by its key and version: `gratitude@1`.

alter table public.sessions drop constraint sessions_framework_check;
alter table public.sessions add constraint sessions_framework_check
  check (framework in ('tension', 'anxious', 'free') or framework ~ '^[a-z][a-z0-9-]{0,59}@[1-9][0-9]{0,5}$');
alter table public.entries drop constraint entries_framework_check;
alter table public.entries add constraint entries_framework_check
  check (framework in ('tension', 'anxious', 'free') or framework ~ '^[a-z][a-z0-9-]{0,59}@[1-9][0-9]{0,5}$');

-- What a framework of the library was called when it was walked: lists show it without asking for the document.
alter table public.entries add column framework_name text check (char_length(framework_name) <= 80);
grant insert (framework_name) on public.entries to authenticated;
