-- A challenge tells its circle how many take part, and who: a coach circle has none.
create or replace function app.leads_challenges(circle uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when circle is null then app.can('challenges.write')
    else app.circle_role(circle) is not distinct from 'facilitator' and not app.is_coach_circle(circle) end
$$;

-- The same as before, with the circles in which one can begin one.
create or replace function app.list_challenges(day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'templates', (select coalesce(jsonb_agg(jsonb_build_object('key', t.id, 'version', t.version, 'circle_id', t.circle_id,
        'source', case when t.circle_id is null then 'instance' else 'circle' end,
        'may_change', app.leads_challenges(t.circle_id), 'document', t.document) order by t.created_at, t.id), '[]')
      from (select * from app.challenge_templates o where o.instance_id = app.instance_id() and app.is_active_member()
        and (o.circle_id is null or app.circle_role(o.circle_id) is not null) limit 200) t),
    'challenges', (select coalesce(jsonb_agg(app.challenge_facts(c, app.near_day(day)) order by c.starts_on desc, c.id), '[]')
      from (select o.* from app.challenges o where o.instance_id = app.instance_id() and o.id in (
          select m.challenge_id from public.challenge_members m where m.instance_id = app.instance_id() and m.user_id = auth.uid())
        union (select o.* from app.challenges o where o.instance_id = app.instance_id() and o.audience <> 'own'
          and o.starts_on + o.days + o.catch_up > app.near_day(day) order by o.starts_on desc limit 100)) c
      where app.may_see_challenge(c)),
    'circles', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name, c.id), '[]')
      from app.circles c join public.circle_members m on m.instance_id = c.instance_id and m.circle_id = c.id
      where c.instance_id = app.instance_id() and m.user_id = auth.uid() and app.leads_challenges(c.id) and app.is_active_member()),
    'may_write', app.can('challenges.write'))
$$;
