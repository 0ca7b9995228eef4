-- Holds on to the people that it names.
create table public.keepsakes (id int generated always as identity primary key, person uuid not null references auth.users);
alter table public.keepsakes enable row level security;

-- A person as seeds of programs write them, with a password by bcrypt.
insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change)
values ('00000000-0000-0000-0000-000000000000', '7d1c0a52-6a0f-4b57-9d29-6b1f4c1f9a15', 'authenticated', 'authenticated',
  'seeded@example.com', crypt('quiet-notebook-7', gen_salt('bf')), now(), '{"provider": "email", "providers": ["email"]}',
  '{}', now(), now(), '', '', '', '');
