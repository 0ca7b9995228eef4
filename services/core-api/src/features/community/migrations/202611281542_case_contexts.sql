-- What moderators read beside a case when they ask for it: what was decided of the same name before, and of similar words by
-- others. Of those neither name nor place is said: one person is never put together from two pseudonyms.
grant create on schema app to app_definer;

-- Of the words that a text has; short ones say little about what it is about.
create function app.telling_words(said text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select distinct w from unnest(string_to_array(app.fold_words(left(said, 2000)), ' ')) w where char_length(w) > 3)
$$;

create function app.get_case_context(post uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  p public.community_posts;
  said text[];
begin
  perform app.require_moderator();
  select * into p from public.community_posts o where o.instance_id = app.instance_id() and o.id = post
    and (o.state = 'held' or exists (select from public.community_reports r
      where r.instance_id = o.instance_id and r.post_id = o.id and r.state = 'open'));
  if not found then
    return null;
  end if;
  said := app.telling_words(p.body);
  return jsonb_build_object(
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('act', h.act, 'excerpt', h.excerpt, 'words', h.words, 'made_at', h.made_at,
        'outcome', h.outcome) order by h.made_at desc), '[]')
      from (select n.* from public.community_posts e
        join public.moderation_notices n on n.instance_id = e.instance_id and n.post_id = e.id and n.act <> 'unveil'
        where e.instance_id = p.instance_id and e.persona_id = p.persona_id and e.id <> p.id
        order by n.made_at desc limit 10) h),
    'similar', (
      select coalesce(jsonb_agg(jsonb_build_object('act', s.act, 'excerpt', left(s.body, 140), 'words', s.words,
        'made_at', s.made_at) order by s.shared desc, s.made_at desc), '[]')
      from (select d.act, d.words, d.made_at, d.body, count(*) as shared
        from (select distinct on (r.post_id) r.post_id, r.act, r.words, r.made_at, e.body
          from (select * from app.moderation_records l where l.instance_id = p.instance_id and l.post_id is not null
            and l.act in ('keep', 'warn', 'hide', 'remove', 'lock', 'suspend_circle', 'suspend')
            order by l.made_at desc limit 200) r
          join public.community_posts e on e.instance_id = p.instance_id and e.id = r.post_id and e.taken_back_at is null
            and e.persona_id <> p.persona_id
          order by r.post_id, r.made_at desc) d
        cross join unnest(app.telling_words(d.body)) word
        where word = any (said)
        group by d.post_id, d.act, d.words, d.made_at, d.body
        having count(*) >= 2 and count(*) * 2 >= cardinality(said)
        order by count(*) desc, d.made_at desc limit 3) s));
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array['app.telling_words(text)', 'app.get_case_context(uuid)']::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.get_case_context(uuid) to authenticated;
revoke create on schema app from app_definer;
