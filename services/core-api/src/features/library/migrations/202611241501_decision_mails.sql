-- Days of decisions are told by mail unless that was switched off.

-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema app to app_definer;

alter table public.decision_reminders add column by_mail boolean not null default true;
grant insert (by_mail), update (by_mail) on public.decision_reminders to authenticated;

-- As before, and says whether a mail is wanted.
drop function app.take_decision_reminders(timestamptz, integer, jsonb);
create function app.take_decision_reminders(at timestamptz, most integer, review_positions jsonb)
returns table (
  instance_id uuid, user_id uuid, email text, slug text, is_default boolean, product_name text, language text,
  decisions integer, by_mail boolean
)
language sql security definer set search_path = '' as $$
  with due as (
    select r.instance_id, r.user_id, r.zone, r.reminded_until, r.by_mail, (at at time zone r.zone)::date as today
    from public.decision_reminders r where r.next_at <= at order by r.next_at limit most for update skip locked),
  weighed as (
    select d.*, i.slug, i.is_default, i.brand ->> 'productName' as product_name, i.default_language,
      case when m.is_active and i.status = 'active'
        -- On where nobody says otherwise.
        and coalesce(
          (select f.enabled from public.instance_features f where f.instance_id = d.instance_id and f.feature_key = 'library'),
          (select f.enabled from public.global_features f where f.feature_key = 'library'), true)
        and not exists (select from app.account_closures c where c.instance_id = d.instance_id and c.user_id = d.user_id)
      then (select count(*)::integer
        from app.due_decisions(d.instance_id, d.user_id, review_positions, d.reminded_until + 1, d.today))
      else 0 end as decisions
    from due d
    join public.instance_users m on m.instance_id = d.instance_id and m.user_id = d.user_id
    join app.instances i on i.id = d.instance_id),
  moved as (
    update public.decision_reminders r
    set next_at = app.next_decision_reminder(r.zone, at), reminded_until = greatest(r.reminded_until, w.today)
    from weighed w where r.instance_id = w.instance_id and r.user_id = w.user_id returning r.user_id)
  select w.instance_id, w.user_id, u.email, w.slug, w.is_default, w.product_name, w.default_language, w.decisions, w.by_mail
  from weighed w join auth.users u on u.id = w.user_id
$$;
alter function app.take_decision_reminders(timestamptz, integer, jsonb) owner to app_definer;
grant execute on function app.take_decision_reminders(timestamptz, integer, jsonb) to worker;

revoke create on schema app from app_definer;
