-- What moderation does, for every member to read: how often of each kind, from five on, over ninety days.
grant create on schema app to app_definer;
create index community_reports_made on public.community_reports (instance_id, created_at);
create index moderation_records_made on app.moderation_records (instance_id, made_at);

create function app.get_community_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'reports', (select case when count(*) >= 5 then count(*) end from public.community_reports r
      where r.instance_id = app.instance_id() and r.created_at > now() - interval '90 days'),
    'acts', (select coalesce(jsonb_object_agg(k.act, k.amount), '{}') from (
      select d.act, count(*) as amount from app.moderation_records d
      where d.instance_id = app.instance_id() and d.made_at > now() - interval '90 days'
      group by d.act having count(*) >= 5) k))
  where app.is_active_member()
$$;
alter function app.get_community_figures() owner to app_definer;
grant execute on function app.get_community_figures() to authenticated;
revoke create on schema app from app_definer;
