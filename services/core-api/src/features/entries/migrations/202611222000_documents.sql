-- Entries as documents, in journals, with tags and people; what they were before, and what two devices wrote at once.

create table public.journals (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null check (char_length(title) between 1 and 80),
  colour text not null default 'grey'
    check (colour in ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet')),
  icon text not null default 'book-open' check (char_length(icon) <= 40),
  is_default boolean not null default false,
  position integer not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create unique index journals_default on public.journals (instance_id, user_id) where is_default;

-- No document: the entry is its plain text. One whose words are not the text is of before the text was changed.
alter table public.entries
  add column document jsonb check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 12000000),
  add column time_zone text check (char_length(time_zone) <= 60),
  -- The day as the person lived it.
  add column entry_date date not null
    generated always as ((entry_at at time zone coalesce(time_zone, 'UTC'))::date) stored,
  add column journal_id uuid,
  add column is_starred boolean not null default false,
  add column is_pinned boolean not null default false,
  add column source text not null default 'written' check (source ~ '^[a-z][a-z0-9-]{0,39}$'),
  add column version integer not null default 1 check (version > 0);
alter table public.entries
  add constraint entries_of_person unique (instance_id, user_id, id),
  add constraint entries_journal foreign key (instance_id, user_id, journal_id)
    references public.journals (instance_id, user_id, id) on delete set null (journal_id);
create index entries_by_journal on public.entries (instance_id, user_id, journal_id) where journal_id is not null;
create index entries_by_day on public.entries (instance_id, user_id, entry_date desc);
grant insert (document, time_zone, journal_id, is_starred, is_pinned, source),
  update (document, time_zone, journal_id, is_starred, is_pinned) on public.entries to authenticated;

-- A document for each answer, or null; it counts while its words are those of the answer.
alter table public.sessions
  add column documents jsonb
    check (jsonb_typeof(documents) = 'array' and octet_length(documents::text) <= 12000000);
grant insert (documents), update (documents) on public.sessions to authenticated;

create table public.tags (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- What makes two spellings the same tag.
  key text not null check (char_length(key) between 1 and 160),
  label text not null check (char_length(label) between 1 and 80),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  unique (instance_id, user_id, key),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create table public.people (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  key text not null check (char_length(key) between 1 and 160),
  label text not null check (char_length(label) between 1 and 80),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  unique (instance_id, user_id, key),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create table public.entry_tags (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  entry_id uuid not null,
  tag_id uuid not null,
  -- Set by the person, and not only written in the text: it stays when the text changes.
  is_by_hand boolean not null default false,
  primary key (instance_id, user_id, entry_id, tag_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, user_id, entry_id) references public.entries (instance_id, user_id, id) on delete cascade,
  foreign key (instance_id, user_id, tag_id) references public.tags (instance_id, user_id, id) on delete cascade
);
create index entry_tags_tag on public.entry_tags (instance_id, user_id, tag_id);
create table public.entry_people (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  entry_id uuid not null,
  person_id uuid not null,
  is_by_hand boolean not null default false,
  primary key (instance_id, user_id, entry_id, person_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, user_id, entry_id) references public.entries (instance_id, user_id, id) on delete cascade,
  foreign key (instance_id, user_id, person_id) references public.people (instance_id, user_id, id) on delete cascade
);
create index entry_people_person on public.entry_people (instance_id, user_id, person_id);

create table public.entry_versions (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  entry_id uuid not null,
  version integer not null check (version > 0),
  title text not null,
  text text not null,
  document jsonb,
  -- Of the session that the entry was made of.
  answers text[],
  written_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id, entry_id, version),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, user_id, entry_id) references public.entries (instance_id, user_id, id) on delete cascade
);
create index entry_versions_age on public.entry_versions (created_at);

-- The shelf: what a device wrote on top of a version that was not the newest any more.
create table public.entry_conflicts (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  entry_id uuid not null,
  base_version integer not null check (base_version > 0),
  text text not null check (char_length(text) <= 2200000),
  document jsonb check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 12000000),
  answers text[] not null default '{}' check (app.has_acceptable_answers(answers)),
  device text not null default '' check (char_length(device) <= 80),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, user_id, entry_id) references public.entries (instance_id, user_id, id) on delete cascade
);
create index entry_conflicts_entry on public.entry_conflicts (instance_id, user_id, entry_id);
create index entry_conflicts_resolved on public.entry_conflicts (resolved_at) where resolved_at is not null;

do $$
declare
  journal regclass;
begin
  foreach journal in array array['public.journals', 'public.tags', 'public.people', 'public.entry_tags',
    'public.entry_people', 'public.entry_versions', 'public.entry_conflicts']::regclass[] loop
    perform app.protect(journal);
    execute format('create policy own_rows on %s to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', journal);
    execute format('grant select, delete on %s to authenticated', journal);
    execute format('grant select, delete on %s to app_purger', journal);
    execute format('grant all on %s to service_role', journal);
  end loop;
end $$;
grant insert (instance_id, id, user_id, title, colour, icon, is_default, position),
  update (title, colour, icon, is_default, position, archived_at) on public.journals to authenticated;
grant insert (instance_id, id, user_id, key, label), update (label) on public.tags, public.people to authenticated;
grant insert (instance_id, user_id, entry_id, tag_id, is_by_hand), update (is_by_hand)
  on public.entry_tags to authenticated;
grant insert (instance_id, user_id, entry_id, person_id, is_by_hand), update (is_by_hand)
  on public.entry_people to authenticated;
grant insert (instance_id, user_id, entry_id, version, title, text, document, answers, written_at)
  on public.entry_versions to authenticated;
grant insert (instance_id, id, user_id, entry_id, base_version, text, document, answers, device), update (resolved_at)
  on public.entry_conflicts to authenticated;

-- Whoever writes: what is replaced becomes a version. A text that was changed without its document has none any more.
create function app.keep_entry_version() returns trigger language plpgsql set search_path = '' as $$
begin
  new.version := old.version;
  if new.text <> old.text and new.document is not distinct from old.document then
    new.document := null;
  end if;
  if (new.title, new.text, new.document) is not distinct from (old.title, old.text, old.document) then
    return new;
  end if;
  insert into public.entry_versions (instance_id, user_id, entry_id, version, title, text, document, answers, written_at)
    values (old.instance_id, old.user_id, old.id, old.version, old.title, old.text, old.document,
      (select s.answers from public.sessions s where s.instance_id = old.instance_id and s.id = old.session_id),
      coalesce(old.revised_at, old.created_at));
  new.version := old.version + 1;
  return new;
end $$;
create trigger keep_version before update of title, text, document, version on public.entries
  for each row execute function app.keep_entry_version();

-- A time zone that this database knows; null for any other, so that nothing is lost for the sake of one.
create function app.known_time_zone(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return null;
end $$;
grant execute on function app.known_time_zone(text) to authenticated;

-- Deletes versions that a later one stands for: all stay for a day, then one an hour, after a week one a day, after a
-- quarter one a week. The first stays. Resolved conflicts stay for 30 days. Returns how many rows went.
create function app.thin_entry_versions(most integer) returns integer
language sql security definer set search_path = '' as $$
  with aged as (
    select v.ctid as place, v.instance_id, v.user_id, v.entry_id, v.version, v.created_at,
      case when v.created_at > now() - interval '7 days' then 'hour'
        when v.created_at > now() - interval '90 days' then 'day' else 'week' end as unit
    from public.entry_versions v where v.created_at < now() - interval '1 day'),
  spare as (
    select a.place from aged a
    where exists (select from public.entry_versions l
        where l.instance_id = a.instance_id and l.user_id = a.user_id and l.entry_id = a.entry_id
          and l.version > a.version and date_trunc(a.unit, l.created_at) = date_trunc(a.unit, a.created_at))
      and exists (select from public.entry_versions f
        where f.instance_id = a.instance_id and f.user_id = a.user_id and f.entry_id = a.entry_id
          and f.version < a.version)
    limit most),
  thinned as (delete from public.entry_versions v using spare where v.ctid = spare.place returning 1),
  resolved as (
    select c.ctid as place from public.entry_conflicts c where c.resolved_at < now() - interval '30 days' limit most),
  removed as (delete from public.entry_conflicts c using resolved where c.ctid = resolved.place returning 1)
  select (select count(*) from thinned)::integer + (select count(*) from removed)::integer
$$;
grant create on schema app to app_purger;
alter function app.thin_entry_versions(integer) owner to app_purger;
revoke create on schema app from app_purger;
grant execute on function app.thin_entry_versions(integer) to worker;
