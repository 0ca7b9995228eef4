-- Mail that has not left yet.

-- Mails that have not left yet. A row goes when its mail has left: nothing of the text outlives the delivery.
create table auth.queued_mails (
  id bigint generated always as identity primary key,
  -- Recipient, subject, both parts, and whom it is about.
  mail jsonb not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index queued_mails_next_try_at on auth.queued_mails (next_try_at);
alter table auth.queued_mails enable row level security;

revoke all on auth.queued_mails from public;
grant select, insert, update, delete on auth.queued_mails to auth_admin;
create policy auth_admin_only on auth.queued_mails to auth_admin using (true) with check (true);
