-- What a person said of readings: this word is not that feeling, but another, a word of their own, or none.

grant create on schema app to app_definer;

create table public.feeling_corrections (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  emotion text not null check (char_length(emotion) between 1 and 60),
  -- As words are compared: lower case, one apostrophe.
  term text not null check (char_length(term) between 1 and 200),
  replacement text check (char_length(replacement) between 1 and 60),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, emotion, term),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.feeling_corrections');
create policy own_rows on public.feeling_corrections to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, id, user_id, emotion, term, replacement), update (replacement)
  on public.feeling_corrections to authenticated;
grant all on public.feeling_corrections to service_role;
grant select, delete on public.feeling_corrections to app_purger;
grant select on public.feeling_corrections to app_definer;

-- The newest of a person, as many as a reading goes through.
create function app.feeling_corrections_of(at_instance uuid, person uuid)
returns table (emotion text, term text, replacement text)
language sql stable security definer set search_path = '' as $$
  select c.emotion, c.term, c.replacement from public.feeling_corrections c
  where c.instance_id = at_instance and c.user_id = person
  order by c.created_at desc limit 2000
$$;
alter function app.feeling_corrections_of(uuid, uuid) owner to app_definer;
grant execute on function app.feeling_corrections_of(uuid, uuid) to worker;

revoke create on schema app from app_definer;
