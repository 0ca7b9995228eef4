-- Routines that begin with what passes by: a day of a habit that was left out, a theme that comes up again and again, a
-- meeting that is near, the day of a decision.
grant create on schema app to app_definer, app_purger;

alter table public.workflow_runs drop constraint workflow_runs_subject_kind_check;
alter table public.workflow_runs add constraint workflow_runs_subject_kind_check
  check (subject_kind in ('entry', 'mood', 'goal', 'habit', 'card', 'call', 'meeting'));

-- What a routine has been told of, each once. Of a meeting its title is kept: calendars are read anew, and their rows with
-- them. Of an entry no word is.
create table public.workflow_occasions (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  workflow_id uuid not null,
  -- The same for what is the same: a hash of a meeting, or the entry.
  key text not null check (char_length(key) <= 64),
  title text check (char_length(title) <= 300),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, workflow_id, key),
  foreign key (instance_id, user_id, workflow_id) references public.workflows (instance_id, user_id, id) on delete cascade
);
create index workflow_occasions_person on public.workflow_occasions (instance_id, user_id, created_at);
create index workflow_occasions_old on public.workflow_occasions (created_at);
select app.protect('public.workflow_occasions');
create policy own_rows on public.workflow_occasions to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.workflow_occasions to authenticated;
grant all on public.workflow_occasions to service_role;
grant select, delete on public.workflow_occasions to app_purger;
grant select, insert on public.workflow_occasions to app_definer;

-- A day of a habit that was left out or missed.
create function app.tell_workflows_of_habit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_workflows('habit.skipped', 'habit-skipped', new.habit_id, new.instance_id, new.user_id, '{}');
  return null;
end $$;
create trigger tell_workflows_of_new after insert on public.habit_days
  for each row when (new.state in ('skipped', 'missed') and new.deleted_at is null)
  execute function app.tell_workflows_of_habit();
create trigger tell_workflows_of_changed after update of state on public.habit_days
  for each row when (new.state in ('skipped', 'missed') and old.state not in ('skipped', 'missed') and new.deleted_at is null)
  execute function app.tell_workflows_of_habit();

-- Tells one routine of something once.
create function app.tell_workflow_of_occasion(
  at_instance uuid, person uuid, of_workflow uuid, at_key text, at_title text, about text, about_id uuid
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  noted uuid;
begin
  insert into public.workflow_occasions (instance_id, user_id, workflow_id, key, title)
    values (at_instance, person, of_workflow, at_key, at_title)
    on conflict (instance_id, workflow_id, key) do nothing returning id into noted;
  if noted is null then
    return false;
  end if;
  perform app.publish('workflow.occasion_came', of_workflow::text, at_instance, person,
    jsonb_build_object('about', about, 'about_id', coalesce(about_id, noted)));
  return true;
end $$;

-- A theme that was found so often within so many days: it is told with the entry in which it was found last, and then not
-- again for as many days.
create function app.tell_workflows_of_themes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  one record;
begin
  for one in
    select w.id, lower(v.document #>> '{trigger,theme}') as theme, (v.document #>> '{trigger,times}')::integer as times,
      now() - (v.document #>> '{trigger,days}')::integer * interval '1 day' as since
    from public.workflows w
    join public.workflow_versions v on v.instance_id = w.instance_id and v.user_id = w.user_id and v.workflow_id = w.id
      and v.version = w.version
    where w.instance_id = new.instance_id and w.user_id = new.user_id and w.trigger_kind = 'theme-seen'
      and w.state = 'published' and w.removed_at is null
  loop
    continue when new.entry_at < one.since or one.theme <> all (lower((new.themes || new.areas)::text)::text[])
      or exists (select from public.workflow_occasions o where o.instance_id = new.instance_id and o.workflow_id = one.id
        and o.created_at > one.since);
    continue when one.times > (select count(*) from app.entry_figures f
      where f.instance_id = new.instance_id and f.user_id = new.user_id and f.entry_at >= one.since
        and (f.sealed_until is null or f.sealed_until <= current_date) and one.theme = any (lower((f.themes || f.areas)::text)::text[]));
    perform app.tell_workflow_of_occasion(new.instance_id, new.user_id, one.id, new.entry_id::text, null, 'entry', new.entry_id);
  end loop;
  return null;
end $$;
create trigger tell_workflows_of_new after insert on app.entry_figures
  for each row when (new.themes <> '{}') execute function app.tell_workflows_of_themes();
create trigger tell_workflows_of_changed after update of themes on app.entry_figures
  for each row when (new.themes <> '{}' and new.themes <> old.themes) execute function app.tell_workflows_of_themes();

-- Tells routines of meetings whose minute has come within the last ten, each once; how many there were.
create index workflows_of_meetings on public.workflows (instance_id, user_id)
  where trigger_kind = 'meeting-near' and state = 'published' and removed_at is null;
create function app.tell_workflows_of_meetings(at timestamptz, most integer) returns integer
language sql security definer set search_path = '' as $$
  with waiting as (
    select w.instance_id, w.user_id, w.id, v.document #>> '{trigger,moment}' = 'before' as is_before,
      (v.document #>> '{trigger,minutes}')::integer * interval '1 minute' as away
    from public.workflows w
    join public.workflow_versions v on v.instance_id = w.instance_id and v.user_id = w.user_id and v.workflow_id = w.id
      and v.version = w.version
    where w.trigger_kind = 'meeting-near' and w.state = 'published' and w.removed_at is null
      and app.is_feature_enabled_at(w.instance_id, 'calendars') and app.is_here(w.instance_id, w.user_id)),
  near as (
    select distinct w.instance_id, w.user_id, w.id, e.title, k.key
    from waiting w
    join public.calendar_subscriptions s on s.instance_id = w.instance_id and s.user_id = w.user_id and s.removed_at is null
    join public.calendar_events e on e.instance_id = s.instance_id and e.user_id = s.user_id and e.subscription_id = s.id
      and e.starts_at between at - interval '9 days' and at + interval '25 hours' and not e.is_all_day
    cross join lateral (select encode(sha256(convert_to(concat_ws(' ', extract(epoch from e.starts_at),
      extract(epoch from e.ends_at), e.title), 'UTF8')), 'hex') as key) k
    where case when w.is_before then e.starts_at - w.away else e.ends_at + w.away end between at - interval '10 minutes' and at
      and not exists (select from public.workflow_occasions o
        where o.instance_id = w.instance_id and o.workflow_id = w.id and o.key = k.key)
    limit most)
  select count(*)::integer from near n
  where app.tell_workflow_of_occasion(n.instance_id, n.user_id, n.id, n.key, n.title, 'meeting', null)
$$;

-- Removes routines that were removed long ago, runs that ended long ago, and what they were told of.
create or replace function app.sweep_workflows(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  routines integer;
  runs integer;
  occasions integer;
begin
  delete from public.workflows where (instance_id, id) in (
    select instance_id, id from public.workflows where removed_at < kept_since limit most);
  get diagnostics routines = row_count;
  delete from public.workflow_runs where (instance_id, id) in (
    select instance_id, id from public.workflow_runs where ended_at < kept_since limit most);
  get diagnostics runs = row_count;
  -- A theme is told at most once in 366 days.
  delete from public.workflow_occasions where (instance_id, id) in (
    select instance_id, id from public.workflow_occasions where created_at < kept_since - interval '276 days' limit most);
  get diagnostics occasions = row_count;
  return routines + runs + occasions;
end $$;

-- Gives back the time of one that was taken of somebody who leaves: should they stay, it is due.
create or replace function app.keep_workflow_schedule(at_instance uuid, of_workflow uuid, due timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.workflows set next_at = due
    where instance_id = at_instance and id = of_workflow and state = 'published' and removed_at is null
      and trigger_kind in ('schedule', 'decision-due') and next_at is null
$$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array['app.tell_workflows_of_habit()', 'app.tell_workflows_of_themes()',
    'app.tell_workflow_of_occasion(uuid, uuid, uuid, text, text, text, uuid)',
    'app.tell_workflows_of_meetings(timestamptz, integer)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.tell_workflows_of_meetings(timestamptz, integer) to worker;

revoke create on schema app from app_definer, app_purger;
