-- What members are told of the provider, and the key for a test of the connection.

grant create on schema app to app_definer;

drop function app.offered_provider();
create function app.offered_provider()
returns table (host text, tasks text[], person_tokens bigint, person_calls integer)
language sql stable security definer set search_path = '' as $$
  select p.host, array(select t from jsonb_object_keys(p.models) as t order by t), p.person_tokens, p.person_calls
  from public.providers p where p.instance_id = app.instance_id() and p.is_on
$$;
alter function app.offered_provider() owner to app_definer;
grant execute on function app.offered_provider() to authenticated;

create function app.kept_provider_key() returns table (base_url text, sealed_key text)
language sql stable security definer set search_path = '' as $$
  select p.base_url, p.sealed_key from public.providers p where p.instance_id = app.instance_id()
$$;
alter function app.kept_provider_key() owner to app_definer;
grant execute on function app.kept_provider_key() to provider_admin;

revoke create on schema app from app_definer;
