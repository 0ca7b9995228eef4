-- Habits: what somebody wants to do how often, and what they said of each day. A habit may count for a key result of a goal.
grant create on schema app to app_definer;

create table public.habits (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- What it counts for.
  key_result_id uuid,
  rank text collate "C" not null default 'V' check (rank ~ '^[0-9A-Za-z]{1,200}$'),
  name text not null check (btrim(name) <> '' and char_length(name) <= 120),
  -- After or before what it is done, in the person's words.
  cue text not null default '' check (char_length(cue) <= 200),
  measure text not null default 'yes_no' check (measure in ('yes_no', 'number')),
  unit text not null default '' check (char_length(unit) <= 20),
  target_value numeric not null default 1 check (target_value between 0 and 1e9),
  direction text not null default 'at_least' check (direction in ('at_least', 'at_most')),
  -- Each kind of schedule reads its own column, so that what two devices change of it can be put together.
  schedule text not null default 'times' check (schedule in ('times', 'weekdays', 'interval', 'total')),
  times smallint not null default 7 check (times between 1 and 7),
  weekdays smallint[] not null check (
    cardinality(weekdays) between 1 and 7 and array_position(weekdays, null) is null
    and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  every smallint not null default 2 check (every between 1 and 90),
  starts_on date not null check (starts_on between '1900-01-01' and '2200-01-01'),
  -- When to be reminded, by the clocks of `goal_reminders`.
  remind_at text check (remind_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  archived_on date,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, key_result_id) references public.key_results (instance_id, id) on delete set null (key_result_id)
);
create index habits_person on public.habits (instance_id, user_id);
create index habits_key_result on public.habits (instance_id, key_result_id) where key_result_id is not null;
select app.protect('public.habits');
select app.share('public.habits', 'habit');
create trigger touch before update on public.habits for each row execute function app.touch();
create trigger require_feature before insert on public.habits for each row execute function app.require_feature('goals');
grant select on public.habits to anon, authenticated;
grant delete, insert (instance_id, id, user_id, key_result_id, rank, name, cue, measure, unit, target_value, direction, schedule,
    times, weekdays, every, starts_on, remind_at, archived_on),
  update (user_id, key_result_id, rank, name, cue, measure, unit, target_value, direction, schedule, times, weekdays, every,
    starts_on, remind_at, archived_on, deleted_at)
  on public.habits to authenticated;
grant all on public.habits to service_role;
grant select, delete on public.habits to app_purger;

-- The row of a habit's day has an id that is made of both: two devices that say something of a day write the same row.
create function app.habit_day_id(habit uuid, day date) returns uuid language sql immutable parallel safe as $$
  select (left(habit::text, -8) || lpad(to_hex(
    ('x' || right(habit::text, 8))::bit(32)::bigint # ((day - date '1970-01-01')::bigint & 4294967295)), 8, '0'))::uuid
$$;

grant execute on function app.habit_day_id(uuid, date) to authenticated, service_role, app_definer;

-- What was said of a day. `open` is what was said and taken back.
create table public.habit_days (
  instance_id uuid not null default app.instance_id(),
  id uuid not null,
  habit_id uuid not null,
  user_id uuid not null default auth.uid(),
  day date not null check (day between '1900-01-01' and '2200-01-01'),
  state text not null default 'open' check (state in ('done', 'skipped', 'missed', 'open')),
  value numeric check (value between 0 and 1e9),
  note text not null default '' check (char_length(note) <= 1000),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  check (id = app.habit_day_id(habit_id, day)),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, habit_id) references public.habits (instance_id, id) on delete cascade
);
create unique index habit_days_day on public.habit_days (instance_id, habit_id, day) include (state, value, deleted_at);
create index habit_days_left_out on public.habit_days (instance_id, habit_id, day) where state = 'skipped' and deleted_at is null;
create index habit_days_person on public.habit_days (instance_id, user_id);
select app.protect('public.habit_days');
-- Years of own days are found without asking each for its habit.
create policy shared_view on public.habit_days for select to anon, authenticated
  using (user_id = (select auth.uid()) or habit_id = any ((select app.shared_besides_own('habit', 'view'))::uuid[]));
create policy shared_add on public.habit_days for insert to authenticated
  with check (user_id = (select auth.uid()) and habit_id = any ((select app.shared('habit', 'edit'))::uuid[]));
create policy shared_edit on public.habit_days for update to authenticated
  using (habit_id = any ((select app.shared('habit', 'edit'))::uuid[]))
  with check (habit_id = any ((select app.shared('habit', 'edit'))::uuid[]));
grant select on public.habit_days to anon, authenticated;
grant insert (instance_id, id, habit_id, user_id, day, state, value, note), update (day, state, value, note, deleted_at)
  on public.habit_days to authenticated;
grant all on public.habit_days to service_role;
grant select, delete on public.habit_days to app_purger;
grant select on public.habits, public.habit_days to app_definer;

select app.edit_together('public.habits', 'habit', most => 1000);
select app.edit_together('public.habit_days', 'habit', 'habit_id');

revoke create on schema app from app_definer;
