-- The voice by which a provider speaks, and what is asked of it before it does.

alter table public.providers add column speech_voice text not null default '' check (char_length(speech_voice) <= 100);
grant select (speech_voice), insert (speech_voice), update (speech_voice) on public.providers to authenticated;

grant create on schema app to app_definer;

-- Who would speak for the caller, by which model and voice; no row where nobody does or they did not agree.
create function app.agreed_speech() returns table (host text, model text, voice text)
language sql stable security definer set search_path = '' as $$
  select p.host, p.models ->> 'speech', p.speech_voice
  from public.providers p
  join public.provider_consents c
    on c.instance_id = p.instance_id and c.user_id = auth.uid() and c.provider = p.host
  where p.instance_id = app.instance_id() and p.is_on and p.models ? 'speech'
$$;
alter function app.agreed_speech() owner to app_definer;
grant execute on function app.agreed_speech() to authenticated;

revoke create on schema app from app_definer;
