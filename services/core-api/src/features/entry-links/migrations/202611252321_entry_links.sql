-- What grew out of an entry: a sentence of it, and the thing that was made of that. Nobody but its person sees a link,
-- whoever else works on the thing.

create table public.entry_links (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  entry_id uuid,
  -- The version of the entry in which the sentence stood from `start_at` to `end_at`, in UTF-16 units of its text.
  entry_version integer not null check (entry_version > 0),
  start_at integer not null check (start_at >= 0),
  end_at integer not null,
  -- The words themselves: an entry is changed, and they are looked for in it.
  quote text not null check (char_length(quote) <= 2000),
  target_type text not null check (target_type ~ '^[a-z][a-z_]{0,39}$'),
  target_id uuid not null,
  created_at timestamptz not null default now(),
  -- When the entry was deleted, and the words with it.
  entry_gone_at timestamptz,
  primary key (instance_id, id),
  check (end_at > start_at),
  check ((entry_id is null) = (entry_gone_at is not null)),
  check ((quote = '') = (entry_id is null)),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, user_id, entry_id) references public.entries (instance_id, user_id, id)
    on delete set null (entry_id)
);
create index entry_links_of_entry on public.entry_links (instance_id, user_id, entry_id);
create index entry_links_of_target on public.entry_links (instance_id, user_id, target_id);
select app.protect('public.entry_links');
create policy own_rows on public.entry_links to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete,
  insert (instance_id, id, user_id, entry_id, entry_version, start_at, end_at, quote, target_type, target_id)
  on public.entry_links to authenticated;
grant all on public.entry_links to service_role;
grant select, delete on public.entry_links to app_purger;

-- With the entry its words go. That something grew out of an entry which is gone can still be said.
create function app.forget_quote() returns trigger language plpgsql set search_path = '' as $$
begin
  new.quote := '';
  new.entry_gone_at := now();
  return new;
end $$;
create trigger forget_quote before update of entry_id on public.entry_links
  for each row when (new.entry_id is null) execute function app.forget_quote();

-- Nobody fills the table. Two that come at once would count the same.
create function app.limit_entry_links() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('entry links ' || new.instance_id || new.user_id, 0));
  if (select count(*) from public.entry_links l
      where l.instance_id = new.instance_id and l.user_id = new.user_id and l.entry_id = new.entry_id) >= 200 then
    raise exception 'At most 200 things can be linked to one entry' using errcode = 'PT413';
  end if;
  return new;
end $$;
create trigger limit_kept before insert on public.entry_links
  for each row when (current_user = 'authenticated') execute function app.limit_entry_links();
