-- Goals: each is an object that several people may change, with its key results, what was said of them, obstacles with a plan,
-- and check-ins. Goals serve other goals, which makes a tree; who sees a goal need not see the one above.
grant create on schema app to app_definer;

create table public.goals (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- The goal that it serves.
  parent_id uuid,
  rank text collate "C" not null default 'V' check (rank ~ '^[0-9A-Za-z]{1,200}$'),
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  why text not null default '' check (char_length(why) <= 4000),
  starts_on date not null check (starts_on between '1900-01-01' and '2200-01-01'),
  ends_on date check (ends_on between '1900-01-01' and '2200-01-01'),
  -- How often somebody wants to look at it; null: whenever they like.
  rhythm text default 'week' check (rhythm in ('week', 'fortnight', 'month')),
  state text not null default 'open' check (state in ('open', 'reached', 'dropped')),
  closed_on date,
  -- What was learned, said when it is put away.
  learned text not null default '' check (char_length(learned) <= 4000),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, parent_id) references public.goals (instance_id, id) on delete set null (parent_id),
  check (parent_id <> id)
);
create index goals_person on public.goals (instance_id, user_id);
create index goals_above on public.goals (instance_id, parent_id) where parent_id is not null;
select app.protect('public.goals');
select app.share('public.goals', 'goal');
create trigger touch before update on public.goals for each row execute function app.touch();
create trigger require_feature before insert on public.goals for each row execute function app.require_feature('goals');
grant select on public.goals to anon, authenticated;
grant delete, insert (instance_id, id, user_id, parent_id, rank, title, why, starts_on, ends_on, rhythm, state, closed_on, learned),
  update (user_id, parent_id, rank, title, why, starts_on, ends_on, rhythm, state, closed_on, learned, deleted_at)
  on public.goals to authenticated;
grant all on public.goals to service_role;
grant select, delete on public.goals to app_purger;
grant select on public.goals to app_definer;

-- What counts on the way to a goal.
create table public.key_results (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  goal_id uuid not null,
  rank text collate "C" not null default 'V' check (rank ~ '^[0-9A-Za-z]{1,200}$'),
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  -- A number that somebody says, steps on the way, or what counts by itself.
  source text not null default 'manual' check (source in ('manual', 'milestones', 'habit', 'cards', 'focus', 'journal')),
  unit text not null default '' check (char_length(unit) <= 20),
  start_value numeric not null default 0 check (abs(start_value) <= 1e12),
  target_value numeric not null default 1 check (abs(target_value) <= 1e12),
  -- Whose part of a shared goal it is; null: everybody's.
  owner_id uuid,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, goal_id, id),
  foreign key (instance_id, goal_id) references public.goals (instance_id, id) on delete cascade,
  foreign key (instance_id, owner_id) references public.instance_users (instance_id, user_id) on delete set null (owner_id)
);
create index key_results_owner on public.key_results (instance_id, owner_id) where owner_id is not null;

-- Steps of a key result.
create table public.goal_milestones (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  goal_id uuid not null,
  key_result_id uuid not null,
  rank text collate "C" not null default 'V' check (rank ~ '^[0-9A-Za-z]{1,200}$'),
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  due_on date check (due_on between '1900-01-01' and '2200-01-01'),
  done_on date check (done_on between '1900-01-01' and '2200-01-01'),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  -- What is said of a key result belongs to the goal of that key result.
  foreign key (instance_id, goal_id, key_result_id) references public.key_results (instance_id, goal_id, id) on delete cascade
);
create index goal_milestones_goal on public.goal_milestones (instance_id, goal_id, key_result_id);

-- Where a key result stood on a day, as somebody said.
create table public.key_result_values (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  goal_id uuid not null,
  key_result_id uuid not null,
  author_id uuid not null default auth.uid(),
  day date not null check (day between '1900-01-01' and '2200-01-01'),
  value numeric not null check (abs(value) <= 1e12),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, author_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, goal_id, key_result_id) references public.key_results (instance_id, goal_id, id) on delete cascade
);
create index key_result_values_goal on public.key_result_values (instance_id, goal_id, key_result_id, day);
create index key_result_values_author on public.key_result_values (instance_id, author_id);

-- What a habit, a card, minutes or a sentence added to a key result. Written by what happens, never by a client.
create table public.key_result_additions (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  goal_id uuid not null,
  key_result_id uuid not null,
  person_id uuid not null,
  -- The day of the habit, the card, the session or the link that it is made of.
  source_id uuid not null,
  day date not null,
  amount numeric not null,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, key_result_id, source_id),
  foreign key (instance_id, person_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, goal_id, key_result_id) references public.key_results (instance_id, goal_id, id) on delete cascade
);
create index key_result_additions_goal on public.key_result_additions (instance_id, goal_id, key_result_id);
create index key_result_additions_source on public.key_result_additions (instance_id, source_id);
create index key_result_additions_person on public.key_result_additions (instance_id, person_id);

-- What stands in the way, and what is done when it does.
create table public.goal_obstacles (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  goal_id uuid not null,
  rank text collate "C" not null default 'V' check (rank ~ '^[0-9A-Za-z]{1,200}$'),
  obstacle text not null default '' check (char_length(obstacle) <= 1000),
  plan text not null default '' check (char_length(plan) <= 1000),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, goal_id) references public.goals (instance_id, id) on delete cascade
);
create index goal_obstacles_goal on public.goal_obstacles (instance_id, goal_id);

-- A look at a goal: how sure somebody is, and a sentence. Without a number it is a remark.
create table public.goal_check_ins (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  goal_id uuid not null,
  author_id uuid not null default auth.uid(),
  day date not null check (day between '1900-01-01' and '2200-01-01'),
  -- From 0 (not at all) to 10 (certain).
  confidence smallint check (confidence between 0 and 10),
  note text not null default '' check (char_length(note) <= 2000),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, author_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, goal_id) references public.goals (instance_id, id) on delete cascade
);
create index goal_check_ins_goal on public.goal_check_ins (instance_id, goal_id, day);
create index goal_check_ins_author on public.goal_check_ins (instance_id, author_id);

do $$
declare
  below text;
  -- What somebody said or did stays theirs to read, when the goal is not any more.
  person text;
begin
  foreach below in array array[
    'key_results', 'goal_milestones', 'key_result_values', 'key_result_additions', 'goal_obstacles', 'goal_check_ins'
  ] loop
    person := case when below in ('key_result_values', 'goal_check_ins') then 'author_id = (select auth.uid()) or '
      when below = 'key_result_additions' then 'person_id = (select auth.uid()) or ' else '' end;
    perform app.protect(format('public.%I', below)::regclass);
    execute format('create policy shared_view on public.%I for select to anon, authenticated
      using (%s goal_id = any ((select app.shared(%L, %L))::uuid[]))', below, person, 'goal', 'view');
    execute format('grant select on public.%1$I to anon, authenticated; grant all on public.%1$I to service_role;
      grant select, delete on public.%1$I to app_purger', below);
  end loop;
  foreach below in array array['key_results', 'goal_milestones', 'goal_obstacles'] loop
    execute format('create policy shared_add on public.%I for insert to authenticated
      with check (goal_id = any ((select app.shared(%L, %L))::uuid[]))', below, 'goal', 'edit');
    execute format('create policy shared_edit on public.%I for update to authenticated
      using (goal_id = any ((select app.shared(%2$L, %3$L))::uuid[])) with check (goal_id = any ((select app.shared(%2$L, %3$L))::uuid[]))',
      below, 'goal', 'edit');
  end loop;
end $$;

-- What somebody says is theirs: others read it, and nobody else changes it.
create policy own_add on public.key_result_values for insert to authenticated
  with check (author_id = (select auth.uid()) and goal_id = any ((select app.shared('goal', 'edit'))::uuid[]));
create policy own_edit on public.key_result_values for update to authenticated
  using (author_id = (select auth.uid()) and goal_id = any ((select app.shared('goal', 'edit'))::uuid[]))
  with check (author_id = (select auth.uid()));
create policy own_add on public.goal_check_ins for insert to authenticated
  with check (author_id = (select auth.uid()) and goal_id = any ((select app.shared('goal', 'comment'))::uuid[])
    and (confidence is null or goal_id = any ((select app.shared('goal', 'edit'))::uuid[])));
create policy own_edit on public.goal_check_ins for update to authenticated
  using (author_id = (select auth.uid()) and goal_id = any ((select app.shared('goal', 'comment'))::uuid[]))
  with check (author_id = (select auth.uid())
    and (confidence is null or goal_id = any ((select app.shared('goal', 'edit'))::uuid[])));

-- Whoever has a part of a goal of others leaves it behind.
revoke delete on public.key_results from app_purger;
grant insert (instance_id, id, goal_id, rank, title, source, unit, start_value, target_value, owner_id),
  update (rank, title, source, unit, start_value, target_value, owner_id, deleted_at) on public.key_results to authenticated;
grant insert (instance_id, id, goal_id, key_result_id, rank, title, due_on, done_on),
  update (rank, title, due_on, done_on, deleted_at) on public.goal_milestones to authenticated;
grant insert (instance_id, id, goal_id, key_result_id, author_id, day, value), update (day, value, deleted_at)
  on public.key_result_values to authenticated;
grant insert (instance_id, id, goal_id, rank, obstacle, plan), update (rank, obstacle, plan, deleted_at)
  on public.goal_obstacles to authenticated;
grant insert (instance_id, id, goal_id, author_id, day, confidence, note), update (day, confidence, note, deleted_at)
  on public.goal_check_ins to authenticated;
grant select on public.key_results to app_definer;
grant select, insert, update on public.key_result_additions to app_definer;

select app.edit_together('public.goals', 'goal', most => 500);
select app.edit_together('public.key_results', 'goal', 'goal_id');
select app.edit_together('public.goal_milestones', 'goal', 'goal_id');
select app.edit_together('public.key_result_values', 'goal', 'goal_id');
select app.edit_together('public.key_result_additions', 'goal', 'goal_id');
select app.edit_together('public.goal_obstacles', 'goal', 'goal_id');
select app.edit_together('public.goal_check_ins', 'goal', 'goal_id');

-- Trees ----------------------------------------------------------------------------------------------------------------

-- A goal serves one that its editor sees, never one that serves it, and at most twelve above each other. Two that are moved at
-- once would not see each other's circle.
create function app.guard_goal_tree() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  above uuid := new.parent_id;
  depth integer := 0;
begin
  if not app.may('goal', above, 'view') then
    raise exception 'There is no such goal to serve' using errcode = '23503';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('goal trees ' || new.instance_id, 0));
  while above is not null loop
    depth := depth + 1;
    if above = new.id then
      raise exception 'A goal cannot serve one that serves it' using errcode = '23514';
    elsif depth > 12 then
      raise exception 'At most twelve goals stand above each other' using errcode = '23514';
    end if;
    select g.parent_id into above from public.goals g where g.instance_id = new.instance_id and g.id = above;
  end loop;
  return new;
end $$;
alter function app.guard_goal_tree() owner to app_definer;
create trigger guard_tree_of_new before insert on public.goals
  for each row when (new.parent_id is not null and current_user = 'authenticated')
  execute function app.guard_goal_tree();
create trigger guard_tree before update of parent_id on public.goals
  for each row when (new.parent_id is not null and old.parent_id is distinct from new.parent_id
    and current_user = 'authenticated')
  execute function app.guard_goal_tree();

revoke create on schema app from app_definer;
