-- The same as before, without a join: a page of a place is read in the order of its index and ends where it is full, however
-- many posts the place has.
grant create on schema app to app_definer;

create or replace view app.seen_posts as
  select p.instance_id, p.id, p.user_id, p.persona_id, p.circle_id, p.place_id, p.parent_id, p.body, p.content_note, p.entry_id,
    p.state, p.is_locked, p.shown_at, p.taken_back_at, (select a.pseudonym from public.community_personas a
      where a.instance_id = p.instance_id and a.id = p.persona_id) as pseudonym, p.user_id = auth.uid() as is_mine, p.asks
  from public.community_posts p
  where p.instance_id = app.instance_id() and p.taken_back_at is null and (select app.is_active_member())
    and (p.circle_id is null or exists (select from public.circle_members m where m.instance_id = p.instance_id
      and m.circle_id = p.circle_id and m.user_id = auth.uid() and m.state = 'member'))
    and (p.user_id = auth.uid() or p.state = 'visible')
    and (p.parent_id is null or exists (select from public.community_posts o where o.instance_id = p.instance_id
      and o.id = p.parent_id and o.taken_back_at is null and (o.state = 'visible' or o.user_id = auth.uid())
      and (o.asks is distinct from 'answers_first' or p.user_id = auth.uid() or exists (select from public.community_posts mine
        where mine.instance_id = o.instance_id and mine.parent_id = o.id and mine.user_id = auth.uid()
          and mine.taken_back_at is null and mine.state = 'visible'))))
    and (p.user_id = auth.uid() or not (
      exists (select from public.community_filters f where f.instance_id = p.instance_id and f.user_id = auth.uid()
        and (f.persona_id = p.persona_id or f.post_id in (p.id, p.parent_id)))
      or exists (select from public.community_filters f
        join public.community_personas own on own.instance_id = f.instance_id and own.id = f.persona_id
        join public.community_personas a on a.instance_id = f.instance_id and a.id = p.persona_id and a.pseudonym is null
        where f.instance_id = p.instance_id and f.user_id = p.user_id and f.kind = 'block' and own.user_id = auth.uid()
          and (own.pseudonym is null or own.circle_id is not distinct from p.circle_id))
      or exists (select from public.community_settings s cross join unnest(s.hidden_words) word
        where s.instance_id = p.instance_id and s.user_id = auth.uid()
          and position(lower(word) in lower(p.body || ' ' || p.content_note)) > 0)));

-- The same as before; an older page begins at its place in the index.
create or replace function app.list_posts(place uuid, before_at timestamptz, before_id uuid, most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(app.post_facts(l.p) order by (l.p).shown_at desc, (l.p).id), '[]') from (
    select p from unnest(case when place is not null then array[place] else array(
        select m.circle_id from public.circle_members m where m.instance_id = app.instance_id() and m.user_id = auth.uid()
          and m.state = 'member' and m.is_followed
        union all
        select s.instance_id from public.community_settings s where s.instance_id = app.instance_id()
          and s.user_id = auth.uid() and s.follows_everyone) end) w (place_id)
    cross join lateral (
      select p from app.seen_posts p
      where p.place_id = w.place_id and p.parent_id is null and p.shown_at <= coalesce(before_at, 'infinity')
        and (before_at is null or p.shown_at < before_at or p.id > before_id)
      order by p.shown_at desc, p.id limit most) of_place
    order by (p).shown_at desc, (p).id limit most) l
$$;

revoke create on schema app from app_definer;
