-- What a program can read of the request that it serves.
create function public.request_facts() returns json language sql stable as $$
  select json_build_object(
    'method', current_setting('request.method', true),
    'path', current_setting('request.path', true),
    'traceparent', current_setting('request.headers', true)::json ->> 'traceparent',
    'role', current_setting('request.jwt.claims', true)::json ->> 'role')
$$;

-- A name that the product has as well, filled as programs do it: by a trigger on the table of people.
create table public.profiles (id uuid primary key references auth.users on delete cascade, nickname text);
alter table public.profiles enable row level security;
create policy own on public.profiles to authenticated using (id = auth.uid());

create function public.add_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, nickname) values (new.id, new.raw_user_meta_data ->> 'nickname');
  return new;
end $$;
create trigger add_profile after insert on auth.users for each row execute function public.add_profile();

-- Nearly every program says this; the product's own tables stay as closed as they were.
grant all on all tables in schema public to postgres, anon, authenticated, service_role;
