-- What a day of a challenge counts by is said by its template: that one wrote, did a habit, focused for as long as it asks, or
-- took a step towards a goal. Still it is asked and never stored, and nothing is read but the day.

grant create on schema app to app_definer;

-- By which clock a stretch of focus has its day.
alter table public.challenge_members add column zone text not null default 'UTC' check (app.is_time_zone(zone));
grant select on public.focus_sessions, public.goals, public.goal_milestones, public.key_result_values,
  public.key_result_additions, public.goal_check_ins to app_definer;

-- Days from the first to the last on which somebody did what is counted.
create function app.days_counted(by_what text, least_minutes integer, m public.challenge_members, first date, last date)
returns setof date
language sql stable security definer set search_path = '' as $$
  select coalesce(f.local_at, f.entry_at at time zone 'UTC')::date from app.entry_figures f
    where by_what = 'entries' and f.instance_id = m.instance_id and f.user_id = m.user_id
      and f.entry_at >= first::timestamp - interval '2 days'
      and coalesce(f.local_at, f.entry_at at time zone 'UTC')::date between first and last
  union select d.day from public.habit_days d
    join public.habits h on h.instance_id = d.instance_id and h.id = d.habit_id and h.deleted_at is null
    where by_what = 'habits' and d.instance_id = m.instance_id and d.user_id = m.user_id
      and d.state = 'done' and d.deleted_at is null and d.day between first and last
  union (select (s.started_at at time zone m.zone)::date from public.focus_sessions s
    where by_what = 'focus' and s.instance_id = m.instance_id and s.user_id = m.user_id and s.removed_at is null
      and s.state = 'ended' and s.started_at between first::timestamp - interval '2 days' and last::timestamp + interval '2 days'
      and (s.started_at at time zone m.zone)::date between first and last
    group by 1 having sum(s.focused_seconds) >= 60 * least_minutes)
  union select v.day from public.key_result_values v
    where by_what = 'goals' and v.instance_id = m.instance_id and v.author_id = m.user_id and v.deleted_at is null
      and v.day between first and last
  union select a.day from public.key_result_additions a
    where by_what = 'goals' and a.instance_id = m.instance_id and a.person_id = m.user_id and a.deleted_at is null
      and a.day between first and last
  union select k.day from public.goal_check_ins k
    where by_what = 'goals' and k.instance_id = m.instance_id and k.author_id = m.user_id and k.deleted_at is null
      and k.day between first and last
  union select s.done_on from public.goals g
    join public.goal_milestones s on s.instance_id = g.instance_id and s.goal_id = g.id and s.deleted_at is null
    where by_what = 'goals' and g.instance_id = m.instance_id and g.user_id = m.user_id and g.deleted_at is null
      and s.done_on between first and last
$$;
alter function app.days_counted(text, integer, public.challenge_members, date, date) owner to app_definer;

create or replace function app.challenge_days(c app.challenges, m public.challenge_members, today date) returns date[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(d.day order by d.day), '{}') from (
    select day from app.days_counted(coalesce(c.document ->> 'counts', 'entries'),
      coalesce((c.document ->> 'focus_minutes')::integer, 1), m, m.started_on,
      least(app.challenge_last_day(c, m, today), today)) counted (day)
    order by 1 limit c.days) d
$$;

-- Says by which clock somebody's days are, after they began.
create function app.set_challenge_zone(challenge uuid, of_zone text) returns void
language sql security definer set search_path = '' as $$
  update public.challenge_members set zone = of_zone
    where instance_id = app.instance_id() and challenge_id = challenge and user_id = auth.uid()
$$;
alter function app.set_challenge_zone(uuid, text) owner to app_definer;
grant execute on function app.set_challenge_zone(uuid, text) to authenticated;
revoke create on schema app from app_definer;
