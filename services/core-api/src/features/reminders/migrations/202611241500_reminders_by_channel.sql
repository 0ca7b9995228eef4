-- Reminders come by mail unless that was switched off, alone or by a link of such a mail.

-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema app to app_definer;

alter table public.reminders add column by_mail boolean not null default true;
grant insert (by_mail), update (by_mail) on public.reminders to authenticated;

-- As before, and says whether a mail is wanted.
drop function app.take_due_reminders(timestamptz, integer);
create function app.take_due_reminders(at timestamptz, most integer)
returns table (
  instance_id uuid, user_id uuid, email text, slug text, is_default boolean, product_name text, language text,
  is_owed boolean, by_mail boolean
)
language sql security definer set search_path = '' as $$
  with due as (
    select r.instance_id, r.user_id, r.next_at, r.last_sent_on, r.zone, r.by_mail,
      (at at time zone r.zone)::date as today, (at at time zone r.zone)::time as clock,
      r.quiet_from::time as quiet_from, r.quiet_until::time as quiet_until
    from public.reminders r
    where r.next_at <= at and not r.is_paused order by r.next_at limit most for update skip locked),
  weighed as (
    select d.*, d.next_at > at - interval '2 hours' and d.last_sent_on is distinct from d.today
      and (d.quiet_from is null or case when d.quiet_from <= d.quiet_until
        then not (d.clock >= d.quiet_from and d.clock < d.quiet_until)
        else d.clock < d.quiet_from and d.clock >= d.quiet_until end)
      and m.is_active and i.status = 'active'
      and not exists (select from app.account_closures c where c.instance_id = d.instance_id and c.user_id = d.user_id)
      and not exists (select from public.entries e where e.instance_id = d.instance_id and e.user_id = d.user_id
        and e.created_at >= d.today::timestamp at time zone d.zone) as is_owed,
      i.slug, i.is_default, i.brand ->> 'productName' as product_name, i.default_language
    from due d
    join public.instance_users m on m.instance_id = d.instance_id and m.user_id = d.user_id
    join app.instances i on i.id = d.instance_id),
  moved as (
    update public.reminders r set next_at = app.next_reminder(r.days, r.at_time, r.zone, at),
      last_sent_on = case when w.is_owed then w.today else r.last_sent_on end
    from weighed w where r.instance_id = w.instance_id and r.user_id = w.user_id returning r.user_id)
  select w.instance_id, w.user_id, u.email, w.slug, w.is_default, w.product_name, w.default_language, w.is_owed, w.by_mail
  from weighed w join auth.users u on u.id = w.user_id
$$;
alter function app.take_due_reminders(timestamptz, integer) owner to app_definer;
grant execute on function app.take_due_reminders(timestamptz, integer) to worker;

revoke create on schema app from app_definer;
