-- Rows whose changes are told: one table that everybody reads, one that policies guard.
create table public.open_rows (id bigint generated always as identity primary key, text text not null);
create table public.guarded_rows (id bigint generated always as identity primary key, text text not null);
alter table public.guarded_rows enable row level security;
create policy all_of_them on public.guarded_rows for select to anon using (length(text) > 0);
alter publication supabase_realtime add table public.open_rows, public.guarded_rows;
