-- Columns of the published schema that a program's own SQL names, in seeds above all. The service itself keeps tokens
-- in auth.one_time_tokens and knows no phones, so that nothing but such SQL writes them.

alter table auth.users
  add column confirmation_token varchar(255),
  add column recovery_token varchar(255),
  add column email_change_token_new varchar(255),
  add column email_change_token_current varchar(255) default '',
  add column reauthentication_token varchar(255) default '',
  add column phone_confirmed_at timestamptz,
  add column phone_change text default '',
  add column phone_change_token varchar(255) default '',
  add column phone_change_sent_at timestamptz,
  add column is_super_admin boolean,
  add column is_sso_user boolean not null default false,
  add column confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored;

-- A row that somebody writes by hand names no bytes: reading its file then says that there is none.
alter table storage.objects alter column version set default gen_random_uuid()::text;
