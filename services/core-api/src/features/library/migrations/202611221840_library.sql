-- What an instance adds to the library, and which prompts a person does not want. What the product brings is in the code.

-- Frameworks as documents. The service checks them when they are published and when they are read. Sessions name a version:
-- one that was published is never changed or removed, only withdrawn.
create table public.library_frameworks (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  key text not null check (key ~ '^own-[0-9a-f]{12}$'),
  version integer not null check (version > 0),
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  document jsonb not null check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 200000),
  -- Counts changes of a draft, so that two who write do not overwrite each other.
  revision integer not null default 1 check (revision > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, key, version)
);
create unique index library_frameworks_draft on public.library_frameworks (instance_id, key) where state = 'draft';
select app.protect('public.library_frameworks');
create trigger touch before update on public.library_frameworks for each row execute function app.touch();

create table public.library_prompts (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  topic text not null check (topic in ('today', 'good-things', 'people', 'work', 'choices', 'feelings', 'self', 'body',
    'past', 'future', 'imagination', 'hard-times')),
  -- Language → one line.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}' and octet_length(texts::text) <= 4000 and not jsonb_path_exists(texts,
    '$.keyvalue() ? (!(@.key like_regex "^(en|de|fr|ar)$") || @.value.type() != "string"
      || !(@.value like_regex "^\\S"))')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id)
);
select app.protect('public.library_prompts');
create trigger touch before update on public.library_prompts for each row execute function app.touch();

create function app.is_active_member() returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from public.instance_users m
    where m.instance_id = app.instance_id() and m.user_id = auth.uid() and m.is_active)
$$;
grant execute on function app.is_active_member() to authenticated;

create policy members_read on public.library_frameworks for select to authenticated
  using (state <> 'draft' and (select app.is_active_member()));
create policy members_read on public.library_prompts for select to authenticated
  using ((select app.is_active_member()));
create policy writers_all on public.library_frameworks to authenticated
  using ((select app.can('library.write'))) with check ((select app.can('library.write')));
create policy writers_all on public.library_prompts to authenticated
  using ((select app.can('library.write'))) with check ((select app.can('library.write')));
grant select, delete, insert (instance_id, key, version, state, document), update (state, document, revision)
  on public.library_frameworks to authenticated;
grant select, delete, insert (instance_id, id, topic, texts), update (topic, texts)
  on public.library_prompts to authenticated;
grant all on public.library_frameworks, public.library_prompts to service_role;

create function app.keep_published_framework() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.state = 'draft' or new.document <> old.document then
    raise exception 'What was published is withdrawn, never changed or removed' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_published before update or delete on public.library_frameworks
  for each row when (old.state <> 'draft' and current_user = 'authenticated')
  execute function app.keep_published_framework();

-- "Not for me", of the product's prompts and the instance's.
create table public.prompt_dismissals (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  prompt_key text not null check (prompt_key ~ '^[a-z0-9-]{1,60}$'),
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id, prompt_key),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.prompt_dismissals');
create policy own_rows on public.prompt_dismissals to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id, prompt_key) on public.prompt_dismissals to authenticated;
grant all on public.prompt_dismissals to service_role;
grant select, delete on public.prompt_dismissals to app_purger;
