-- A calendar that somebody else keeps has gatherings that its person said yes to.
grant create on schema app to app_definer;

drop function app.list_own_gatherings(date);
create function app.list_own_gatherings(since date) returns table (id uuid, circle_id uuid, title text, starts_at timestamptz,
  minutes smallint, changed_at timestamptz, is_coming boolean)
language sql stable security definer set search_path = '' as $$
  select g.id, g.circle_id, g.title, g.starts_at, g.minutes, g.changed_at, coalesce(a.answer = 'yes', false)
  from public.circle_members m
  join app.gatherings g on g.instance_id = m.instance_id and g.circle_id = m.circle_id
  left join public.gathering_answers a on a.instance_id = g.instance_id and a.gathering_id = g.id and a.user_id = m.user_id
  where m.instance_id = app.instance_id() and m.user_id = auth.uid() and m.state = 'member' and app.is_active_member()
    and app.is_feature_enabled_at(m.instance_id, 'groups') and g.starts_at >= since and a.answer is distinct from 'no'
  order by g.starts_at limit 200
$$;
alter function app.list_own_gatherings(date) owner to app_definer;
grant execute on function app.list_own_gatherings(date) to authenticated;

revoke create on schema app from app_definer;
