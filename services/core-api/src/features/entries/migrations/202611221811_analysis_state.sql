-- Whether what was found in an entry is still to come, and the events of an entry.

-- Null: nothing is outstanding. The reading itself is a job, which nobody's request waits for.
alter table public.entries add column analysis_state text check (analysis_state in ('reading', 'failed'));

grant select (text, revised_at, analysis_state), update (analysis_state) on public.entries to app_definer;
grant create on schema app to app_definer;

-- Tells of an entry of the caller in the transaction that wrote it. `is_read`: it is to be read.
create function app.announce_entry(event text, entry uuid, in_language text, is_read boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  state text := case when is_read then 'reading' end;
begin
  if event not in ('entry.finished', 'entry.revised', 'entry.analysis_requested') then
    raise exception 'An entry has no event "%"', event using errcode = '22023';
  end if;
  perform from public.entries e
    where e.instance_id = app.instance_id() and e.id = entry and e.user_id = auth.uid() for update;
  if not found then
    return;
  end if;
  update public.entries e set analysis_state = state
    where e.instance_id = app.instance_id() and e.id = entry and (is_read or e.analysis_state is not null);
  perform app.publish(
    event, entry::text, app.instance_id(), auth.uid(), jsonb_build_object('language', in_language));
end $$;
alter function app.announce_entry(text, uuid, text, boolean) owner to app_definer;
grant execute on function app.announce_entry(text, uuid, text, boolean) to authenticated;

revoke create on schema app from app_definer;
