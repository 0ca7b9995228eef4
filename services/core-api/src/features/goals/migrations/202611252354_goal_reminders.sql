-- Reminders of habits, each at its own time, and of looking at one's goals. Nobody is reminded who did not ask for it, and
-- of nothing that was done.
grant create on schema app to app_definer;

create table public.goal_reminders (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  zone text not null check (app.is_time_zone(zone)),
  by_mail boolean not null default true,
  is_paused boolean not null default false,
  -- From 1 for Monday to 7, and a time of the day: when to look at one's goals. Both or none.
  review_day smallint check (review_day between 1 and 7),
  review_at text check (review_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  next_habit_at timestamptz,
  next_review_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  check ((review_day is null) = (review_at is null)),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index goal_reminders_of_habits on public.goal_reminders (next_habit_at) where not is_paused;
create index goal_reminders_of_reviews on public.goal_reminders (next_review_at) where not is_paused;
select app.protect('public.goal_reminders');
create trigger touch before update on public.goal_reminders for each row execute function app.touch();
create policy own_rows on public.goal_reminders to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id, zone, by_mail, is_paused, review_day, review_at),
  update (user_id, zone, by_mail, is_paused, review_day, review_at)
  on public.goal_reminders to authenticated;
grant all on public.goal_reminders to service_role;
grant select, delete on public.goal_reminders to app_purger;
grant select, update on public.goal_reminders to app_definer;

-- When a time of the day comes next by the clocks of a zone.
create function app.next_time(at_time text, in_zone text, after timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select app.next_reminder(array[1, 2, 3, 4, 5, 6, 7]::smallint[], at_time, in_zone, after)
$$;

create function app.next_habit_reminder(at_instance uuid, person uuid, in_zone text, after timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(app.next_time(h.remind_at, in_zone, after)) from public.habits h
  where h.instance_id = at_instance and h.user_id = person and h.remind_at is not null and h.archived_on is null
    and h.deleted_at is null
$$;

create function app.date_goal_reminder() returns trigger language plpgsql set search_path = '' as $$
begin
  new.next_habit_at := app.next_habit_reminder(new.instance_id, new.user_id, new.zone, now());
  new.next_review_at := app.next_reminder(array[new.review_day], new.review_at, new.zone, now());
  return new;
end $$;
create trigger date_reminder before insert or update of zone, is_paused, review_day, review_at on public.goal_reminders
  for each row execute function app.date_goal_reminder();

create function app.date_habit_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.goal_reminders r
    set next_habit_at = app.next_habit_reminder(r.instance_id, r.user_id, r.zone, now())
    where r.instance_id = new.instance_id and r.user_id = new.user_id;
  return null;
end $$;
create trigger date_reminder after insert on public.habits
  for each row when (new.remind_at is not null) execute function app.date_habit_reminder();
create trigger date_reminder_anew after update of remind_at, archived_on, deleted_at on public.habits
  for each row when ((old.remind_at, old.archived_on, old.deleted_at)
    is distinct from (new.remind_at, new.archived_on, new.deleted_at))
  execute function app.date_habit_reminder();

-- Whether something is wanted of a habit on a day that has not been done: what the domain's `standingOf` says.
create function app.is_habit_wanted(habit public.habits, on_day date) returns boolean
language sql stable set search_path = '' as $$
  with said as (
    select d.day, d.state, d.value, d.state = 'done' and (habit.measure = 'yes_no' or d.value is null
      or case habit.direction when 'at_least' then d.value >= habit.target_value else d.value <= habit.target_value end) as is_done
    from public.habit_days d
    where d.instance_id = habit.instance_id and d.habit_id = habit.id and d.deleted_at is null and d.state <> 'open'
      and d.day between on_day - 90 and on_day)
  select habit.starts_on <= on_day
    and not exists (select from said s where s.day = on_day and (s.is_done or s.state <> 'done' or s.value = 0
      or habit.direction = 'at_most' and s.value >= 2 * habit.target_value))
    and case
      when habit.schedule = 'interval' then not exists (select from said s where s.is_done and s.day > on_day - habit.every)
      when habit.schedule = 'weekdays' then extract(isodow from on_day) = any (habit.weekdays)
      when habit.measure = 'number' and habit.direction = 'at_most' then true
      when habit.schedule = 'total' and habit.measure = 'number' then habit.target_value > coalesce(
        (select sum(s.value) from said s where s.day >= date_trunc('week', on_day::timestamp)::date), 0)
      when habit.times >= 7 then true
      else habit.times > (select count(*) from said s where s.is_done and s.day >= date_trunc('week', on_day::timestamp)::date)
    end
$$;
grant execute on function app.is_habit_wanted(public.habits, date) to app_definer;

-- Whether anything is sent to somebody at all.
create function app.may_be_reminded_of_goals(at_instance uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_feature_enabled_at(at_instance, 'goals')
    and exists (select from public.instance_users m join app.instances i on i.id = m.instance_id
      where m.instance_id = at_instance and m.user_id = person and m.is_active and i.status = 'active')
    and not exists (select from app.account_closures c where c.instance_id = at_instance and c.user_id = person)
$$;

-- Takes whose time has come, each once; what is late by two hours is passed over, and so is what was done.
create function app.take_due_habit_reminders(at timestamptz, most integer)
returns table (
  instance_id uuid, user_id uuid, email text, slug text, is_default boolean, product_name text, language text,
  by_mail boolean, is_owed boolean
)
language sql security definer set search_path = '' as $$
  with due as (
    select r.instance_id, r.user_id, r.zone, r.by_mail, greatest(r.next_habit_at, at - interval '2 hours') as since
    from public.goal_reminders r
    where r.next_habit_at <= at and not r.is_paused order by r.next_habit_at limit most for update skip locked),
  weighed as (
    select d.*, app.may_be_reminded_of_goals(d.instance_id, d.user_id) and exists (
      select from public.habits h
      where h.instance_id = d.instance_id and h.user_id = d.user_id and h.remind_at is not null and h.archived_on is null
        and h.deleted_at is null and app.next_time(h.remind_at, d.zone, d.since - interval '1 second') <= at
        and app.is_habit_wanted(h, (at at time zone d.zone)::date)) as is_owed
    from due d),
  moved as (
    update public.goal_reminders r
    set next_habit_at = app.next_habit_reminder(r.instance_id, r.user_id, r.zone, at)
    from weighed w where r.instance_id = w.instance_id and r.user_id = w.user_id returning r.user_id)
  select w.instance_id, w.user_id, u.email, i.slug, i.is_default, i.brand ->> 'productName', i.default_language, w.by_mail, w.is_owed
  from weighed w join auth.users u on u.id = w.user_id join app.instances i on i.id = w.instance_id
$$;

-- The same of looking at goals: owed where one of them has not been looked at for as long as was wanted.
create function app.take_due_goal_reviews(at timestamptz, most integer)
returns table (
  instance_id uuid, user_id uuid, email text, slug text, is_default boolean, product_name text, language text,
  by_mail boolean, is_owed boolean
)
language sql security definer set search_path = '' as $$
  with due as (
    select r.instance_id, r.user_id, r.zone, r.by_mail, r.next_review_at
    from public.goal_reminders r
    where r.next_review_at <= at and not r.is_paused order by r.next_review_at limit most for update skip locked),
  weighed as (
    select d.*, d.next_review_at > at - interval '2 hours' and app.may_be_reminded_of_goals(d.instance_id, d.user_id)
      and exists (
        select from public.goals g
        where g.instance_id = d.instance_id and g.user_id = d.user_id and g.state = 'open' and g.deleted_at is null
          and (at at time zone d.zone)::date >= case g.rhythm when 'week' then 7 when 'fortnight' then 14 when 'month' then 28 end
            + coalesce((select max(c.day) from public.goal_check_ins c where c.instance_id = g.instance_id and c.goal_id = g.id
                and c.author_id = d.user_id and c.deleted_at is null), g.starts_on)) as is_owed
    from due d),
  moved as (
    update public.goal_reminders r set next_review_at = app.next_reminder(array[r.review_day], r.review_at, r.zone, at)
    from weighed w where r.instance_id = w.instance_id and r.user_id = w.user_id returning r.user_id)
  select w.instance_id, w.user_id, u.email, i.slug, i.is_default, i.brand ->> 'productName', i.default_language, w.by_mail, w.is_owed
  from weighed w join auth.users u on u.id = w.user_id join app.instances i on i.id = w.instance_id
$$;

grant select on public.goal_check_ins to app_definer;
do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.next_habit_reminder(uuid, uuid, text, timestamptz)', 'app.date_habit_reminder()',
    'app.may_be_reminded_of_goals(uuid, uuid)', 'app.take_due_habit_reminders(timestamptz, integer)',
    'app.take_due_goal_reviews(timestamptz, integer)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.next_time(text, text, timestamptz) to authenticated, service_role, app_definer;
grant execute on function app.next_habit_reminder(uuid, uuid, text, timestamptz) to authenticated, service_role;
grant execute on function app.take_due_habit_reminders(timestamptz, integer), app.take_due_goal_reviews(timestamptz, integer)
  to worker;
revoke create on schema app from app_definer;
