-- Minutes of focus, cards that are done and sentences of a journal count for a goal by themselves, as days of habits do.
grant create on schema app to app_definer;
grant select on public.entry_links, public.entries, public.cards, public.card_links to app_definer;
create index focus_sessions_of_goal on public.focus_sessions (instance_id, (target ->> 'id')) where target ->> 'type' = 'goal';
create index entry_links_of_goal on public.entry_links (instance_id, target_id) where target_type = 'goal';

-- The clocks that somebody wrote by last.
create function app.clocks_of(at_instance uuid, person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select e.time_zone from public.entries e
    where e.instance_id = at_instance and e.user_id = person order by e.entry_at desc limit 1), 'UTC')
$$;

-- What there is that counts for a goal, each with whether the caller may have it counted. A card that is done counts for who did
-- it where they may change the goal, and else for the goal's owner where the board is shared with them.
create function app.found_for_goal(at_instance uuid, goal uuid, only_source uuid)
returns table (source text, source_id uuid, person_id uuid, day date, amount numeric, may_begin boolean)
language sql stable security definer set search_path = '' as $$
  with me as materialized (select auth.uid() as id, app.may('goal', goal, 'edit') as is_editor)
  select 'focus', s.id, s.user_id, (s.started_at at time zone app.clocks_of(at_instance, s.user_id))::date,
      round(s.focused_seconds / 60.0), me.is_editor and s.user_id = me.id
    from me, public.focus_sessions s
    where s.instance_id = at_instance and s.target ->> 'type' = 'goal' and s.target ->> 'id' = goal::text
      and s.state = 'ended' and s.removed_at is null and (only_source is null or s.id = only_source)
  union all
  select 'journal', l.id, l.user_id, coalesce((select e.entry_date from public.entries e
      where e.instance_id = l.instance_id and e.user_id = l.user_id and e.id = l.entry_id), l.created_at::date),
      1, me.is_editor and l.user_id = me.id
    from me, public.entry_links l
    where l.instance_id = at_instance and l.target_type = 'goal' and l.target_id = goal
      and (only_source is null or l.id = only_source)
  union all
  select distinct on (c.id) 'cards', c.id, person.id,
      (c.completed_at at time zone app.clocks_of(at_instance, person.id))::date, 1,
      me.is_editor and app.may('board', c.board_id, 'view') or owner.has_board
    from me, public.goals g
    join public.card_links l on l.instance_id = g.instance_id and l.target_id = g.id and l.kind = 'goal' and l.deleted_at is null
    join public.cards c on c.instance_id = l.instance_id and c.id = l.card_id and c.completed_at is not null and c.deleted_at is null
    cross join lateral (select exists (select from public.grants b
      where b.instance_id = at_instance and b.object_type = 'board' and b.object_id = c.board_id
        and b.subject = 'person:' || g.user_id and b.accepted_at is not null) as has_board) owner
    cross join lateral (select case when me.is_editor then me.id else g.user_id end as id) person
    where g.instance_id = at_instance and g.id = goal and (only_source is null or c.id = only_source)
$$;

-- Puts the additions of a goal, or those of one thing, in line with what there is. What was counted once goes on counting by
-- whoever changes the goal; nobody else begins to count for somebody.
create function app.count_for_goal(at_instance uuid, goal uuid, only_source uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with wanted as (
    select k.id as key_result_id, f.source_id, f.person_id, f.day, f.amount
    from public.goals g
    join public.key_results k on k.instance_id = g.instance_id and k.goal_id = g.id and k.deleted_at is null
    join app.found_for_goal(at_instance, goal, only_source) f on f.source = k.source and f.day >= g.starts_on and f.amount > 0
    where g.instance_id = at_instance and g.id = goal
      and (f.may_begin or exists (select from public.key_result_additions a
        where a.instance_id = at_instance and a.key_result_id = k.id and a.source_id = f.source_id))),
  gone as (
    update public.key_result_additions a set deleted_at = now()
    where a.instance_id = at_instance and a.goal_id = goal and a.deleted_at is null
      and (only_source is null or a.source_id = only_source)
      and not exists (select from wanted w where w.key_result_id = a.key_result_id and w.source_id = a.source_id)
      and not exists (select from public.habit_days d where d.instance_id = a.instance_id and d.id = a.source_id))
  insert into public.key_result_additions as a (instance_id, goal_id, key_result_id, person_id, source_id, day, amount)
  select at_instance, goal, w.key_result_id, w.person_id, w.source_id, w.day, w.amount from wanted w
  on conflict (instance_id, key_result_id, source_id) do update
    set day = excluded.day, amount = excluded.amount, deleted_at = null
    where (a.day, a.amount, a.deleted_at) is distinct from (excluded.day, excluded.amount, null::timestamptz);
exception
  -- A goal that is full keeps nobody from focusing, writing or finishing a card.
  when sqlstate 'PT413' then null;
end $$;

create function app.count_session() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.count_for_goal(new.instance_id, g.id, new.id)
    from public.goals g where g.instance_id = new.instance_id and g.id::text = new.target ->> 'id';
  return null;
end $$;
create trigger count_for_goal_of_new after insert on public.focus_sessions
  for each row when (new.target ->> 'type' = 'goal' and new.state = 'ended') execute function app.count_session();
create trigger count_for_goal after update of state, focused_seconds, started_at, removed_at on public.focus_sessions
  for each row when (new.target ->> 'type' = 'goal'
    and (old.state, old.focused_seconds, old.started_at, old.removed_at)
      is distinct from (new.state, new.focused_seconds, new.started_at, new.removed_at))
  execute function app.count_session();

create function app.count_link() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  link constant public.entry_links := coalesce(new, old);
begin
  perform app.count_for_goal(link.instance_id, link.target_id, link.id);
  return null;
end $$;
create trigger count_for_goal after insert on public.entry_links
  for each row when (new.target_type = 'goal') execute function app.count_link();
create trigger count_for_goal_no_more after delete on public.entry_links
  for each row when (old.target_type = 'goal') execute function app.count_link();

create function app.count_card_link() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.count_for_goal(new.instance_id, new.target_id, new.card_id);
  return null;
end $$;
create trigger count_for_goal after insert or update of deleted_at on public.card_links
  for each row when (new.kind = 'goal') execute function app.count_card_link();

-- In the order of their ids, so that two cards at once do not wait for each other.
create function app.count_card() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  goal uuid;
begin
  for goal in select distinct l.target_id from public.card_links l
    where l.instance_id = new.instance_id and l.board_id = new.board_id and l.card_id = new.id and l.kind = 'goal'
    order by 1 limit 50
  loop
    perform app.count_for_goal(new.instance_id, goal, new.id);
  end loop;
  return null;
end $$;
create trigger count_for_goal after update of completed_at, deleted_at on public.cards
  for each row when ((old.completed_at, old.deleted_at) is distinct from (new.completed_at, new.deleted_at))
  execute function app.count_card();

create function app.count_goal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.count_for_goal(new.instance_id, case tg_argv[0] when 'goal' then new.id else (to_jsonb(new) ->> 'goal_id')::uuid end);
  return null;
end $$;
create trigger count_by_itself after update of starts_on on public.goals
  for each row when (old.starts_on <> new.starts_on) execute function app.count_goal('goal');
create trigger count_by_itself_of_new after insert on public.key_results
  for each row when (new.source in ('cards', 'focus', 'journal')) execute function app.count_goal('key result');
create trigger count_by_itself after update of source, deleted_at on public.key_results
  for each row when ((old.source, old.deleted_at) is distinct from (new.source, new.deleted_at))
  execute function app.count_goal('key result');

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.clocks_of(uuid, uuid)', 'app.found_for_goal(uuid, uuid, uuid)', 'app.count_for_goal(uuid, uuid, uuid)',
    'app.count_session()', 'app.count_link()', 'app.count_card_link()', 'app.count_card()', 'app.count_goal()'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
revoke create on schema app from app_definer;
