-- What an instance demands of new passwords beyond the minimum of the service: shape of contracts' passwordPolicySchema,
-- or empty where it demands nothing more.

alter table app.instances add column password_policy jsonb not null default '{}'
  check (jsonb_typeof(password_policy) = 'object');
grant update (password_policy) on app.instances to authenticated;
