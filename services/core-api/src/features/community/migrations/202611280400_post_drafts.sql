-- What somebody may share one day: their own words with the place that they are meant for. Nobody else reads a draft, and
-- nothing posts one by itself. A place is an id alone: leaving a circle, or its end, leaves the words where they are.
grant create on schema app to app_definer;

create table public.post_drafts (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  -- Drawn on the device, so that a second try meets the first.
  id uuid not null default gen_random_uuid(),
  -- A circle, the instance itself for everybody there, or null while no place is chosen.
  place_id uuid,
  -- What the circle was called when its person was last seen in it.
  place_name text not null default '' check (char_length(place_name) <= 80),
  kind text not null default 'lesson' check (kind in ('lesson', 'passage')),
  lesson text not null default '' check (char_length(lesson) <= 5000),
  passage text not null default '' check (char_length(passage) <= 5000),
  -- The sentence of the journal that it began with.
  quote text check (char_length(quote) <= 5000),
  content_note text not null default '' check (char_length(content_note) <= 120),
  -- Null: under one's name. Empty while one under which it is to be shared is still to be chosen.
  pseudonym text check (char_length(pseudonym) <= 40),
  entry_id uuid,
  origin text not null default 'hand' check (origin in ('hand', 'routine')),
  revision integer not null default 1,
  changed_at timestamptz not null default now(),
  primary key (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, entry_id) references public.entries (instance_id, id) on delete set null (entry_id)
);
create index post_drafts_entry on public.post_drafts (instance_id, entry_id) where entry_id is not null;
select app.protect('public.post_drafts');
create policy own_rows on public.post_drafts for select to authenticated using (user_id = (select auth.uid()));
create trigger require_groups before insert on public.post_drafts
  for each row when (new.place_id <> new.instance_id) execute function app.require_feature('groups');
create trigger require_feed before insert on public.post_drafts
  for each row when (new.place_id = new.instance_id) execute function app.require_feature('global_feed');
grant select on public.post_drafts to authenticated;
grant all on public.post_drafts to service_role;
grant select, insert, update, delete on public.post_drafts to app_definer;
grant select, delete on public.post_drafts to app_purger;

-- A person keeps up to a hundred: lists read all of them. Two devices that save at once would count the same.
create function app.limit_post_drafts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('post drafts ' || new.instance_id || new.user_id, 0));
  if (select count(*) from public.post_drafts d where d.instance_id = new.instance_id and d.user_id = new.user_id
      and d.id <> new.id) >= 100 then
    raise exception 'A hundred drafts are kept: share or delete one first' using errcode = 'PT413';
  end if;
  return new;
end $$;
create trigger limit_count before insert on public.post_drafts
  for each row execute function app.limit_post_drafts();

-- Who was told of a draft that is gone is told no more.
create function app.forget_post_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.take_back_notifications(old.instance_id, old.id, old.user_id);
  return null;
end $$;
create trigger forget after delete on public.post_drafts
  for each row when (old.origin = 'routine') execute function app.forget_post_draft();

-- What the caller keeps, what was changed last first; `is_there`: whether they may share in its place.
create function app.list_post_drafts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'revision', d.revision, 'origin', d.origin,
      'changed_at', d.changed_at, 'kind', d.kind, 'lesson', d.lesson, 'passage', d.passage, 'quote', d.quote,
      'content_note', d.content_note, 'pseudonym', d.pseudonym, 'entry_id', d.entry_id,
      'place', case d.place_id when d.instance_id then 'everyone' else d.place_id::text end,
      'place_name', case when d.place_id = d.instance_id then app.place_name(null)
        when app.circle_role(d.place_id) is not null then app.place_name(d.place_id) else d.place_name end,
      'is_there', case when d.place_id is null then true when d.place_id = d.instance_id
        then app.is_feature_enabled_at(d.instance_id, 'global_feed')
        else app.is_feature_enabled_at(d.instance_id, 'groups') and app.circle_role(d.place_id) is not null end)
    order by d.changed_at desc, d.id), '[]')
  from public.post_drafts d
  where d.instance_id = app.instance_id() and d.user_id = auth.uid() and app.is_active_member()
$$;

-- Keeps a draft. `base` is the revision that was changed (null: of none); the new one, or null where another device changed
-- the draft, shared it or deleted it meanwhile: then nothing is written over.
create function app.save_post_draft(draft uuid, base integer, fields jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  place uuid := (fields ->> 'place_id')::uuid;
  place_was text := case when app.circle_role(place) is not null then app.place_name(place) end;
  entry uuid := (select e.id from public.entries e where e.instance_id = app.instance_id() and e.user_id = auth.uid()
    and e.id = (fields ->> 'entry_id')::uuid);
  kept integer;
begin
  if not app.is_active_member() then
    raise exception 'You are not here any more' using errcode = '42501';
  end if;
  if base is null then
    insert into public.post_drafts (instance_id, user_id, id, place_id, place_name, kind, lesson, passage, quote, content_note,
        pseudonym, entry_id, origin)
      values (app.instance_id(), auth.uid(), draft, place, coalesce(place_was, fields ->> 'place_name'), fields ->> 'kind',
        fields ->> 'lesson', fields ->> 'passage', fields ->> 'quote', fields ->> 'content_note', fields ->> 'pseudonym', entry,
        fields ->> 'origin')
      on conflict (instance_id, user_id, id) do nothing
      returning revision into kept;
  else
    update public.post_drafts d set revision = d.revision + 1, changed_at = now(), place_id = place,
        place_name = coalesce(place_was, case when d.place_id = place then d.place_name end, ''), kind = fields ->> 'kind',
        lesson = fields ->> 'lesson', passage = fields ->> 'passage', content_note = fields ->> 'content_note',
        pseudonym = fields ->> 'pseudonym'
      where d.instance_id = app.instance_id() and d.user_id = auth.uid() and d.id = draft and d.revision = base
      returning d.revision into kept;
  end if;
  -- The answer to a first try was lost: what it wrote is there.
  return coalesce(kept, (select d.revision from public.post_drafts d
    where d.instance_id = app.instance_id() and d.user_id = auth.uid() and d.id = draft
      and (d.place_id, d.kind, d.lesson, d.passage, d.content_note, d.pseudonym) is not distinct from
        (place, fields ->> 'kind', fields ->> 'lesson', fields ->> 'passage', fields ->> 'content_note',
          fields ->> 'pseudonym')));
end $$;

-- Deletes what its person saw: revision `base` (null: the first, whose saving was not answered); false where there is
-- another one, or none any more.
create function app.remove_post_draft(draft uuid, base integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.post_drafts d where d.instance_id = app.instance_id() and d.user_id = auth.uid() and d.id = draft
    and d.revision = coalesce(base, 1);
  return found;
end $$;

-- A draft goes with its post; false where it was shared or deleted before. Who shares at the same time waits for the row.
create function app.take_post_draft(draft uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.post_drafts d where d.instance_id = app.instance_id() and d.user_id = auth.uid() and d.id = draft;
  return found;
end $$;

-- A draft that a routine of the caller leaves in a circle of theirs, and tells them of; null where they are not in it.
create function app.leave_post_draft(circle uuid, words text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if app.circle_role(circle) is null then
    return null;
  end if;
  insert into public.post_drafts (instance_id, user_id, place_id, place_name, lesson, origin)
    values (app.instance_id(), auth.uid(), circle, app.place_name(circle), words, 'routine') returning id into made;
  perform app.notify(app.instance_id(), auth.uid(), 'community.draft', concat('draft ', circle),
    concat('/groups/', circle, '?draft=', made), jsonb_build_object('title', app.place_name(circle)), made);
  return made;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.limit_post_drafts()', 'app.forget_post_draft()', 'app.list_post_drafts()',
    'app.save_post_draft(uuid, integer, jsonb)', 'app.remove_post_draft(uuid, integer)', 'app.take_post_draft(uuid)',
    'app.leave_post_draft(uuid, text)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.list_post_drafts(), app.save_post_draft(uuid, integer, jsonb), app.remove_post_draft(uuid, integer),
  app.take_post_draft(uuid), app.leave_post_draft(uuid, text) to authenticated;
revoke create on schema app from app_definer;
