-- Routines of somebody who leaves rest until they are gone or stay, and mails are taken of each person the same share.
grant create on schema app to app_definer;

-- Wakes what is due, of each person the same share: schedules, and runs that waited or are tried again. What is woken is not
-- woken again for ten minutes, within which it goes on by itself. What belongs to somebody who leaves is not woken.
create or replace function app.wake_workflows(at timestamptz, most integer, each integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  woken integer;
  schedules integer;
begin
  with due as (
    select r.instance_id, r.id from (
      select instance_id, id, due_at, row_number() over (partition by instance_id, user_id order by due_at, id) as nth
      from (select * from public.workflow_runs w where w.state = 'waiting' and w.due_at <= at
        and not exists (select from app.account_closures c where c.instance_id = w.instance_id and c.user_id = w.user_id)
        order by w.due_at limit most * 10) s) r
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
      and not exists (select from app.account_closures c where c.instance_id = w.instance_id and c.user_id = w.user_id)
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

-- Takes mails that are owed, each once, at most a tenth of them of one person. What was being sent when its sender ended may
-- have left: it is listed, never sent again.
create or replace function app.take_workflow_mails(at timestamptz, most integer)
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
    join (select o.instance_id, o.user_id, o.run_id, o.step_id,
        row_number() over (partition by o.instance_id, o.user_id order by o.at, o.run_id, o.step_id) as nth
      from public.workflow_steps o where o.delivery = 'owed') n
      on n.instance_id = s.instance_id and n.user_id = s.user_id and n.run_id = s.run_id and n.step_id = s.step_id
    where s.delivery = 'owed' and n.nth <= greatest(most / 10, 1)
    order by n.nth, s.at limit most for update of s skip locked),
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

-- Gives back the time of a schedule that was taken of somebody who leaves: should they stay, it is due.
create function app.keep_workflow_schedule(at_instance uuid, of_workflow uuid, due timestamptz) returns void
language sql security definer set search_path = '' as $$
  update public.workflows set next_at = due
    where instance_id = at_instance and id = of_workflow and state = 'published' and removed_at is null
      and trigger_kind = 'schedule' and next_at is null
$$;
alter function app.keep_workflow_schedule(uuid, uuid, timestamptz) owner to app_definer;
grant execute on function app.keep_workflow_schedule(uuid, uuid, timestamptz) to worker;

revoke create on schema app from app_definer;
