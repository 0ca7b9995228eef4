-- Boards: columns and lanes with cards, each board an object that several people change at once. Whoever is named below a board
-- (who works on a card, who wrote a comment) goes with their membership; all else is the board's.
grant create on schema app to app_definer, app_purger;

create function app.is_rank(given text) returns boolean language sql immutable as $$
  select given ~ '^[0-9A-Za-z]{1,200}$'
$$;
create function app.is_board_color(given text) returns boolean language sql immutable as $$
  select given in ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink')
$$;
grant execute on function app.is_rank(text), app.is_board_color(text) to public;

create table public.boards (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  about text not null default '' check (char_length(about) <= 4000),
  color text not null default 'grey' check (app.is_board_color(color)),
  -- In what the size of a card is said.
  estimate_unit text not null default 'points' check (estimate_unit in ('points', 'hours', 'days')),
  -- Whether new boards begin as a copy of it.
  is_template boolean not null default false,
  archived_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index boards_person on public.boards (instance_id, user_id);
select app.protect('public.boards');
select app.share('public.boards', 'board');
create trigger touch before update on public.boards for each row execute function app.touch();
create trigger require_feature before insert on public.boards for each row execute function app.require_feature('boards');

create table public.board_columns (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  rank text collate "C" not null default 'V' check (app.is_rank(rank)),
  -- Cards that it should hold at most: more are not refused, and said.
  card_limit integer check (card_limit between 1 and 1000),
  -- Whether a card that comes here is done.
  is_done boolean not null default false,
  deleted_at timestamptz,
  primary key (instance_id, id),
  unique (instance_id, board_id, id),
  foreign key (instance_id, board_id) references public.boards (instance_id, id) on delete cascade
);

create table public.board_lanes (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  rank text collate "C" not null default 'V' check (app.is_rank(rank)),
  deleted_at timestamptz,
  primary key (instance_id, id),
  unique (instance_id, board_id, id),
  foreign key (instance_id, board_id) references public.boards (instance_id, id) on delete cascade
);

create table public.board_labels (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  title text not null check (char_length(title) <= 100),
  color text not null default 'grey' check (app.is_board_color(color)),
  rank text collate "C" not null default 'V' check (app.is_rank(rank)),
  deleted_at timestamptz,
  primary key (instance_id, id),
  unique (instance_id, board_id, id),
  foreign key (instance_id, board_id) references public.boards (instance_id, id) on delete cascade
);

-- What a board wants to know of its cards besides.
create table public.board_fields (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  title text not null check (btrim(title) <> '' and char_length(title) <= 100),
  kind text not null check (kind in ('text', 'number', 'date', 'choice', 'checkbox', 'link')),
  -- Of a choice: what there is to choose.
  choices text[] not null default '{}' check (cardinality(choices) <= 50 and char_length(array_to_string(choices, '')) <= 4000),
  rank text collate "C" not null default 'V' check (app.is_rank(rank)),
  deleted_at timestamptz,
  primary key (instance_id, id),
  unique (instance_id, board_id, id),
  foreign key (instance_id, board_id) references public.boards (instance_id, id) on delete cascade
);

-- A way to look at a board that somebody saved for everybody on it.
create table public.board_views (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  title text not null check (btrim(title) <> '' and char_length(title) <= 100),
  kind text not null default 'board' check (kind in ('board', 'table', 'calendar', 'timeline', 'flow')),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 8000),
  rank text collate "C" not null default 'V' check (app.is_rank(rank)),
  deleted_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, board_id) references public.boards (instance_id, id) on delete cascade
);

create table public.cards (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  column_id uuid not null,
  lane_id uuid,
  -- The card that it is a part of.
  parent_id uuid,
  title text not null check (btrim(title) <> '' and char_length(title) <= 500),
  rank text collate "C" not null default 'V' check (app.is_rank(rank)),
  -- The words of the document, by which a card is found.
  body text not null default '' check (char_length(body) <= 50000),
  document jsonb check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 300000),
  starts_on date check (starts_on between '1900-01-01' and '2200-01-01'),
  due_on date check (due_on between '1900-01-01' and '2200-01-01'),
  -- Where everybody's own clock says so.
  due_time text check (due_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  estimate numeric check (estimate between 0 and 100000),
  priority text not null default 'none' check (priority in ('none', 'low', 'medium', 'high', 'urgent')),
  -- RFC 5545, and whether the next one is counted from what was due or from when it was done.
  repeat_rule text check (char_length(repeat_rule) <= 300),
  repeat_from text not null default 'schedule' check (repeat_from in ('schedule', 'completion')),
  cover_file_id uuid,
  cover_color text check (app.is_board_color(cover_color)),
  completed_at timestamptz,
  archived_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, board_id, id),
  foreign key (instance_id, board_id) references public.boards (instance_id, id) on delete cascade,
  foreign key (instance_id, board_id, column_id) references public.board_columns (instance_id, board_id, id) on delete cascade,
  foreign key (instance_id, board_id, lane_id) references public.board_lanes (instance_id, board_id, id)
    on delete set null (lane_id),
  foreign key (instance_id, board_id, parent_id) references public.cards (instance_id, board_id, id)
    on delete set null (parent_id) deferrable initially deferred,
  check (parent_id <> id)
);
create index cards_column on public.cards (instance_id, board_id, column_id);
create index cards_lane on public.cards (instance_id, board_id, lane_id) where lane_id is not null;
create index cards_parent on public.cards (instance_id, board_id, parent_id) where parent_id is not null;

-- Rows that say one thing about a card each, so that what two add at once are two rows.
create table public.card_labels (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  card_id uuid not null,
  label_id uuid not null,
  deleted_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, board_id, card_id) references public.cards (instance_id, board_id, id) on delete cascade,
  foreign key (instance_id, board_id, label_id) references public.board_labels (instance_id, board_id, id) on delete cascade
);
create index card_labels_card on public.card_labels (instance_id, board_id, card_id);
create index card_labels_label on public.card_labels (instance_id, board_id, label_id);

create table public.card_people (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  card_id uuid not null,
  person_id uuid not null,
  deleted_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, board_id, card_id) references public.cards (instance_id, board_id, id) on delete cascade,
  foreign key (instance_id, person_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index card_people_card on public.card_people (instance_id, board_id, card_id);
create index card_people_person on public.card_people (instance_id, person_id);

create table public.card_checklists (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  card_id uuid not null,
  title text not null default '' check (char_length(title) <= 200),
  rank text collate "C" not null default 'V' check (app.is_rank(rank)),
  deleted_at timestamptz,
  primary key (instance_id, id),
  unique (instance_id, board_id, id),
  foreign key (instance_id, board_id, card_id) references public.cards (instance_id, board_id, id) on delete cascade
);
create index card_checklists_card on public.card_checklists (instance_id, board_id, card_id);

create table public.card_checklist_items (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  checklist_id uuid not null,
  title text not null check (btrim(title) <> '' and char_length(title) <= 500),
  rank text collate "C" not null default 'V' check (app.is_rank(rank)),
  is_done boolean not null default false,
  deleted_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, board_id, checklist_id) references public.card_checklists (instance_id, board_id, id) on delete cascade
);
create index card_checklist_items_list on public.card_checklist_items (instance_id, board_id, checklist_id);

create table public.card_values (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  card_id uuid not null,
  field_id uuid not null,
  -- As text, whatever the kind of the field: `true`, `12.5`, `2026-12-01`.
  value text not null default '' check (char_length(value) <= 2000),
  deleted_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, board_id, card_id) references public.cards (instance_id, board_id, id) on delete cascade,
  foreign key (instance_id, board_id, field_id) references public.board_fields (instance_id, board_id, id) on delete cascade
);
create index card_values_card on public.card_values (instance_id, board_id, card_id);
create index card_values_field on public.card_values (instance_id, board_id, field_id);

-- Other things that a card has to do with: who may not see them there is told that there is something.
create table public.card_links (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  card_id uuid not null,
  kind text not null check (kind in ('card', 'goal', 'map', 'web')),
  target_id uuid,
  url text check (url ~ '^https?://' and char_length(url) <= 2000),
  title text not null default '' check (char_length(title) <= 300),
  deleted_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, board_id, card_id) references public.cards (instance_id, board_id, id) on delete cascade,
  check ((kind = 'web') = (url is not null) and (kind = 'web') = (target_id is null))
);
create index card_links_card on public.card_links (instance_id, board_id, card_id);
create index card_links_target on public.card_links (instance_id, target_id) where target_id is not null;

create table public.card_comments (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  card_id uuid not null,
  author_id uuid not null default auth.uid(),
  body text not null check (btrim(body) <> '' and char_length(body) <= 10000),
  -- Who is named in it.
  mentions uuid[] not null default '{}' check (cardinality(mentions) <= 50),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, board_id, card_id) references public.cards (instance_id, board_id, id) on delete cascade,
  foreign key (instance_id, author_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index card_comments_card on public.card_comments (instance_id, board_id, card_id);
create index card_comments_author on public.card_comments (instance_id, author_id);

-- Files of cards: their bytes lie in the folder of whoever added them, and are read by whoever may view the board.
create table public.card_files (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  board_id uuid not null,
  card_id uuid not null,
  author_id uuid not null default auth.uid(),
  name text not null check (char_length(name) between 1 and 255),
  -- What the stored bytes say.
  type text not null default 'application/octet-stream' check (char_length(type) <= 255),
  bytes bigint not null default 0 check (bytes >= 0),
  width integer check (width between 1 and 100000),
  height integer check (height between 1 and 100000),
  path text not null generated always as (author_id::text || '/boards/' || board_id::text || '/' || id::text) stored,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, board_id, card_id) references public.cards (instance_id, board_id, id) on delete cascade,
  foreign key (instance_id, author_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index card_files_card on public.card_files (instance_id, board_id, card_id);
create index card_files_author on public.card_files (instance_id, author_id);
create index card_files_path on public.card_files (instance_id, path);

-- What one keeps at hand.
create table public.board_stars (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  board_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id, board_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, board_id) references public.boards (instance_id, id) on delete cascade
);
create index board_stars_board on public.board_stars (instance_id, board_id);
select app.protect('public.board_stars');
create policy own_rows on public.board_stars to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id, board_id) on public.board_stars to authenticated;
grant all on public.board_stars to service_role;
grant select, delete on public.board_stars to app_purger;

-- Who may do what ------------------------------------------------------------------------------------------------------

do $$
declare
  below text;
begin
  foreach below in array array[
    'board_columns', 'board_lanes', 'board_labels', 'board_fields', 'board_views', 'cards', 'card_labels', 'card_people',
    'card_checklists', 'card_checklist_items', 'card_values', 'card_links', 'card_comments', 'card_files'
  ] loop
    perform app.protect(format('public.%I', below)::regclass);
    execute format('create index %I on public.%I (instance_id, board_id) where deleted_at is null', below || '_of_board', below);
    -- What somebody said stays theirs to read, when the board is not any more.
    execute format('create policy shared_view on public.%I for select to anon, authenticated
      using (%s board_id = any ((select app.shared(%L, %L))::uuid[]))', below,
      case when below in ('card_comments', 'card_files') then 'author_id = (select auth.uid()) or' else '' end, 'board', 'view');
    execute format('grant select on public.%1$I to anon, authenticated; grant all on public.%1$I to service_role;
      grant select, delete on public.%1$I to app_purger', below);
    if below in ('card_comments', 'card_files') then
      continue;
    end if;
    execute format('create policy shared_add on public.%I for insert to authenticated
      with check (board_id = any ((select app.shared(%L, %L))::uuid[]))', below, 'board', 'edit');
    execute format('create policy shared_edit on public.%I for update to authenticated
      using (board_id = any ((select app.shared(%2$L, %3$L))::uuid[])) with check (board_id = any ((select app.shared(%2$L, %3$L))::uuid[]))',
      below, 'board', 'edit');
  end loop;
end $$;

-- What somebody says is theirs, and removed by them or by whoever manages the board.
create policy own_add on public.card_comments for insert to authenticated
  with check (author_id = (select auth.uid()) and board_id = any ((select app.shared('board', 'comment'))::uuid[]));
create policy own_edit on public.card_comments for update to authenticated
  using ((author_id = (select auth.uid()) and board_id = any ((select app.shared('board', 'comment'))::uuid[]))
    or board_id = any ((select app.shared('board', 'manage'))::uuid[]));
create function app.keep_comment_words() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.author_id <> auth.uid() then
    new.body := old.body;
    new.mentions := old.mentions;
  end if;
  return new;
end $$;
create trigger keep_words before update on public.card_comments
  for each row when (current_user = 'authenticated') execute function app.keep_comment_words();
create policy own_add on public.card_files for insert to authenticated
  with check (author_id = (select auth.uid()) and board_id = any ((select app.shared('board', 'edit'))::uuid[]));
create policy shared_edit on public.card_files for update to authenticated
  using (board_id = any ((select app.shared('board', 'edit'))::uuid[]));

grant select on public.boards to anon, authenticated;
grant delete, insert (instance_id, id, user_id, title, about, color, estimate_unit, is_template, archived_at),
  update (user_id, title, about, color, estimate_unit, is_template, archived_at, deleted_at) on public.boards to authenticated;
grant all on public.boards to service_role;
grant select, delete on public.boards to app_purger;
grant insert (instance_id, id, board_id, title, rank, card_limit, is_done), update (title, rank, card_limit, is_done, deleted_at)
  on public.board_columns to authenticated;
grant insert (instance_id, id, board_id, title, rank), update (title, rank, deleted_at) on public.board_lanes to authenticated;
grant insert (instance_id, id, board_id, title, color, rank), update (title, color, rank, deleted_at)
  on public.board_labels to authenticated;
grant insert (instance_id, id, board_id, title, kind, choices, rank), update (title, choices, rank, deleted_at)
  on public.board_fields to authenticated;
grant insert (instance_id, id, board_id, title, kind, settings, rank), update (title, kind, settings, rank, deleted_at)
  on public.board_views to authenticated;
grant insert (instance_id, id, board_id, column_id, lane_id, parent_id, title, rank, body, document, starts_on, due_on, due_time,
    estimate, priority, repeat_rule, repeat_from, cover_file_id, cover_color, completed_at, archived_at),
  update (column_id, lane_id, parent_id, title, rank, body, document, starts_on, due_on, due_time, estimate, priority,
    repeat_rule, repeat_from, cover_file_id, cover_color, completed_at, archived_at, deleted_at)
  on public.cards to authenticated;
grant insert (instance_id, id, board_id, card_id, label_id), update (deleted_at) on public.card_labels to authenticated;
grant insert (instance_id, id, board_id, card_id, person_id), update (deleted_at) on public.card_people to authenticated;
grant insert (instance_id, id, board_id, card_id, title, rank), update (title, rank, deleted_at)
  on public.card_checklists to authenticated;
grant insert (instance_id, id, board_id, checklist_id, title, rank, is_done),
  update (checklist_id, title, rank, is_done, deleted_at) on public.card_checklist_items to authenticated;
grant insert (instance_id, id, board_id, card_id, field_id, value), update (value, deleted_at)
  on public.card_values to authenticated;
grant insert (instance_id, id, board_id, card_id, kind, target_id, url, title), update (title, deleted_at)
  on public.card_links to authenticated;
grant insert (instance_id, id, board_id, card_id, author_id, body, mentions), update (body, mentions, deleted_at)
  on public.card_comments to authenticated;
grant insert (instance_id, id, board_id, card_id, author_id, name), update (name, deleted_at)
  on public.card_files to authenticated;

select app.edit_together('public.boards', 'board', most => 300);
do $$
declare
  below text;
begin
  foreach below in array array[
    'board_columns', 'board_lanes', 'board_labels', 'board_fields', 'board_views', 'cards', 'card_labels', 'card_people',
    'card_checklists', 'card_checklist_items', 'card_values', 'card_links', 'card_comments', 'card_files'
  ] loop
    perform app.edit_together(format('public.%I', below)::regclass, 'board', 'board_id');
  end loop;
end $$;

-- Files ------------------------------------------------------------------------------------------------------------------

create policy board_files on storage.objects for select to authenticated
  using (bucket_id = 'media' and (storage.foldername(name))[2] = 'boards'
    and (storage.foldername(name))[3] = any ((select app.shared('board', 'view'))::uuid[]::text[]));

-- What the stored bytes say of themselves; nobody names bytes that are not there.
create function app.describe_card_file() returns trigger language plpgsql set search_path = '' as $$
declare
  stored record;
begin
  select o.metadata, o.user_metadata into stored from storage.objects o
    where o.instance_id = new.instance_id and o.bucket_id = 'media'
      and o.name = new.author_id::text || '/boards/' || new.board_id::text || '/' || new.id::text;
  if not found then
    raise exception 'There are no bytes of this file' using errcode = '23503';
  end if;
  new.type := stored.metadata ->> 'mimetype';
  new.bytes := (stored.metadata ->> 'size')::bigint;
  new.width := nullif((stored.user_metadata ->> 'width')::integer, 0);
  new.height := nullif((stored.user_metadata ->> 'height')::integer, 0);
  return new;
end $$;
create trigger describe before insert on public.card_files
  for each row when (current_user = 'authenticated') execute function app.describe_card_file();
create trigger drop_objects after delete on public.card_files
  referencing old table as gone for each statement execute function app.drop_objects_of_files();

-- Uploads that no row came to name. Says how many went.
create function app.drop_unattached_card_files(uploaded_before timestamptz, most integer) returns integer
language sql security definer set search_path = '' as $$
  with spare as (
    select o.instance_id, o.id from storage.objects o
    where o.bucket_id = 'media' and o.path_tokens[2] = 'boards' and o.created_at < uploaded_before
      and not exists (select from public.card_files f where f.instance_id = o.instance_id and f.path = o.name)
    limit most),
  dropped as (
    delete from storage.objects o using spare
    where o.instance_id = spare.instance_id and o.id = spare.id returning 1)
  select count(*)::integer from dropped
$$;
alter function app.drop_unattached_card_files(timestamptz, integer) owner to app_purger;
grant execute on function app.drop_unattached_card_files(timestamptz, integer) to worker;

-- What was removed long ago goes for good: boards, then rows of boards, those first that others hang on.
create function app.empty_bin_of_boards(removed_before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  below text;
  amount integer;
  total integer := 0;
begin
  foreach below in array array[
    'boards', 'cards', 'board_columns', 'board_lanes', 'board_labels', 'board_fields', 'board_views', 'card_labels', 'card_people',
    'card_checklists', 'card_checklist_items', 'card_values', 'card_links', 'card_comments', 'card_files'
  ] loop
    -- A column that cards lie in which are not removed stays with them.
    execute format('delete from public.%1$I where (instance_id, id) in (
      select t.instance_id, t.id from public.%1$I t where t.deleted_at < $1 %2$s limit $2)', below,
      case when below = 'board_columns' then 'and not exists (select from public.cards c
        where c.instance_id = t.instance_id and c.board_id = t.board_id and c.column_id = t.id)' else '' end)
      using removed_before, most - total;
    get diagnostics amount = row_count;
    total := total + amount;
    exit when total >= most;
  end loop;
  return total;
end $$;
alter function app.empty_bin_of_boards(timestamptz, integer) owner to app_purger;
grant execute on function app.empty_bin_of_boards(timestamptz, integer) to worker;

-- What others hear ---------------------------------------------------------------------------------------------------------

-- A card is done, or is not done after all.
create function app.publish_card_done() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.publish('card.done', new.id::text, new.instance_id, auth.uid(), jsonb_build_object(
    'board_id', new.board_id, 'card_id', new.id, 'is_done', new.completed_at is not null and new.deleted_at is null));
  return null;
end $$;
alter function app.publish_card_done() owner to app_definer;
create trigger publish_done after update of completed_at, deleted_at on public.cards
  for each row when ((old.completed_at is not null and old.deleted_at is null)
    is distinct from (new.completed_at is not null and new.deleted_at is null))
  execute function app.publish_card_done();
grant select on public.boards, public.cards, public.card_links to app_definer;

revoke create on schema app from app_definer, app_purger;
