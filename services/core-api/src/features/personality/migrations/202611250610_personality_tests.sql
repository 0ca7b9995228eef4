-- What somebody answered to the twenty sentences of the Mini-IPIP, each time that they did. What is made of it is computed.

create table public.personality_tests (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- In which the sentences were read: those of translations are not validated.
  language text not null check (language ~ '^[a-z]{2}$'),
  -- From 1 (does not fit at all) to 5 (fits very well), in the order of the sentences.
  answers smallint[] not null check (
    cardinality(answers) = 20 and array_position(answers, null) is null and answers <@ array[1, 2, 3, 4, 5]::smallint[]),
  taken_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index personality_tests_user on public.personality_tests (instance_id, user_id, taken_at desc);
select app.protect('public.personality_tests');
create policy own_rows on public.personality_tests to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, id, user_id, language, answers) on public.personality_tests to authenticated;
grant all on public.personality_tests to service_role;
grant select, delete on public.personality_tests to app_purger;

-- One a week for two years; nobody fills the table.
create function app.limit_personality_tests() returns trigger language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.personality_tests t
      where t.instance_id = new.instance_id and t.user_id = new.user_id) >= 100 then
    raise exception 'A person keeps 100 tests at most' using errcode = '53400';
  end if;
  return new;
end $$;
create trigger limit_kept before insert on public.personality_tests
  for each row when (current_user = 'authenticated') execute function app.limit_personality_tests();
