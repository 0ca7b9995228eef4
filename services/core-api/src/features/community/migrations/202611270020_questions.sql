-- A question to a circle is a post that asks: its replies are the answers, and where it wants that, nobody reads those of others
-- before they have answered. Reports, blocks, pseudonyms and taking back hold for it as for any post.
grant create on schema app to app_definer;

alter table public.community_posts add column asks text check (asks in ('openly', 'answers_first'));

-- The same as before, and who has not answered reads no answers.
create or replace view app.seen_posts as
  select p.instance_id, p.id, p.user_id, p.persona_id, p.circle_id, p.place_id, p.parent_id, p.body, p.content_note, p.entry_id,
    p.state, p.is_locked, p.shown_at, p.taken_back_at, a.pseudonym, p.user_id = auth.uid() as is_mine, p.asks
  from public.community_posts p
  join public.community_personas a on a.instance_id = p.instance_id and a.id = p.persona_id
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
      or (a.pseudonym is null and exists (select from public.community_filters f
        join public.community_personas own on own.instance_id = f.instance_id and own.id = f.persona_id
        where f.instance_id = p.instance_id and f.user_id = p.user_id and f.kind = 'block' and own.user_id = auth.uid()
          and (own.pseudonym is null or own.circle_id is not distinct from p.circle_id)))
      or exists (select from public.community_settings s cross join unnest(s.hidden_words) word
        where s.instance_id = p.instance_id and s.user_id = auth.uid()
          and position(lower(word) in lower(p.body || ' ' || p.content_note)) > 0)));

create or replace function app.post_facts(p app.seen_posts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', p.id, 'parent_id', p.parent_id, 'circle_id', p.circle_id, 'place', app.place_name(p.circle_id),
    'author', coalesce(p.pseudonym, app.name_of(p.user_id)), 'is_pseudonym', p.pseudonym is not null, 'is_mine', p.is_mine,
    'body', p.body, 'content_note', p.content_note, 'state', p.state, 'is_locked', p.is_locked, 'shown_at', p.shown_at,
    'asks', p.asks, 'entry_id', case when p.is_mine then p.entry_id end,
    'has_replies', exists (select from app.seen_posts r where r.parent_id = p.id),
    'response', (select r.kind from public.community_responses r
      where r.instance_id = p.instance_id and r.post_id = p.id and r.user_id = auth.uid()),
    'support', case when p.is_mine then coalesce((select jsonb_object_agg(k.kind, k.amount) from (
      select r.kind, count(*) as amount from public.community_responses r
      where r.instance_id = p.instance_id and r.post_id = p.id group by r.kind) k), '{}') end)
$$;

-- Asks a circle under one’s name; members who follow it are told, unless they do not want to read this name.
create function app.ask_circle(circle uuid, question text, answers_first boolean, needs_look boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made jsonb;
begin
  perform app.require_circle_role(circle, false);
  made := app.add_post(jsonb_build_object('circle_id', circle, 'body', question, 'content_note', ''), needs_look);
  update public.community_posts set asks = case when answers_first then 'answers_first' else 'openly' end
    where instance_id = app.instance_id() and id = (made ->> 'id')::uuid;
  if made ->> 'state' = 'visible' then
    perform app.notify(m.instance_id, m.user_id, 'community.question', concat('post ', made ->> 'id'),
        concat('/groups/posts/', made ->> 'id'),
        jsonb_build_object('person', app.name_of(auth.uid()), 'title', app.place_name(circle)), (made ->> 'id')::uuid, auth.uid())
      from public.circle_members m where m.instance_id = app.instance_id() and m.circle_id = circle and m.state = 'member'
        and m.is_followed and exists (select from public.community_posts p
          where p.instance_id = m.instance_id and p.id = (made ->> 'id')::uuid and not exists (
            select from public.community_filters f where f.instance_id = p.instance_id and f.user_id = m.user_id
              and f.persona_id = p.persona_id));
  end if;
  return made;
end $$;
alter function app.ask_circle(uuid, text, boolean, boolean) owner to app_definer;
grant execute on function app.ask_circle(uuid, text, boolean, boolean) to authenticated;
revoke create on schema app from app_definer;
