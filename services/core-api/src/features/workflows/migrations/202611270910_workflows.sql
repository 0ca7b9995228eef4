-- Routines of people: what begins them, what they do, their versions, and what each run did. A run holds references to what
-- it is about and to what it made; never words of a journal.
grant create on schema app to app_definer, app_purger;

-- The worker runs routines with the rights of whoever they belong to.
grant authenticated to worker;

create table public.workflows (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null check (btrim(title) <> '' and char_length(title) <= 120),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 60000),
  state text not null default 'draft' check (state in ('draft', 'published', 'paused')),
  -- Why the service paused it; null where its person did.
  paused_because text check (paused_because in ('failures', 'too-often', 'loop')),
  version integer not null default 0 check (version >= 0),
  -- What begins the published version.
  trigger_kind text check (char_length(trigger_kind) <= 40),
  -- When a schedule comes next.
  next_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index workflows_begun on public.workflows (instance_id, user_id, trigger_kind)
  where state = 'published' and removed_at is null;
create index workflows_due on public.workflows (next_at) where state = 'published' and removed_at is null;
create index workflows_removed on public.workflows (removed_at) where removed_at is not null;
create index workflows_person on public.workflows (instance_id, user_id);

create table public.workflow_versions (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  workflow_id uuid not null,
  version integer not null check (version > 0),
  document jsonb not null check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 60000),
  -- Its person agreed that this version sends them mail.
  may_mail boolean not null default false,
  published_at timestamptz not null default now(),
  primary key (instance_id, user_id, workflow_id, version),
  foreign key (instance_id, user_id, workflow_id) references public.workflows (instance_id, user_id, id) on delete cascade
);

create table public.workflow_runs (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  workflow_id uuid not null,
  version integer not null,
  -- The event that began it; each begins a routine once.
  event_id uuid not null default gen_random_uuid(),
  subject_kind text check (subject_kind in ('entry', 'mood', 'goal', 'card')),
  subject_id uuid,
  -- When what it is about was last written, as it was when it began.
  subject_version timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'unmet', 'failed', 'cancelled')),
  failure text check (char_length(failure) <= 40),
  attempt smallint not null default 0,
  -- When it is woken, where it does not go on by itself.
  due_at timestamptz not null default now(),
  -- Routines that brought it about, one after the other.
  depth smallint not null default 0,
  rerun_of uuid,
  -- Whether it begins with what the run before it did already.
  is_from_failed boolean not null default false,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  unique (instance_id, workflow_id, event_id),
  check ((subject_kind is null) = (subject_id is null)),
  foreign key (instance_id, user_id, workflow_id, version)
    references public.workflow_versions (instance_id, user_id, workflow_id, version) on delete cascade
);
create index workflow_runs_latest on public.workflow_runs (instance_id, user_id, workflow_id, started_at desc);
create index workflow_runs_pace on public.workflow_runs (instance_id, user_id, started_at desc);
create index workflow_runs_instance on public.workflow_runs (instance_id, started_at desc);
create index workflow_runs_due on public.workflow_runs (due_at) where state = 'waiting';
create index workflow_runs_ended on public.workflow_runs (ended_at) where ended_at is not null;

create table public.workflow_steps (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  run_id uuid not null,
  step_id text not null check (char_length(step_id) <= 40),
  kind text not null check (char_length(kind) <= 40),
  position smallint not null,
  state text not null check (state in ('done', 'failed')),
  -- Which way a branch went, until when a wait lasts, what was made: ids and paths.
  output jsonb not null default '{}' check (octet_length(output::text) <= 4000),
  delivery text check (delivery in ('owed', 'sending', 'sent', 'uncertain')),
  delivered_at timestamptz,
  failure text check (char_length(failure) <= 40),
  at timestamptz not null default now(),
  primary key (instance_id, user_id, run_id, step_id),
  foreign key (instance_id, user_id, run_id) references public.workflow_runs (instance_id, user_id, id) on delete cascade
);
create index workflow_steps_owed on public.workflow_steps (at) where delivery in ('owed', 'sending');

do $$
declare
  name text;
begin
  foreach name in array array['workflows', 'workflow_versions', 'workflow_runs', 'workflow_steps'] loop
    perform app.protect(format('public.%I', name)::regclass);
    execute format('create policy own_rows on public.%I to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('grant select, delete on public.%I to app_purger', name);
    execute format('grant select, update on public.%I to app_definer', name);
  end loop;
end $$;
create trigger touch before update on public.workflows for each row execute function app.touch();
create trigger require_feature before insert on public.workflows for each row execute function app.require_feature('workflows');
create trigger require_feature before insert on public.workflow_runs
  for each row execute function app.require_feature('workflows');

grant delete, insert (instance_id, id, user_id, title, draft),
  update (title, draft, state, paused_because, version, trigger_kind, next_at, removed_at) on public.workflows to authenticated;
grant insert (instance_id, user_id, workflow_id, version, document, may_mail) on public.workflow_versions to authenticated;
grant insert (instance_id, id, user_id, workflow_id, version, event_id, subject_kind, subject_id, subject_version, depth,
    rerun_of, is_from_failed),
  update (state, failure, attempt, due_at, ended_at, subject_version) on public.workflow_runs to authenticated;
grant insert (instance_id, user_id, run_id, step_id, kind, position, state, output, delivery, failure)
  on public.workflow_steps to authenticated;

-- 100 routines of a person, 200 versions of each.
create function app.limit_workflows() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('workflows ' || new.instance_id || new.user_id, 0));
  if (select count(*) from public.workflows w where w.instance_id = new.instance_id and w.user_id = new.user_id) > 100 then
    raise exception 'That is more than one can keep' using errcode = 'PT413';
  end if;
  return null;
end $$;
create trigger limit_kept after insert on public.workflows for each row execute function app.limit_workflows();

-- What runs did is written by what runs them: a person may end a run, and nothing else of it. Whoever sends mail agreed to it.
create function app.guard_workflow_run() returns trigger language plpgsql set search_path = '' as $$
begin
  if session_user = 'authenticator' and current_user = 'authenticated' and
    (new.state <> 'cancelled' or old.state <> 'waiting' or new.failure is distinct from old.failure
      or new.due_at <> old.due_at or new.attempt <> old.attempt)
  then
    raise exception 'A run is written by the service' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard before update on public.workflow_runs for each row execute function app.guard_workflow_run();
create policy by_service on public.workflow_steps as restrictive for insert to authenticated
  with check (session_user <> 'authenticator');

-- Beginning ------------------------------------------------------------------------------------------------------------------

-- How often it may begin: 60 runs of a routine and 300 of a person within an hour, 3000 of an instance within a minute.
create function app.workflow_pace(of_workflow uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when (select count(*) from public.workflow_runs r where r.instance_id = app.instance_id() and r.user_id = auth.uid()
      and r.workflow_id = of_workflow and r.started_at > now() - interval '1 hour') >= 60 then 'too-often'
    when (select count(*) from public.workflow_runs r where r.instance_id = app.instance_id() and r.user_id = auth.uid()
      and r.started_at > now() - interval '1 hour') >= 300 then 'person'
    when (select count(*) from (select from public.workflow_runs r where r.instance_id = app.instance_id()
      and r.started_at > now() - interval '1 minute' limit 3000) s) >= 3000 then 'instance'
  end
$$;
alter function app.workflow_pace(uuid) owner to app_definer;
grant execute on function app.workflow_pace(uuid) to authenticated;

-- What somebody begins by hand counts as well.
create function app.limit_workflow_pace() returns trigger language plpgsql set search_path = '' as $$
begin
  if app.workflow_pace(new.workflow_id) is not null then
    raise exception 'That is more than routines may run' using errcode = 'PT429';
  end if;
  return new;
end $$;
create trigger limit_pace before insert on public.workflow_runs
  for each row when (session_user = 'authenticator') execute function app.limit_workflow_pace();

create function app.begin_workflow_run() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.publish('workflow.run_due', new.id::text, new.instance_id, new.user_id);
  return null;
end $$;
create trigger announce after insert on public.workflow_runs for each row execute function app.begin_workflow_run();

-- Tells of something only where somebody has a routine that it begins.
create function app.tell_workflows(event text, of_kind text, subject uuid, at_instance uuid, person uuid, payload jsonb)
returns void language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.workflows w where w.instance_id = at_instance and w.user_id = person
    and w.trigger_kind = of_kind and w.state = 'published' and w.removed_at is null)
  then
    perform app.publish(event, subject::text, at_instance, person, payload || jsonb_build_object(
      'depth', coalesce(nullif(current_setting('app.workflow_depth', true), '')::integer, 0)));
  end if;
end $$;

create function app.tell_workflows_of_mood() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_workflows('mood.noted', 'mood-at-or-under', new.id, new.instance_id, new.user_id,
    jsonb_build_object('pleasantness', new.pleasantness));
  return null;
end $$;
create trigger tell_workflows after insert on public.mood_check_ins
  for each row execute function app.tell_workflows_of_mood();

-- Off its plan: whoever looked at a goal is hardly sure of it.
create function app.tell_workflows_of_goal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_workflows('goal.off_plan', 'goal-off-plan', new.goal_id, new.instance_id, new.author_id, '{}');
  return null;
end $$;
create trigger tell_workflows after insert on public.goal_check_ins
  for each row when (new.confidence <= 3) execute function app.tell_workflows_of_goal();

create function app.tell_workflows_of_card() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_workflows('card.arrived', 'card-moved', new.id, new.instance_id, auth.uid(),
    jsonb_build_object('board_id', new.board_id, 'column_id', new.column_id));
  return null;
end $$;
create trigger tell_workflows_of_new after insert on public.cards
  for each row execute function app.tell_workflows_of_card();
create trigger tell_workflows_of_moved after update of column_id on public.cards
  for each row when (old.column_id <> new.column_id) execute function app.tell_workflows_of_card();

-- Telling its person ---------------------------------------------------------------------------------------------------------

create function app.notify_of_workflow_step() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.notify(new.instance_id, new.user_id, case new.kind when 'notify' then 'workflows.said' else 'workflows.suggested' end,
    new.run_id || ' ' || new.step_id,
    new.output ->> 'path', jsonb_build_object('text', coalesce(new.output ->> 'text', '')), new.run_id);
  return null;
end $$;
create trigger notify after insert on public.workflow_steps
  for each row when (new.kind in ('notify', 'suggest-framework') and new.state = 'done')
  execute function app.notify_of_workflow_step();

create function app.notify_of_paused_workflow() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.notify(new.instance_id, new.user_id, 'workflows.paused', new.id::text, '/workflows/' || new.id,
    jsonb_build_object('text', new.title), new.id);
  return null;
end $$;
create trigger notify after update of paused_because on public.workflows
  for each row when (old.paused_because is null and new.paused_because is not null)
  execute function app.notify_of_paused_workflow();

-- Without being asked --------------------------------------------------------------------------------------------------------

-- Wakes what is due, of each person the same share: schedules, and runs that waited or are tried again. What is woken is not
-- woken again for ten minutes, within which it goes on by itself.
create function app.wake_workflows(at timestamptz, most integer, each integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  woken integer;
  schedules integer;
begin
  with due as (
    select r.instance_id, r.id from (
      select instance_id, id, due_at, row_number() over (partition by instance_id, user_id order by due_at, id) as nth
      from (select * from public.workflow_runs where state = 'waiting' and due_at <= at order by due_at limit most * 10) s) r
    where r.nth <= each order by r.nth, r.due_at limit most),
  moved as (
    update public.workflow_runs r set due_at = at + interval '10 minutes' from due d
    where r.instance_id = d.instance_id and r.id = d.id and r.state = 'waiting' and r.due_at <= at
    returning r.instance_id, r.id, r.user_id),
  told as (
    select app.publish('workflow.run_due', m.id::text, m.instance_id, m.user_id) from moved m)
  select count(*) into woken from told;
  with due as (
    select w.instance_id, w.id, w.next_at from public.workflows w
    where w.state = 'published' and w.removed_at is null and w.next_at <= at
    order by w.next_at limit most for update skip locked),
  moved as (
    update public.workflows w set next_at = null from due d
    where w.instance_id = d.instance_id and w.id = d.id returning w.instance_id, w.id, w.user_id, d.next_at as was),
  told as (
    select app.publish('workflow.schedule_due', m.id::text, m.instance_id, m.user_id, jsonb_build_object('due_at', m.was))
    from moved m)
  select count(*) into schedules from told;
  return woken + schedules;
end $$;

-- Takes mails that are owed, each once. What was being sent when its sender ended may have left: it is listed, never sent again.
create function app.take_workflow_mails(at timestamptz, most integer)
returns table (
  instance_id uuid, user_id uuid, run_id uuid, step_id text, workflow_id uuid, document jsonb, started_on text, email text,
  slug text, is_default boolean, product_name text, language text
)
language sql security definer set search_path = '' as $$
  with lost as (
    update public.workflow_steps set delivery = 'uncertain'
    where delivery = 'sending' and delivered_at < at - interval '10 minutes'),
  due as (
    select s.instance_id, s.user_id, s.run_id, s.step_id from public.workflow_steps s
    where s.delivery = 'owed' order by s.at limit most for update skip locked),
  taken as (
    update public.workflow_steps s set delivery = 'sending', delivered_at = at from due d
    where s.instance_id = d.instance_id and s.user_id = d.user_id and s.run_id = d.run_id and s.step_id = d.step_id
    returning s.instance_id, s.user_id, s.run_id, s.step_id)
  select t.instance_id, t.user_id, t.run_id, t.step_id, r.workflow_id, v.document, r.started_at::date::text, u.email,
    i.slug, i.is_default, i.brand ->> 'productName', i.default_language
  from taken t
  join public.workflow_runs r on r.instance_id = t.instance_id and r.id = t.run_id
  join public.workflow_versions v on v.instance_id = r.instance_id and v.user_id = r.user_id
    and v.workflow_id = r.workflow_id and v.version = r.version and v.may_mail
  join public.instance_users m on m.instance_id = t.instance_id and m.user_id = t.user_id and m.is_active
  join app.instances i on i.id = t.instance_id and i.status = 'active'
  join auth.users u on u.id = t.user_id
$$;

create function app.settle_workflow_mail(at_instance uuid, person uuid, of_run uuid, of_step text, came_to text) returns void
language sql security definer set search_path = '' as $$
  update public.workflow_steps set delivery = came_to
    where instance_id = at_instance and user_id = person and run_id = of_run and step_id = of_step and delivery = 'sending'
$$;

-- Removes routines that were removed long ago, and runs that ended long ago.
create function app.sweep_workflows(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  routines integer;
  runs integer;
begin
  delete from public.workflows where (instance_id, id) in (
    select instance_id, id from public.workflows where removed_at < kept_since limit most);
  get diagnostics routines = row_count;
  delete from public.workflow_runs where (instance_id, id) in (
    select instance_id, id from public.workflow_runs where ended_at < kept_since limit most);
  get diagnostics runs = row_count;
  return routines + runs;
end $$;
alter function app.sweep_workflows(timestamptz, integer) owner to app_purger;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.begin_workflow_run()', 'app.tell_workflows(text, text, uuid, uuid, uuid, jsonb)', 'app.tell_workflows_of_mood()',
    'app.tell_workflows_of_goal()', 'app.tell_workflows_of_card()', 'app.notify_of_workflow_step()',
    'app.notify_of_paused_workflow()', 'app.wake_workflows(timestamptz, integer, integer)',
    'app.take_workflow_mails(timestamptz, integer)', 'app.settle_workflow_mail(uuid, uuid, uuid, text, text)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.wake_workflows(timestamptz, integer, integer), app.take_workflow_mails(timestamptz, integer),
  app.settle_workflow_mail(uuid, uuid, uuid, text, text), app.sweep_workflows(timestamptz, integer) to worker;

revoke create on schema app from app_definer, app_purger;
