-- Decisions whose day has come: found for the person who made them, and mailed to whoever wants that.

-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema app to app_definer;

create index entries_of_decisions on public.entries (instance_id, user_id) where framework like 'decision-journal@%';

-- The decisions of a person whose day is in a span, both ends included, and of which nothing is said yet. Where the day
-- stands among the answers is said by the documents: name of the framework → position, from 1.
create function app.due_decisions(of_instance uuid, of_user uuid, review_positions jsonb, first_day date, last_day date)
returns table (entry_id uuid, title text, made_on date, review_on text)
language sql stable set search_path = '' as $$
  select e.id, e.title, e.entry_date, answer.day
  from public.entries e
  join public.sessions s on s.instance_id = e.instance_id and s.id = e.session_id and s.user_id = e.user_id
  cross join lateral (select s.answers[(review_positions ->> e.framework)::integer] as day) answer
  where e.instance_id = of_instance and e.user_id = of_user and e.framework like 'decision-journal@%'
    and e.binned_at is null and (e.sealed_until is null or e.sealed_until <= last_day)
    and answer.day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    and answer.day >= first_day::text and answer.day <= last_day::text
    and not exists (select from public.decision_reviews r
      where r.instance_id = e.instance_id and r.user_id = e.user_id and r.entry_id = e.id)
  order by answer.day, e.entry_at
$$;

-- Who wants a mail on the day of a decision. Nobody gets one who did not ask for it.
create table public.decision_reminders (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  zone text not null check (app.is_time_zone(zone)),
  next_at timestamptz not null default now(),
  -- The last day whose decisions were mailed, by the clocks of the zone.
  reminded_until date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index decision_reminders_due on public.decision_reminders (next_at);
select app.protect('public.decision_reminders');
create trigger touch before update on public.decision_reminders for each row execute function app.touch();

create function app.next_decision_reminder(in_zone text, after timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select app.next_reminder(array[1, 2, 3, 4, 5, 6, 7]::smallint[], '09:00', in_zone, after)
$$;

-- Decisions of before it was switched on are on their page, and mailed no more.
create function app.date_decision_reminder() returns trigger language plpgsql set search_path = '' as $$
begin
  new.next_at := app.next_decision_reminder(new.zone, now());
  if tg_op = 'INSERT' then new.reminded_until := (now() at time zone new.zone)::date; end if;
  return new;
end $$;
create trigger date_decision_reminder before insert or update of zone on public.decision_reminders
  for each row execute function app.date_decision_reminder();

create policy own_rows on public.decision_reminders to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id, zone), update (user_id, zone)
  on public.decision_reminders to authenticated;
grant all on public.decision_reminders to service_role;
grant select, delete on public.decision_reminders to app_purger;
grant execute on function app.next_decision_reminder(text, timestamptz) to authenticated, service_role, app_definer;
grant execute on function app.due_decisions(uuid, uuid, jsonb, date, date) to authenticated, app_definer;

-- Takes whose morning has come, each once, and answers how many of their decisions became clear since the last time.
create function app.take_decision_reminders(at timestamptz, most integer, review_positions jsonb)
returns table (
  instance_id uuid, user_id uuid, email text, slug text, is_default boolean, product_name text, language text,
  decisions integer
)
language sql security definer set search_path = '' as $$
  with due as (
    select r.instance_id, r.user_id, r.zone, r.reminded_until, (at at time zone r.zone)::date as today
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
  select w.instance_id, w.user_id, u.email, w.slug, w.is_default, w.product_name, w.default_language, w.decisions
  from weighed w join auth.users u on u.id = w.user_id
$$;
grant select, update on public.decision_reminders to app_definer;
grant select (instance_id, user_id, entry_id) on public.decision_reviews to app_definer;
grant select (answers) on public.sessions to app_definer;
grant select (framework, entry_date, sealed_until) on public.entries to app_definer;
alter function app.take_decision_reminders(timestamptz, integer, jsonb) owner to app_definer;
grant execute on function app.take_decision_reminders(timestamptz, integer, jsonb) to worker;

revoke create on schema app from app_definer;
