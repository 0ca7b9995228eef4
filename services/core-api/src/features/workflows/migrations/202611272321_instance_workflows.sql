-- Routines of an instance: what begins them concerns its members and challenges, and what they do touches nobody's journal. They
-- run as a role that reaches no table at all: all that it may do are the functions at the end of this file.
grant create on schema app to app_definer, app_purger;

do $$ begin
  if not exists (select from pg_roles where rolname = 'instance_routine') then
    create role instance_routine nologin noinherit;
  end if;
end $$;
grant instance_routine to worker;
grant usage on schema app to instance_routine;

create table public.instance_workflows (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (btrim(title) <> '' and char_length(title) <= 120),
  -- `instanceWorkflowSchema` of contracts says how.
  document jsonb not null check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 20000),
  is_on boolean not null default false,
  -- Of its latest run.
  last_state text check (last_state in ('done', 'failed')),
  last_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id)
);
select app.protect('public.instance_workflows');
create policy managers_all on public.instance_workflows to authenticated
  using ((select app.can('workflows.instance'))) with check ((select app.can('workflows.instance')));
grant select, delete, insert (instance_id, id, title, document, is_on), update (title, document, is_on)
  on public.instance_workflows to authenticated;
grant all on public.instance_workflows to service_role;
grant select, update (last_state, last_at) on public.instance_workflows to app_definer;
create trigger touch before update on public.instance_workflows for each row execute function app.touch();
create trigger require_feature before insert on public.instance_workflows
  for each row execute function app.require_feature('workflows');

-- 50 of an instance.
create function app.limit_instance_workflows() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('instance workflows ' || new.instance_id, 0));
  if (select count(*) from public.instance_workflows w where w.instance_id = new.instance_id) > 50 then
    raise exception 'That is more than an instance can keep' using errcode = 'PT413';
  end if;
  return null;
end $$;
create trigger limit_kept after insert on public.instance_workflows
  for each row execute function app.limit_instance_workflows();

-- What a run did, without a word about whom it concerned.
create table public.instance_workflow_runs (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  workflow_id uuid not null,
  -- Each event begins a routine once.
  event_id uuid not null,
  state text not null default 'done' check (state in ('done', 'failed')),
  -- What came of each step, in their order.
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array' and octet_length(steps::text) <= 4000),
  at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, workflow_id, event_id),
  foreign key (instance_id, workflow_id) references public.instance_workflows (instance_id, id) on delete cascade
);
create index instance_workflow_runs_latest on public.instance_workflow_runs (instance_id, at desc);
create index instance_workflow_runs_age on public.instance_workflow_runs (at);
select app.protect('public.instance_workflow_runs');
create policy managers_read on public.instance_workflow_runs for select to authenticated
  using ((select app.can('workflows.instance')));
grant select on public.instance_workflow_runs to authenticated;
grant all on public.instance_workflow_runs to service_role;
grant select, insert, update on public.instance_workflow_runs to app_definer;
grant select, delete on public.instance_workflow_runs to app_purger;

-- What happens at an instance -------------------------------------------------------------------------------------------------

create function app.tell_instance_workflows(event text, of_kind text, subject uuid, at_instance uuid, person uuid default null)
returns void language sql security definer set search_path = '' as $$
  select app.publish(event, subject::text, at_instance, person)
  where exists (select from public.instance_workflows w where w.instance_id = at_instance and w.is_on
    and w.document -> 'trigger' ->> 'kind' = of_kind)
$$;

create function app.tell_of_new_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_instance_workflows('instance.member_joined', 'member-joined', new.user_id, new.instance_id, new.user_id);
  return null;
end $$;
create trigger tell_instance_workflows after insert on public.instance_users
  for each row when (new.is_active) execute function app.tell_of_new_member();

create function app.tell_of_accepted_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_instance_workflows('instance.invitation_accepted', 'invitation-accepted', new.user_id, new.instance_id,
    new.user_id);
  return null;
end $$;
create trigger tell_instance_workflows after update of accepted_at on app.invitations
  for each row when (old.accepted_at is null and new.accepted_at is not null)
  execute function app.tell_of_accepted_invitation();

-- A challenge for everybody is over when its last day is, wherever one lives; each is told of once.
alter table app.challenges add column is_end_told boolean not null default false;
create index challenges_not_told on app.challenges (starts_on) where audience = 'instance' and not is_end_told;
grant update (is_end_told) on app.challenges to app_definer;
create function app.tell_ended_challenges(at timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  told integer;
begin
  with over as (
    update app.challenges c set is_end_told = true
    where (c.instance_id, c.id) in (
      select o.instance_id, o.id from app.challenges o
      where o.audience = 'instance' and not o.is_end_told
        and o.starts_on + o.days - 1 + o.catch_up < ((at - interval '12 hours') at time zone 'UTC')::date
      order by o.starts_on limit most for update skip locked)
    returning c.instance_id, c.id),
  tell as (select app.tell_instance_workflows('instance.challenge_ended', 'challenge-ended', o.id, o.instance_id) from over o)
  select count(*) into told from tell;
  return told;
end $$;

-- What a run may do -------------------------------------------------------------------------------------------------------------

-- Begins what an event is meant for, 600 an hour at one instance.
create function app.begin_instance_workflows(of_kind text, of_event uuid)
returns table (run_id uuid, document jsonb)
language sql security definer set search_path = '' as $$
  with begun as (
    insert into public.instance_workflow_runs (instance_id, workflow_id, event_id)
    select w.instance_id, w.id, of_event from public.instance_workflows w
    join app.instances i on i.id = w.instance_id and i.status = 'active'
    where w.instance_id = app.instance_id() and w.is_on and w.document -> 'trigger' ->> 'kind' = of_kind
      and app.is_feature_enabled_at(w.instance_id, 'workflows')
      and (select count(*) from public.instance_workflow_runs r
        where r.instance_id = app.instance_id() and r.at > now() - interval '1 hour') < 600
    on conflict do nothing
    returning id, instance_workflow_runs.workflow_id)
  select b.id, w.document from begun b
  join public.instance_workflows w on w.instance_id = app.instance_id() and w.id = b.workflow_id
$$;

-- What an event is about is known by a name, that of a member or of a challenge.
create function app.instance_event_name(of_kind text, subject uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when of_kind = 'challenge-ended' then (
    select c.document ->> 'name' from app.challenges c
    where c.instance_id = app.instance_id() and c.id = subject and c.audience = 'instance')
  else (
    select coalesce(nullif(p.name, ''), u.raw_user_meta_data ->> 'name', '') from public.instance_users m
    join auth.users u on u.id = m.user_id
    left join public.profiles p on p.instance_id = m.instance_id and p.id = m.user_id
    where m.instance_id = app.instance_id() and m.user_id = subject and m.is_active) end
$$;

-- What an admin has not read yet of a routine becomes one: a hundred people who join at once fill no list.
create function app.tell_instance_admins(run uuid, said text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform app.notify(m.instance_id, m.user_id, 'workflows.instance_said', r.workflow_id::text, '/workflows/instance',
    jsonb_build_object('text', left(said, 500)), run)
  from public.instance_workflow_runs r join (
    select * from public.instance_users a where a.instance_id = app.instance_id() and a.role = 'admin' and a.is_active
    order by a.created_at limit 50) m on m.instance_id = r.instance_id
  where r.instance_id = app.instance_id() and r.id = run;
  return found;
end $$;

-- A notice to somebody who joined within a week, and to nobody else.
create function app.welcome_member(run uuid, person uuid, said text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform app.notify(m.instance_id, m.user_id, 'workflows.welcome', run::text, '/journal',
    jsonb_build_object('text', left(said, 500)), run)
  from public.instance_users m where m.instance_id = app.instance_id() and m.user_id = person and m.is_active
    and m.created_at > now() - interval '7 days';
  return found;
end $$;

-- Tells an address of an admin that a routine ran, and nothing else.
create function app.tell_instance_address(run uuid, webhook uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
begin
  insert into public.webhook_deliveries (instance_id, user_id, webhook_id, event, subject)
    select h.instance_id, h.user_id, h.id, 'routine.ran', r.workflow_id
    from public.instance_workflow_runs r
    join public.webhooks h on h.instance_id = r.instance_id and h.id = webhook and h.is_on and h.removed_at is null
    join public.instance_users m on m.instance_id = h.instance_id and m.user_id = h.user_id and m.role = 'admin' and m.is_active
    where r.instance_id = app.instance_id() and r.id = run and app.may_tell_of(h.instance_id, h.user_id)
    returning user_id into owner;
  if owner is null then
    return false;
  end if;
  perform app.publish('webhook.due', webhook::text, app.instance_id(), owner, '{}');
  return true;
end $$;

create function app.end_instance_workflow(run uuid, came_to text, of_steps jsonb) returns void
language sql security definer set search_path = '' as $$
  with ended as (
    update public.instance_workflow_runs r set state = came_to, steps = of_steps
    where r.instance_id = app.instance_id() and r.id = run returning r.workflow_id, r.at)
  update public.instance_workflows w set last_state = came_to, last_at = e.at
  from ended e where w.instance_id = app.instance_id() and w.id = e.workflow_id
$$;

create function app.sweep_instance_workflows(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  swept integer;
begin
  delete from public.instance_workflow_runs where (instance_id, id) in (
    select instance_id, id from public.instance_workflow_runs where at < kept_since limit most);
  get diagnostics swept = row_count;
  return swept;
end $$;
alter function app.sweep_instance_workflows(timestamptz, integer) owner to app_purger;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.tell_instance_workflows(text, text, uuid, uuid, uuid)', 'app.tell_of_new_member()', 'app.tell_of_accepted_invitation()',
    'app.tell_ended_challenges(timestamptz, integer)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
  foreach definer in array array[
    'app.begin_instance_workflows(text, uuid)', 'app.instance_event_name(text, uuid)', 'app.tell_instance_admins(uuid, text)',
    'app.welcome_member(uuid, uuid, text)', 'app.tell_instance_address(uuid, uuid)',
    'app.end_instance_workflow(uuid, text, jsonb)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
    execute format('grant execute on function %s to instance_routine', definer);
  end loop;
end $$;
grant execute on function app.tell_ended_challenges(timestamptz, integer), app.sweep_instance_workflows(timestamptz, integer)
  to worker;

revoke create on schema app from app_definer, app_purger;
