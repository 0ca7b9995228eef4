-- What was understood so far of a recording that is being written down.

alter table public.transcripts add column partial_text text check (char_length(partial_text) <= 500000);

-- Another request begins anew, and what has ended is not under way.
create function app.clear_partial_transcript() returns trigger language plpgsql set search_path = '' as $$
begin
  new.partial_text := null;
  return new;
end $$;
create trigger clear_partial before update on public.transcripts for each row
  when (new.status <> 'waiting' or new.requested_at is distinct from old.requested_at)
  execute function app.clear_partial_transcript();

grant create on schema app to app_definer;

create function app.note_partial_transcript(at_instance uuid, of_recording uuid, of_request text, words text)
returns void language sql security definer set search_path = '' as $$
  update public.transcripts t set partial_text = words
    where t.instance_id = at_instance and t.recording_id = of_recording and t.status = 'waiting'
      and t.requested_at::text = of_request
$$;
alter function app.note_partial_transcript(uuid, uuid, text, text) owner to app_definer;
grant execute on function app.note_partial_transcript(uuid, uuid, text, text) to worker;
revoke create on schema app from app_definer;
