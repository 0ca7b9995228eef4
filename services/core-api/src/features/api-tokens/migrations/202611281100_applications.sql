-- Applications that somebody lets in by OAuth 2.1. What they are granted is a token like any other; its secrets change by the hour.
grant create on schema app to app_definer, app_purger;

-- Anybody registers: a name that nobody verified, and where to return to.
create table app.oauth_clients (
  instance_id uuid not null,
  id uuid not null default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id) references app.instances (id) on delete cascade
);
create index oauth_clients_old on app.oauth_clients (instance_id, created_at);
select app.protect('app.oauth_clients');
grant select, insert, delete on app.oauth_clients to app_definer;

-- Where the application of a token returns to; null where a person made the token by hand.
alter table public.api_tokens add column client_id uuid, add column client_host text check (char_length(client_host) <= 300),
  add foreign key (instance_id, client_id) references app.oauth_clients (instance_id, id) on delete set null (client_id);
create index api_tokens_client on public.api_tokens (instance_id, client_id) where client_id is not null;

-- An access token of an application ends early, and may have fewer scopes.
alter table app.api_token_hashes add column expires_at timestamptz, add column scopes text[];

create table app.oauth_codes (
  instance_id uuid not null,
  code_hash bytea not null,
  user_id uuid not null,
  client_id uuid not null,
  redirect_uri text not null,
  -- BASE64URL(SHA-256(verifier)), RFC 7636.
  challenge text not null,
  resource text not null,
  scopes text[] not null,
  days integer not null,
  has_second_factor boolean not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- What it was exchanged for.
  token_id uuid,
  primary key (instance_id, code_hash),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, client_id) references app.oauth_clients (instance_id, id) on delete cascade,
  foreign key (instance_id, token_id) references public.api_tokens (instance_id, id) on delete cascade
);
create index oauth_codes_user on app.oauth_codes (instance_id, user_id);
create index oauth_codes_client on app.oauth_codes (instance_id, client_id);
create index oauth_codes_token on app.oauth_codes (instance_id, token_id);
select app.protect('app.oauth_codes');
grant select, insert, update on app.oauth_codes to app_definer;

-- One that was used is kept with its token: who comes with it again has stolen it, or was stolen from.
create table app.oauth_refresh_tokens (
  instance_id uuid not null,
  token_hash bytea not null,
  token_id uuid not null,
  used_at timestamptz,
  -- Digest of the one that came in its place.
  next_hash bytea,
  primary key (instance_id, token_hash),
  foreign key (instance_id, token_id) references public.api_tokens (instance_id, id) on delete cascade
);
create index oauth_refresh_tokens_token on app.oauth_refresh_tokens (instance_id, token_id);
select app.protect('app.oauth_refresh_tokens');
grant select, insert, update, delete on app.oauth_refresh_tokens to app_definer;

-- Of a thousand that were never used the oldest gives way: nobody keeps others out by registering. Within its hour none
-- does, since its person may be asked right now; `wait` is how many seconds the next has to come later then.
create function app.register_oauth_client(new_name text, new_addresses text[], out error text, out wait integer, out made uuid)
language plpgsql security definer set search_path = '' as $$
declare
  youngest timestamptz;
begin
  if not app.is_feature_enabled_at(app.instance_id(), 'integrations') then
    error := 'access_denied';
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('oauth clients ' || app.instance_id(), 0));
  with beyond as (
    select o.id, o.created_at from app.oauth_clients o where o.instance_id = app.instance_id() and not exists (
      select from public.api_tokens t where t.instance_id = o.instance_id and t.client_id = o.id)
    order by o.created_at desc offset 999),
  gone as (
    delete from app.oauth_clients c using beyond b where c.instance_id = app.instance_id() and c.id = b.id
      and b.created_at <= now() - interval '1 hour')
  select max(b.created_at) into youngest from beyond b where b.created_at > now() - interval '1 hour';
  if youngest is not null then
    error := 'too_many_requests';
    wait := ceil(extract(epoch from youngest + interval '1 hour' - now()));
    return;
  end if;
  insert into app.oauth_clients (instance_id, name, redirect_uris) values (app.instance_id(), new_name, new_addresses)
    returning id into made;
end $$;

create function app.find_oauth_client(client uuid) returns table (name text, redirect_uris text[])
language sql stable security definer set search_path = '' as $$
  select c.name, c.redirect_uris from app.oauth_clients c where c.instance_id = app.instance_id() and c.id = client
    and app.is_feature_enabled_at(app.instance_id(), 'integrations')
$$;

-- Tokens of somebody that work, without that of an application whose next one takes its place.
create function app.count_api_tokens(person uuid, without_client uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.api_tokens t where t.instance_id = app.instance_id() and t.user_id = person
    and t.client_id is distinct from without_client and t.revoked_at is null and t.expires_at > now()
$$;

-- False where somebody has twenty tokens that still work, or as many codes that nobody has come with yet.
create function app.add_oauth_code(new_hash bytea, client uuid, address text, new_challenge text, of_resource text,
  new_scopes text[], for_days integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not app.is_feature_enabled_at(app.instance_id(), 'integrations') then
    raise exception 'Integrations are off at this instance' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api tokens ' || app.instance_id() || auth.uid(), 0));
  if app.count_api_tokens(auth.uid(), client) + (select count(*) from app.oauth_codes c where c.instance_id = app.instance_id()
      and c.user_id = auth.uid() and c.used_at is null and c.created_at > now() - interval '1 minute') >= 20 then
    return false;
  end if;
  insert into app.oauth_codes
      (instance_id, code_hash, user_id, client_id, redirect_uri, challenge, resource, scopes, days, has_second_factor)
    values (app.instance_id(), new_hash, auth.uid(), client, address, new_challenge, of_resource, new_scopes, for_days,
      coalesce(auth.jwt() ->> 'aal' = 'aal2', false));
  return true;
end $$;

-- Ends all that an application was granted, because one of its secrets came twice.
create function app.end_oauth_grant(token uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ended public.api_tokens;
begin
  update public.api_tokens t set revoked_at = now()
    where t.instance_id = app.instance_id() and t.id = token and t.revoked_at is null and t.expires_at > now()
    returning t.* into ended;
  if found then
    perform app.notify(ended.instance_id, ended.user_id, 'tokens.reused', 'api token ' || ended.id, '/integrations',
      jsonb_build_object('title', ended.name), ended.id);
  end if;
end $$;

create function app.keep_oauth_secrets(token uuid, access_hash bytea, refresh_hash bytea, of_scopes text[]) returns void
language sql security definer set search_path = '' as $$
  insert into app.api_token_hashes (instance_id, token_hash, token_id, expires_at, scopes)
    values (app.instance_id(), access_hash, token, now() + interval '1 hour', of_scopes);
  insert into app.oauth_refresh_tokens (instance_id, token_hash, token_id) values (app.instance_id(), refresh_hash, token);
$$;

-- Scopes of what a code was exchanged for, or the error of OAuth. A code is used by whoever comes with it, rightly or not.
create function app.redeem_oauth_code(of_hash bytea, client uuid, address text, of_challenge text, of_resource text,
  host text, access_hash bytea, refresh_hash bytea, out error text, out granted text[])
language plpgsql security definer set search_path = '' as $$
declare
  code app.oauth_codes;
  client_name text;
  made uuid;
begin
  select c.* into code from app.oauth_codes c where c.instance_id = app.instance_id() and c.code_hash = of_hash for update;
  if not found then
    error := 'invalid_grant';
    return;
  end if;
  if code.used_at is not null then
    perform app.end_oauth_grant(code.token_id);
    error := 'invalid_grant';
    return;
  end if;
  update app.oauth_codes c set used_at = now() where c.instance_id = code.instance_id and c.code_hash = code.code_hash;
  if code.created_at < now() - interval '1 minute' or code.client_id is distinct from client
    or code.redirect_uri is distinct from address or code.challenge is distinct from of_challenge
    or not app.is_feature_enabled_at(app.instance_id(), 'integrations')
  then
    error := 'invalid_grant';
    return;
  end if;
  if of_resource is not null and of_resource <> code.resource then
    error := 'invalid_target';
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api tokens ' || app.instance_id() || code.user_id, 0));
  if app.count_api_tokens(code.user_id, code.client_id) >= 20 then
    error := 'access_denied';
    return;
  end if;
  update public.api_tokens t set revoked_at = now() where t.instance_id = code.instance_id and t.user_id = code.user_id
    and t.client_id = code.client_id and t.revoked_at is null and t.expires_at > now();
  select c.name into client_name from app.oauth_clients c where c.instance_id = code.instance_id and c.id = code.client_id;
  insert into public.api_tokens (instance_id, user_id, name, scopes, has_second_factor, expires_at, told_stage, client_id, client_host)
    values (code.instance_id, code.user_id, client_name, code.scopes, code.has_second_factor, now() + make_interval(days => code.days),
      case when code.days <= 7 then 1 else 0 end, code.client_id, host)
    returning id into made;
  update app.oauth_codes c set token_id = made where c.instance_id = code.instance_id and c.code_hash = code.code_hash;
  perform app.keep_oauth_secrets(made, access_hash, refresh_hash, code.scopes);
  perform app.notify(code.instance_id, code.user_id, 'tokens.granted', 'api token ' || made, '/integrations',
    jsonb_build_object('title', client_name, 'host', host), made);
  granted := code.scopes;
end $$;

-- The same for a refresh token. Again within 30 seconds, while the next one is unused, it is no reuse: an answer was lost, and
-- another one takes the place of the next (locked from the earlier to the later). Narrower scopes are the access token's alone.
create function app.rotate_oauth_tokens(of_hash bytea, client uuid, wanted text[], access_hash bytea, refresh_hash bytea,
  out error text, out wait integer, out granted text[])
language plpgsql security definer set search_path = '' as $$
declare
  known record;
begin
  select r.used_at, r.next_hash, t.* into known from app.oauth_refresh_tokens r
    join public.api_tokens t on t.instance_id = r.instance_id and t.id = r.token_id
    where r.instance_id = app.instance_id() and r.token_hash = of_hash for update of r;
  if not found or known.client_id is distinct from client or known.revoked_at is not null or known.expires_at <= now()
    or not app.is_feature_enabled_at(app.instance_id(), 'integrations')
  then
    error := 'invalid_grant';
    return;
  end if;
  if known.used_at is not null then
    perform from app.oauth_refresh_tokens n where n.instance_id = app.instance_id() and n.token_hash = known.next_hash
      and n.used_at is null and known.used_at > now() - interval '30 seconds' for update;
    if not found then
      perform app.end_oauth_grant(known.id);
      error := 'invalid_grant';
      return;
    end if;
  end if;
  if not wanted <@ known.scopes then
    error := 'invalid_scope';
    return;
  end if;
  delete from app.api_token_hashes h where h.instance_id = app.instance_id() and h.token_id = known.id and h.expires_at <= now();
  -- Who refreshes without need would fill the table: they come again when the first of ten has ended.
  select ceil(extract(epoch from min(h.expires_at) - now())) into wait from app.api_token_hashes h
    where h.instance_id = app.instance_id() and h.token_id = known.id having count(*) >= 10;
  if wait is not null then
    error := 'too_many_requests';
    return;
  end if;
  delete from app.oauth_refresh_tokens n where n.instance_id = app.instance_id() and n.token_hash = known.next_hash;
  update app.oauth_refresh_tokens r set used_at = coalesce(r.used_at, now()), next_hash = refresh_hash
    where r.instance_id = app.instance_id() and r.token_hash = of_hash;
  granted := coalesce(wanted, known.scopes);
  perform app.keep_oauth_secrets(known.id, access_hash, refresh_hash, granted);
end $$;

create function app.revoke_oauth_token(of_hash bytea, client uuid) returns void
language sql security definer set search_path = '' as $$
  update public.api_tokens t set revoked_at = coalesce(t.revoked_at, now())
  where t.instance_id = app.instance_id() and t.client_id = client and t.id in (
    select h.token_id from app.api_token_hashes h where h.instance_id = app.instance_id() and h.token_hash = of_hash
    union all
    select r.token_id from app.oauth_refresh_tokens r where r.instance_id = app.instance_id() and r.token_hash = of_hash)
$$;

-- Whom a token speaks for, and a note of what it does. An application reaches the server for models and nothing else.
create or replace function app.identify_api_token(of_hash bytea, of_action text)
returns table (token_id uuid, user_id uuid, scopes text[], has_second_factor boolean)
language plpgsql security definer set search_path = '' as $$
declare
  known record;
begin
  select t.instance_id, t.id, t.user_id, coalesce(h.scopes, t.scopes) as scopes, t.has_second_factor into known
    from app.api_token_hashes h join public.api_tokens t on t.instance_id = h.instance_id and t.id = h.token_id
    where h.instance_id = app.instance_id() and h.token_hash = of_hash and (h.expires_at is null or h.expires_at > now())
      and t.revoked_at is null and t.expires_at > now() and (t.client_host is null or of_action = 'mcp');
  if not found or not app.is_feature_enabled_at(app.instance_id(), 'integrations') then
    return;
  end if;
  update public.api_tokens t set last_used_at = now()
    where t.instance_id = known.instance_id and t.id = known.id
      and (t.last_used_at is null or t.last_used_at < now() - interval '1 minute');
  perform app.note_api_token_call(known.user_id, known.id, of_action);
  return query select known.id, known.user_id, known.scopes, known.has_second_factor;
end $$;

-- Codes, and applications that nobody has let in since.
create function app.forget_oauth_clients(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  codes integer;
  clients integer;
begin
  delete from app.oauth_codes where (instance_id, code_hash) in (
    select instance_id, code_hash from app.oauth_codes where created_at < kept_since limit most);
  get diagnostics codes = row_count;
  delete from app.oauth_clients where (instance_id, id) in (
    select c.instance_id, c.id from app.oauth_clients c where c.created_at < kept_since and not exists (
      select from public.api_tokens t where t.instance_id = c.instance_id and t.client_id = c.id) limit most);
  get diagnostics clients = row_count;
  return codes + clients;
end $$;
alter function app.forget_oauth_clients(timestamptz, integer) owner to app_purger;
grant execute on function app.forget_oauth_clients(timestamptz, integer) to worker;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.register_oauth_client(text, text[])', 'app.find_oauth_client(uuid)', 'app.count_api_tokens(uuid, uuid)',
    'app.add_oauth_code(bytea, uuid, text, text, text, text[], integer)', 'app.end_oauth_grant(uuid)',
    'app.keep_oauth_secrets(uuid, bytea, bytea, text[])',
    'app.redeem_oauth_code(bytea, uuid, text, text, text, text, bytea, bytea)',
    'app.rotate_oauth_tokens(bytea, uuid, text[], bytea, bytea)', 'app.revoke_oauth_token(bytea, uuid)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.add_oauth_code(bytea, uuid, text, text, text, text[], integer) to authenticated;
grant execute on function app.register_oauth_client(text, text[]), app.find_oauth_client(uuid),
  app.redeem_oauth_code(bytea, uuid, text, text, text, text, bytea, bytea),
  app.rotate_oauth_tokens(bytea, uuid, text[], bytea, bytea), app.revoke_oauth_token(bytea, uuid) to anon, authenticated;
revoke create on schema app from app_definer, app_purger;
