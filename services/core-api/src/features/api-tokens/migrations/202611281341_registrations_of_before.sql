-- For processes of the release before, which do not say from which network an application registers.
grant create on schema app to app_definer;

create function app.register_oauth_client(new_name text, new_addresses text[], out error text, out wait integer, out made uuid)
language sql security definer set search_path = '' as $$
  select added.error, null::integer, added.made from app.register_oauth_client(new_name, new_addresses, null) added
$$;
alter function app.register_oauth_client(text, text[]) owner to app_definer;
revoke execute on function app.register_oauth_client(text, text[]) from public;
grant execute on function app.register_oauth_client(text, text[]) to anon, authenticated;

revoke create on schema app from app_definer;
