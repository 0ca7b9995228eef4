-- What a provider is still to forget counts as a voice that it keeps: of one person no more than three, so that nobody who makes
-- and deletes voices takes the places of all others.
grant create on schema app to app_definer;

create or replace function app.begin_own_voice(at_instance uuid, person uuid, voice uuid, most integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known public.providers;
begin
  -- One at a time of an instance, so that nobody takes a place that another just took.
  select * into known from public.providers p where p.instance_id = at_instance and p.is_on for update;
  if known.host is null or not app.is_feature_enabled_at(at_instance, 'own_voice') then
    return 'off';
  end if;
  if exists (select from public.own_voices v where v.instance_id = at_instance and v.user_id = person) then
    return 'has_one';
  end if;
  if app.count_own_voices(at_instance, known.host) >= most or (
    select count(*) from public.own_voice_deletions d
    join app.own_voice_revocations r on r.instance_id = d.instance_id and r.voice_id = d.id
    where d.instance_id = at_instance and d.user_id = person) >= 3
  then
    return 'no_room';
  end if;
  insert into app.own_voice_revocations (instance_id, voice_id, base_url, sealed_key, due_at)
    values (at_instance, voice, known.base_url, known.sealed_key, now() + interval '15 minutes');
  return null;
end $$;

revoke create on schema app from app_definer;
