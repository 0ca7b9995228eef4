-- Which of what a device keeps its person may read now.
grant create on schema app to app_definer;

create function app.find_readable(posts uuid[], circles uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'post_ids', (select coalesce(jsonb_agg(p.id), '[]') from app.seen_posts p where p.id = any (posts)),
    'circle_ids', (select coalesce(jsonb_agg(w.id), '[]') from unnest(circles) w (id) where app.circle_role(w.id) is not null))
$$;
alter function app.find_readable(uuid[], uuid[]) owner to app_definer;
grant execute on function app.find_readable(uuid[], uuid[]) to authenticated;
revoke create on schema app from app_definer;
