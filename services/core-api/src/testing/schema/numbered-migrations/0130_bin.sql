-- The bin: a deleted entry stays for a while, out of every list, with its public links suspended.

alter table public.entries
  -- When it went to the bin; null while it is not there.
  add column binned_at timestamptz,
  -- When its text last changed; an analysis that is older is of the text before.
  add column revised_at timestamptz;
create index if not exists entries_binned on public.entries (instance_id, user_id, binned_at desc)
  where binned_at is not null;
grant update (binned_at) on public.entries to authenticated;

-- Both moments are the database's, whatever a client says.
create function app.date_entry_changes() returns trigger language plpgsql as $$
begin
  new.binned_at := case when new.binned_at is not null then coalesce(old.binned_at, now()) end;
  new.revised_at := case when new.text <> old.text then now() else old.revised_at end;
  return new;
end $$;
create trigger date_changes before update on public.entries
  for each row execute function app.date_entry_changes();

-- Whether a journey shared at a moment may show an entry. A snapshot does not say what it was made of: all that was
-- there counts, but for what lay in the bin already.
create function app.may_be_in_journey(shared_at timestamptz, written_at timestamptz, binned_at timestamptz)
returns boolean language sql immutable as $$
  select written_at <= shared_at and (binned_at is null or binned_at > shared_at)
$$;

-- A program that shares without naming the entry: the one of that title, where there is only one.
create function app.name_shared_entry() returns trigger language plpgsql as $$
declare
  found_ids uuid[];
begin
  select array_agg(e.id) into found_ids from public.entries e
    where e.instance_id = new.instance_id and e.user_id = new.user_id and e.title = new.title;
  if cardinality(found_ids) = 1 then
    new.source_id := found_ids[1];
  end if;
  return new;
end $$;
create trigger name_entry before insert on public.presentation_shares
  for each row when (new.presentation_type = 'session' and new.source_id is null)
  execute function app.name_shared_entry();

grant create on schema app to app_definer, app_purger;
grant select (instance_id, id, user_id, created_at, binned_at) on public.entries to app_definer;

create or replace function app.find_share(token text)
returns table (title text, presentation_type text, presentation_data jsonb, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.title, s.presentation_type, s.presentation_data, s.created_at
  from public.presentation_shares s
  where s.instance_id = app.instance_id() and s.share_token = token and s.revoked_at is null
    and not exists (
      select from public.entries e
      where e.instance_id = s.instance_id and e.user_id = s.user_id and e.binned_at is not null
        and (e.id = s.source_id or s.presentation_type = 'overall'
          and app.may_be_in_journey(s.created_at, e.created_at, e.binned_at)))
$$;

-- Final deletion ---------------------------------------------------------------------------------------------------

grant update (title, presentation_data, source_id, revoked_at) on public.presentation_shares to app_definer;
grant select (instance_id, id, user_id), delete on public.sessions to app_definer;

-- Before the foreign key removes the links of an entry: they stay, revoked and empty, as what was once shared.
create function app.empty_shares_of_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.presentation_shares s
    set revoked_at = coalesce(s.revoked_at, now()), title = '–', presentation_data = '{}', source_id = null
    where s.instance_id = old.instance_id and s.user_id = old.user_id and s.presentation_data <> '{}'
      and (s.source_id = old.id or s.presentation_type = 'overall'
        and app.may_be_in_journey(s.created_at, old.created_at, old.binned_at));
  return old;
end $$;
create trigger empty_shares before delete on public.entries
  for each row execute function app.empty_shares_of_entry();

-- The session of an entry holds the same words.
create function app.delete_sessions_of_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.sessions s using gone
    where s.instance_id = gone.instance_id and s.id = gone.session_id and s.user_id = gone.user_id;
  return null;
end $$;
create trigger delete_sessions after delete on public.entries
  referencing old table as gone for each statement execute function app.delete_sessions_of_entries();

-- Deletes what lies in the bin since before a date, some entries at a time. Returns how many.
create function app.empty_bin(binned_before timestamptz, most integer) returns integer
language sql security definer set search_path = '' as $$
  with due as (
    select e.instance_id, e.id from public.entries e
    where e.binned_at < binned_before order by e.binned_at limit most for update skip locked),
  emptied as (
    delete from public.entries e using due
    where e.instance_id = due.instance_id and e.id = due.id returning 1)
  select count(*)::integer from emptied
$$;
create index if not exists entries_due on public.entries (binned_at) where binned_at is not null;

alter function app.empty_shares_of_entry() owner to app_definer;
alter function app.delete_sessions_of_entries() owner to app_definer;
grant update (binned_at) on public.entries to app_purger;
alter function app.empty_bin(timestamptz, integer) owner to app_purger;
grant execute on function app.may_be_in_journey(timestamptz, timestamptz, timestamptz) to app_definer;
grant execute on function app.empty_bin(timestamptz, integer) to worker;
revoke create on schema app from app_definer, app_purger;
