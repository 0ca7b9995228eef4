-- Steps that are taken once for each thing of a list: a checkpoint is named after its step and the place of the thing, `say.2`.
grant create on schema app to app_definer;

alter table public.workflow_steps drop constraint workflow_steps_step_id_check;
alter table public.workflow_steps add constraint workflow_steps_step_id_check check (char_length(step_id) <= 44);

-- Steps within lists, without those that only repeat what an earlier run did.
create index workflow_steps_inner on public.workflow_steps (instance_id, user_id, at)
  where position('.' in step_id) > 0 and kind not like 'before:%';
create index workflow_steps_inner_instance on public.workflow_steps (instance_id, at)
  where position('.' in step_id) > 0 and kind not like 'before:%';

-- Whether a person has run 300 routines within an hour, or an instance 3000 within a minute. Ten steps within lists count as a run.
create function app.workflow_share() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when (select count(*) from public.workflow_runs r where r.instance_id = app.instance_id() and r.user_id = auth.uid()
      and r.started_at > now() - interval '1 hour')
      + (select count(*) from public.workflow_steps s where s.instance_id = app.instance_id() and s.user_id = auth.uid()
        and s.at > now() - interval '1 hour' and position('.' in s.step_id) > 0 and s.kind not like 'before:%') / 10 >= 300
      then 'person'
    when (select count(*) from (select from public.workflow_runs r where r.instance_id = app.instance_id()
      and r.started_at > now() - interval '1 minute' limit 3000) r)
      + (select count(*) from (select from public.workflow_steps s where s.instance_id = app.instance_id()
        and s.at > now() - interval '1 minute' and position('.' in s.step_id) > 0 and s.kind not like 'before:%'
        limit 30000) s) / 10 >= 3000
      then 'instance'
  end
$$;
alter function app.workflow_share() owner to app_definer;
grant execute on function app.workflow_share() to authenticated, app_definer;

create or replace function app.workflow_pace(of_workflow uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when (select count(*) from public.workflow_runs r where r.instance_id = app.instance_id() and r.user_id = auth.uid()
      and r.workflow_id = of_workflow and r.started_at > now() - interval '1 hour') >= 60 then 'too-often'
    else app.workflow_share() end
$$;

-- What is wanted today is gone through as its owner.
grant execute on function app.is_habit_wanted(public.habits, date) to authenticated;

revoke create on schema app from app_definer;
