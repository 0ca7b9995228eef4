-- For workers of the release before, which count a mail before they know whose it is.
grant create on schema app to app_definer;

create function app.count_mail(of_hash bytea) returns text
language sql security definer set search_path = '' as $$
  select app.count_mail(of_hash, false, 60)
$$;
alter function app.count_mail(bytea) owner to app_definer;
revoke execute on function app.count_mail(bytea) from public;
grant execute on function app.count_mail(bytea) to worker;

revoke create on schema app from app_definer;
