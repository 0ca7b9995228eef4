-- A habit counts for a key result by itself: each of its days that was done adds one, or what was measured.
grant create on schema app to app_definer;

-- Puts the additions of a habit's days, or of one of them, in line with what was said.
create function app.count_habit(at_instance uuid, habit uuid, only_row uuid default null) returns void
language sql security definer set search_path = '' as $$
  with wanted as (
    select k.goal_id, k.id as key_result_id, h.user_id, d.id as source_id, d.day,
      case when h.measure = 'number' then coalesce(d.value, h.target_value) else 1 end as amount
    from public.habits h
    join public.key_results k on k.instance_id = h.instance_id and k.id = h.key_result_id and k.source = 'habit'
      and k.deleted_at is null
    join public.goals g on g.instance_id = k.instance_id and g.id = k.goal_id
    join public.habit_days d on d.instance_id = h.instance_id and d.habit_id = h.id and d.deleted_at is null
      and d.state = 'done' and d.day >= g.starts_on
    where h.instance_id = at_instance and h.id = habit and h.deleted_at is null and (only_row is null or d.id = only_row)),
  gone as (
    update public.key_result_additions a set deleted_at = now()
    from public.habit_days d
    where d.instance_id = at_instance and d.habit_id = habit and (only_row is null or d.id = only_row)
      and a.instance_id = d.instance_id and a.source_id = d.id and a.deleted_at is null
      and not exists (select from wanted w where w.key_result_id = a.key_result_id and w.source_id = a.source_id))
  insert into public.key_result_additions as a (instance_id, goal_id, key_result_id, person_id, source_id, day, amount)
  select at_instance, w.goal_id, w.key_result_id, w.user_id, w.source_id, w.day, w.amount from wanted w
  on conflict (instance_id, key_result_id, source_id) do update
    set day = excluded.day, amount = excluded.amount, deleted_at = null
    where (a.day, a.amount, a.deleted_at) is distinct from (excluded.day, excluded.amount, null::timestamptz)
$$;

-- Counts a day. Who may not change the goal any more adds nothing to it; what they added stays.
create function app.count_habit_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.habits h
    join public.key_results k on k.instance_id = h.instance_id and k.id = h.key_result_id
    where h.instance_id = new.instance_id and h.id = new.habit_id
      and (h.user_id <> auth.uid() or app.may('goal', k.goal_id, 'edit')))
  then
    perform app.count_habit(new.instance_id, new.habit_id, new.id);
  end if;
  return null;
end $$;
create trigger count_day after insert or update on public.habit_days
  for each row execute function app.count_habit_day();

create function app.count_changed_habit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.count_habit(new.instance_id, new.id);
  return null;
end $$;
create trigger count_anew after update of key_result_id, measure, target_value, deleted_at on public.habits
  for each row when ((old.key_result_id, old.measure, old.target_value, old.deleted_at)
    is distinct from (new.key_result_id, new.measure, new.target_value, new.deleted_at))
  execute function app.count_changed_habit();

-- A goal that begins on another day, or a key result that counts something else, counts its habits anew.
create function app.count_habits_of_goal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.count_habit(h.instance_id, h.id)
    from public.key_results k
    join public.habits h on h.instance_id = k.instance_id and h.key_result_id = k.id
    where k.instance_id = new.instance_id and case tg_argv[0] when 'goal' then k.goal_id else k.id end = new.id;
  return null;
end $$;
create trigger count_anew after update of starts_on on public.goals
  for each row when (old.starts_on <> new.starts_on) execute function app.count_habits_of_goal('goal');
create trigger count_anew after update of source, deleted_at on public.key_results
  for each row when ((old.source, old.deleted_at) is distinct from (new.source, new.deleted_at))
  execute function app.count_habits_of_goal('key result');

-- A habit counts for a goal that its person may change.
create function app.guard_habit_key_result() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not app.may('goal', (select k.goal_id from public.key_results k
    where k.instance_id = new.instance_id and k.id = new.key_result_id), 'edit')
  then
    raise exception 'There is no such key result to count for' using errcode = '23503';
  end if;
  return new;
end $$;
create trigger guard_key_result_of_new before insert on public.habits
  for each row when (new.key_result_id is not null and current_user = 'authenticated')
  execute function app.guard_habit_key_result();
create trigger guard_key_result before update of key_result_id on public.habits
  for each row when (new.key_result_id is not null and old.key_result_id is distinct from new.key_result_id
    and current_user = 'authenticated')
  execute function app.guard_habit_key_result();

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.count_habit(uuid, uuid, uuid)', 'app.count_habit_day()', 'app.count_changed_habit()', 'app.count_habits_of_goal()',
    'app.guard_habit_key_result()'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
revoke create on schema app from app_definer;
