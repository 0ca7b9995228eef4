-- What the run appends to. Nothing here would notice a row that is written twice: that is for the keys to prevent.
create table public.appends (
  id bigint generated always as identity primary key,
  mark text not null,
  place integer not null default 0
);
create table public.append_twins (id bigint generated always as identity primary key, mark text not null);

-- Rows of which the client makes the id, as programs do that know no keys.
create table public.appends_by_id (id uuid primary key, note text not null);

create function public.append_pair(mark text) returns bigint language plpgsql volatile as $$
declare
  made bigint;
begin
  insert into public.appends (mark) values (append_pair.mark) returning id into made;
  insert into public.append_twins (mark) values (append_pair.mark);
  return made;
end $$;

grant select, insert on public.appends, public.append_twins, public.appends_by_id to authenticated, service_role;
grant execute on function public.append_pair(text) to authenticated;
alter table public.appends enable row level security;
alter table public.append_twins enable row level security;
alter table public.appends_by_id enable row level security;
create policy anyone on public.appends for all to authenticated using (true) with check (true);
create policy anyone on public.append_twins for all to authenticated using (true) with check (true);
create policy anyone on public.appends_by_id for all to authenticated using (true) with check (true);
alter publication supabase_realtime add table public.appends_by_id;

insert into storage.buckets (instance_id, id, name, public)
  select id, 'appends', 'appends', false from app.instances where is_default;
create policy appends on storage.objects for all to authenticated
  using (bucket_id = 'appends') with check (bucket_id = 'appends');

notify pgrst, 'reload schema';
