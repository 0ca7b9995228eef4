-- Another address than the account's, to which the way out is mailed as well when the membership is paused: the account's
-- own may be one that ends together with it. `waiting` is one that nobody has confirmed yet.
grant create on schema app to app_definer;

create table app.leaving_addresses (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null,
  email text,
  waiting text,
  code_hash text,
  code_until timestamptz,
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('app.leaving_addresses');
create policy auth_admin_all on app.leaving_addresses to auth_admin using (true) with check (true);
grant select, insert, update, delete on app.leaving_addresses to auth_admin;
grant select on app.leaving_addresses to app_definer;

create function app.leaving_address(at_instance uuid, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select a.email from app.leaving_addresses a where a.instance_id = at_instance and a.user_id = person
$$;
alter function app.leaving_address(uuid, uuid) owner to app_definer;
revoke execute on function app.leaving_address(uuid, uuid) from public;
grant execute on function app.leaving_address(uuid, uuid) to auth_admin, worker;

revoke create on schema app from app_definer;
