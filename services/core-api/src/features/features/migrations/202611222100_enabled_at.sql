-- Whether a feature is on at an instance, whoever asks; an unknown key is off.
create function app.is_feature_enabled_at(instance uuid, wanted text) returns boolean language sql stable as $$
  select coalesce(
    (select enabled from public.instance_features where instance_id = instance and feature_key = wanted),
    (select enabled from public.global_features where feature_key = wanted),
    false
  )
$$;
grant execute on function app.is_feature_enabled_at(uuid, text) to public;

create or replace function app.is_feature_enabled(wanted text) returns boolean language sql stable as $$
  select app.is_feature_enabled_at((select app.instance_id()), wanted)
$$;

create or replace function app.require_feature() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not app.is_feature_enabled_at(new.instance_id, tg_argv[0]) then
    raise exception using errcode = '42501',
      message = format('The feature "%s" is off at this instance', tg_argv[0]),
      hint = 'What is there already can be read, exported, revoked and deleted';
  end if;
  return new;
end $$;
