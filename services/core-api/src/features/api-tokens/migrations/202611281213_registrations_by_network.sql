-- An instance keeps a thousand applications that nobody let in, and who registers is never told to wait for others: of the
-- network that has registered the most of them, the oldest gives way.
grant create on schema app to app_definer;

-- A digest; null for what registered before it was noted.
alter table app.oauth_clients add column network bytea;

drop function app.register_oauth_client(text, text[]);
create function app.register_oauth_client(new_name text, new_addresses text[], new_network bytea, out error text, out made uuid)
language plpgsql security definer set search_path = '' as $$
begin
  if not app.is_feature_enabled_at(app.instance_id(), 'integrations') then
    error := 'access_denied';
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('oauth clients ' || app.instance_id(), 0));
  with unused as (
    select o.id, o.network, o.created_at from app.oauth_clients o where o.instance_id = app.instance_id() and not exists (
      select from public.api_tokens t where t.instance_id = o.instance_id and t.client_id = o.id)),
  crowd as (
    select u.network from unused u group by u.network
    order by count(*) desc, u.network is not distinct from new_network desc, min(u.created_at) limit 1)
  delete from app.oauth_clients c where c.instance_id = app.instance_id() and c.id in (
    select u.id from unused u join crowd on crowd.network is not distinct from u.network
    order by u.created_at limit greatest(0, (select count(*) from unused) - 999));
  insert into app.oauth_clients (instance_id, name, redirect_uris, network)
    values (app.instance_id(), new_name, new_addresses, new_network) returning id into made;
end $$;
alter function app.register_oauth_client(text, text[], bytea) owner to app_definer;
grant execute on function app.register_oauth_client(text, text[], bytea) to anon, authenticated;

revoke create on schema app from app_definer;
