-- A person changes the address they sign in with: both addresses confirm it. And proves who they are once more before a
-- new password is taken. Names are those of the published contract.

alter table auth.users
  add column email_change text check (char_length(email_change) <= 255),
  add column email_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz;

alter table auth.one_time_tokens drop constraint one_time_tokens_token_type_check;
alter table auth.one_time_tokens add constraint one_time_tokens_token_type_check check (token_type in (
  'confirmation_token', 'recovery_token', 'magiclink_token', 'email_change_token_current', 'email_change_token_new',
  'reauthentication_token'));

-- A subscription follows its person to the new address.
create function app.carry_subscriber_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscribers s set email = new.email
  where s.user_id = new.id and lower(s.email) = lower(old.email) and not exists (
    select from public.subscribers other where other.instance_id = s.instance_id and other.email = new.email);
  return null;
end $$;
create trigger carry_subscriber_address after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function app.carry_subscriber_address();

grant select, update (email) on public.subscribers to app_definer;
grant create on schema app to app_definer;
alter function app.carry_subscriber_address() owner to app_definer;
revoke create on schema app from app_definer;
