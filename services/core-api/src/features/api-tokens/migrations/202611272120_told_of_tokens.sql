-- People are told that a token was made in their name, a week and a day before it ends, and when it has ended.
grant create on schema app to app_definer;

-- What was told of its end: 1 a week before, 2 a day before, 3 that it has come.
alter table public.api_tokens add column told_stage smallint not null default 0 check (told_stage between 0 and 3);
update public.api_tokens set told_stage = case when expires_at <= now() then 3 when expires_at <= now() + interval '1 day' then 2
  when expires_at <= now() + interval '7 days' then 1 else 0 end;
create index api_tokens_ending on public.api_tokens (expires_at) where revoked_at is null and told_stage < 3;

create or replace function app.add_api_token(new_name text, new_scopes text[], days integer, new_hash bytea) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not app.is_feature_enabled_at(app.instance_id(), 'integrations') then
    raise exception 'Integrations are off at this instance' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api tokens ' || app.instance_id() || auth.uid(), 0));
  if (select count(*) from public.api_tokens t where t.instance_id = app.instance_id() and t.user_id = auth.uid()
      and t.revoked_at is null and t.expires_at > now()) >= 20 then
    return null;
  end if;
  insert into public.api_tokens (instance_id, user_id, name, scopes, has_second_factor, expires_at, told_stage)
    values (app.instance_id(), auth.uid(), new_name, new_scopes, coalesce(auth.jwt() ->> 'aal' = 'aal2', false),
      now() + make_interval(days => days), case when days <= 1 then 2 when days <= 7 then 1 else 0 end)
    returning id into made;
  insert into app.api_token_hashes (instance_id, token_hash, token_id) values (app.instance_id(), new_hash, made);
  perform app.notify(app.instance_id(), auth.uid(), 'tokens.made', 'api token ' || made, '/integrations',
    jsonb_build_object('title', new_name), made);
  return made;
end $$;

-- Tells of some tokens that end; how many there were.
create function app.tell_ending_tokens(at_moment timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  token record;
  told integer := 0;
begin
  for token in
    select t.instance_id, t.id, t.user_id, t.name, s.stage from public.api_tokens t,
      lateral (select case when t.expires_at <= at_moment then 3 when t.expires_at <= at_moment + interval '1 day' then 2 else 1 end
        as stage) s
    where t.revoked_at is null and t.told_stage < 3 and t.expires_at <= at_moment + interval '7 days' and t.told_stage < s.stage
    order by t.expires_at limit most for update of t skip locked
  loop
    update public.api_tokens t set told_stage = token.stage where t.instance_id = token.instance_id and t.id = token.id;
    perform app.notify(token.instance_id, token.user_id, case token.stage when 3 then 'tokens.ended' else 'tokens.ending' end,
      'api token ' || token.id, '/integrations', jsonb_build_object('title', token.name), token.id);
    told := told + 1;
  end loop;
  return told;
end $$;
alter function app.tell_ending_tokens(timestamptz, integer) owner to app_definer;
grant execute on function app.tell_ending_tokens(timestamptz, integer) to worker;

revoke create on schema app from app_definer;
