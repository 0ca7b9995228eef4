-- What a person said of names and open loops that were found in their entries: nothing is kept that they did not decide.

grant create on schema app to app_definer;

create table public.mentioned (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('person', 'place', 'loop')),
  -- What makes two spellings the same.
  key text not null check (char_length(key) between 1 and 240),
  label text not null check (char_length(label) between 1 and 240),
  -- Never: it is not asked about again.
  state text not null check (state in ('kept', 'done', 'never')),
  -- Where a loop was opened.
  entry_id uuid,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, kind, key),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, user_id, entry_id) references public.entries (instance_id, user_id, id) on delete cascade
);
create index mentioned_entry on public.mentioned (instance_id, user_id, entry_id);
select app.protect('public.mentioned');
create policy own_rows on public.mentioned to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, id, user_id, kind, key, label, state, entry_id), update (kind, label, state)
  on public.mentioned to authenticated;
grant all on public.mentioned to service_role;
grant select, delete on public.mentioned to app_purger;
grant select on public.mentioned to app_definer;
grant select, insert on public.entry_people to app_definer;
grant select on public.people to app_definer;

-- An entry speaks of the people that its writer agreed to, as if they had been set by hand.
create function app.link_mentioned() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.entry_people (instance_id, user_id, entry_id, person_id, is_by_hand)
  select new.instance_id, new.user_id, new.id, p.id, true
  from public.mentioned m
  join public.people p on p.instance_id = m.instance_id and p.user_id = m.user_id and p.key = m.key and p.merged_into is null
  where m.instance_id = new.instance_id and m.user_id = new.user_id and m.kind = 'person' and m.state = 'kept'
    and new.text ~* ('(^|[^[:alnum:]])' || regexp_replace(m.label, '([^[:alnum:] ])', '\\\1', 'g') || '([^[:alnum:]]|$)')
  on conflict do nothing;
  return null;
end $$;
alter function app.link_mentioned() owner to app_definer;
create trigger entries_link_mentioned after insert or update of text on public.entries
  for each row execute function app.link_mentioned();

revoke create on schema app from app_definer;
