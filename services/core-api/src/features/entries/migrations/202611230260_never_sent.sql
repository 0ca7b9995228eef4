-- Entries and journals whose words never go to a provider outside of this service.

alter table public.entries add column is_never_sent boolean not null default false;
alter table public.journals add column is_never_sent boolean not null default false;
grant insert (is_never_sent), update (is_never_sent) on public.entries, public.journals to authenticated;

grant select (journal_id, is_never_sent), update (is_never_sent) on public.entries to app_definer;
grant select (instance_id, id, user_id, is_never_sent) on public.journals to app_definer;
grant create on schema app to app_definer;

-- Whatever hands words, sound or pictures of an entry to a provider asks this at the moment of sending. Of an entry that
-- is not there nothing may be sent.
create function app.may_be_sent(at_instance uuid, entry uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select not e.is_never_sent and not coalesce(j.is_never_sent, false)
    from public.entries e
    left join public.journals j on j.instance_id = e.instance_id and j.user_id = e.user_id and j.id = e.journal_id
    where e.instance_id = at_instance and e.id = entry), false)
$$;
alter function app.may_be_sent(uuid, uuid) owner to app_definer;
grant execute on function app.may_be_sent(uuid, uuid) to worker;

-- What lay in such a journal is not sent once the journal is gone.
create function app.keep_never_sent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.entries e set is_never_sent = true
    where e.instance_id = old.instance_id and e.user_id = old.user_id and e.journal_id = old.id;
  return old;
end $$;
alter function app.keep_never_sent() owner to app_definer;
create trigger keep_never_sent before delete on public.journals
  for each row when (old.is_never_sent) execute function app.keep_never_sent();

revoke create on schema app from app_definer;
