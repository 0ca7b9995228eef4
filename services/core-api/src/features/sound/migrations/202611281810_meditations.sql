-- Meditations of people: documents of typed steps under a name, with what they were before they were changed.
create table public.meditations (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 120),
  -- As `meditationStepSchema` of the contracts has them.
  steps jsonb not null check (
    jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 10000
    and octet_length(steps::text) <= 900000),
  -- The built-in meditation whose sound belongs to it.
  based_on text not null check (based_on ~ '^[a-z-]{1,40}$'),
  -- Whose words are in it. No reference: where the entry is gone, its words are still not said by a provider.
  entry_id uuid,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index meditations_person on public.meditations (instance_id, user_id, created_at desc);

create table public.meditation_versions (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  meditation_id uuid not null,
  revision integer not null check (revision > 0),
  name text not null,
  steps jsonb not null,
  written_at timestamptz not null,
  primary key (instance_id, user_id, meditation_id, revision),
  foreign key (instance_id, user_id, meditation_id)
    references public.meditations (instance_id, user_id, id) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['meditations', 'meditation_versions'] loop
    perform app.protect(format('public.%I', name)::regclass);
    execute format('create policy own_rows on public.%I to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('grant select, delete on public.%I to authenticated', name);
    execute format('grant select, delete on public.%I to app_purger', name);
    execute format('grant all on public.%I to service_role', name);
  end loop;
end $$;
grant insert (instance_id, id, user_id, name, steps, based_on, entry_id), update (name, steps)
  on public.meditations to authenticated;
grant insert (instance_id, user_id, meditation_id, revision, name, steps, written_at)
  on public.meditation_versions to authenticated;
create trigger touch before update on public.meditations for each row execute function app.touch();
create trigger require_feature before insert on public.meditations
  for each row execute function app.require_feature('sound');

-- A person keeps up to a hundred: lists read all of them.
create function app.limit_meditations() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Two tabs that save at once would count the same.
  perform pg_advisory_xact_lock(hashtextextended('meditations ' || new.user_id::text, 0));
  if (select count(*) from public.meditations m where m.instance_id = new.instance_id and m.user_id = new.user_id) >= 100 then
    raise exception 'No more than a hundred meditations are kept: delete one first' using errcode = 'PT413';
  end if;
  return new;
end $$;
create trigger limit_count before insert on public.meditations
  for each row execute function app.limit_meditations();

-- What is replaced becomes a version; the last ten stay.
create function app.keep_meditation_version() returns trigger language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision;
  if (new.name, new.steps) is not distinct from (old.name, old.steps) then
    return new;
  end if;
  insert into public.meditation_versions (instance_id, user_id, meditation_id, revision, name, steps, written_at)
    values (old.instance_id, old.user_id, old.id, old.revision, old.name, old.steps, old.updated_at);
  delete from public.meditation_versions v where v.instance_id = old.instance_id and v.user_id = old.user_id
    and v.meditation_id = old.id and v.revision <= old.revision - 10;
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger keep_version before update of name, steps on public.meditations
  for each row execute function app.keep_meditation_version();
