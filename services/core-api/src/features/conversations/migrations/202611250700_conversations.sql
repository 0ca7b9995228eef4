-- What somebody asked their own journal, and what was answered. No sentence of an entry is kept: an answer names places,
-- so that what is sealed, changed or gone later is not quoted.

create table public.conversations (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- The first question.
  title text not null check (char_length(title) between 1 and 500),
  created_at timestamptz not null default now(),
  asked_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index conversations_latest on public.conversations (instance_id, user_id, asked_at desc);
select app.protect('public.conversations');
create policy own_rows on public.conversations to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, id, user_id, title), update (title, asked_at)
  on public.conversations to authenticated;
grant all on public.conversations to service_role;
grant select, delete on public.conversations to app_purger;

create table public.conversation_messages (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  conversation_id uuid not null,
  question text not null check (char_length(question) between 1 and 500),
  answer jsonb not null check (jsonb_typeof(answer) = 'object' and octet_length(answer::text) <= 16000),
  asked_at timestamptz not null default clock_timestamp(),
  primary key (instance_id, id),
  -- A question hangs on a conversation of the same person.
  foreign key (instance_id, user_id, conversation_id)
    references public.conversations (instance_id, user_id, id) on delete cascade
);
create index conversation_messages_latest
  on public.conversation_messages (instance_id, user_id, conversation_id, asked_at desc);
select app.protect('public.conversation_messages');
create policy own_rows on public.conversation_messages to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, id, user_id, conversation_id, question, answer)
  on public.conversation_messages to authenticated;
grant all on public.conversation_messages to service_role;
grant select, delete on public.conversation_messages to app_purger;

-- A person keeps so many conversations, and so many questions in all of them. Two who ask at once would count the same.
create function app.limit_conversations() returns trigger language plpgsql set search_path = '' as $$
declare
  kept bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('conversations ' || new.instance_id || new.user_id, 0));
  if tg_table_name = 'conversations' then
    select count(*) into kept from public.conversations c
      where c.instance_id = new.instance_id and c.user_id = new.user_id;
  else
    select count(*) into kept from public.conversation_messages m
      where m.instance_id = new.instance_id and m.user_id = new.user_id;
  end if;
  if kept >= (case tg_table_name when 'conversations' then 200 else 2000 end) then
    raise exception 'No more can be kept: forget a conversation first' using errcode = 'PT413';
  end if;
  return new;
end $$;
create trigger limit_kept before insert on public.conversations
  for each row execute function app.limit_conversations();
create trigger limit_kept before insert on public.conversation_messages
  for each row execute function app.limit_conversations();
