-- Searches that cost what their page costs: an index that knows beginnings of words, ends of German ones, and checks of
-- the newest first.

grant create on schema app to app_definer;

-- As short as a key may be that still holds all words of the longest text in one vector.
create function app.key_prefix(person uuid) returns text language sql immutable parallel safe as $$
  select encode(decode(right(person::text, 6), 'hex'), 'base64')
$$;
-- Words with whose they are: no search reads what is kept of another person's words.
create function app.search_vector(person uuid, words tsvector) returns tsvector
language sql immutable parallel safe cost 1000 as $$
  select array_to_tsvector(coalesce(array_agg(keys.prefix || word), '{}'))
  from (select app.key_prefix(person) as prefix offset 0) keys, unnest(tsvector_to_array(words)) word
$$;
create function app.feeling_keys(person uuid, result jsonb) returns text[]
language sql immutable parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct app.key_prefix(person) || left(family #>> '{}', 40)), '{}')
  from jsonb_path_query(result, '$.emotions[*].family') family
$$;
grant execute on function app.key_prefix(uuid), app.search_vector(uuid, tsvector) to app_definer;
-- Whoever writes what was found in an entry keeps its index.
grant execute on function app.key_prefix(uuid), app.feeling_keys(uuid, jsonb)
  to authenticated, service_role, app_definer;

create index if not exists entry_words_vector on app.entry_words
  using gin (app.search_vector(user_id, words)) with (fastupdate = off);
create index if not exists analyses_feelings on public.analyses
  using gin (app.feeling_keys(user_id, result)) with (fastupdate = off);
create index if not exists search_words_ends on app.search_words (instance_id, user_id, reverse(stem))
  where language = 'german';

create or replace function app.has_search_word(at_instance uuid, person uuid, word text) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
begin
  return exists (
    with found as materialized (
      select w.instance_id, w.user_id from app.entry_words w
      where app.search_vector(w.user_id, w.words) @@ format('''%s%s''', app.key_prefix(person), word)::tsquery)
    select from found f where f.instance_id = at_instance and f.user_id = person);
end $$;

-- What the caller may mean by words: those of theirs with the same stem, in German as the end of a compound, and where
-- `is_typed` one that begins with it, which says that there are some.
create or replace function app.expand_words(typed text[], is_typed boolean[])
returns table (place integer, word text)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select t.place::integer, t.word, t.is_prefix, app.stem_word('german', t.word) as german
    from unnest(typed, is_typed) with ordinality as t (word, is_prefix, place))
  select a.place, v.word from asked a cross join lateral (
    select found.word from (
      select w.word from app.search_words w,
        unnest(array['english', 'german', 'french', 'arabic', 'simple']) as spoken (language)
      where w.instance_id = app.instance_id() and w.user_id = auth.uid()
        and w.language = spoken.language and w.stem = app.stem_word(spoken.language, a.word)
      union
      (select w.word from app.search_words w
      where a.is_prefix and char_length(a.word) > 1 and w.instance_id = app.instance_id() and w.user_id = auth.uid()
        and w.word >= a.word and w.word < a.word || chr(1114111)
      order by w.word limit 1)
      union
      (select w.word from app.search_words w
      where char_length(a.german) > 4 and w.instance_id = app.instance_id() and w.user_id = auth.uid()
        and w.language = 'german' and char_length(w.stem) > char_length(a.word) + 2
        and reverse(w.stem) >= reverse(a.german) and reverse(w.stem) < reverse(a.german) || chr(1114111)
      limit 100)
    ) found limit 400
  ) v
$$;

-- Words of the caller of about a length that share a part with one that may be mistyped.
create function app.words_near(shortest integer, longest integer, beginning text, middle text, ending text)
returns setof text
language sql stable security definer set search_path = '' as $$
  select distinct w.word::text from app.search_words w
  where w.instance_id = app.instance_id() and w.user_id = auth.uid()
    and char_length(w.word) between shortest and longest
    and (starts_with(w.word, beginning) or right(w.word, char_length(ending)) = ending or strpos(w.word, middle) > 0)
  limit 5000
$$;
alter function app.words_near(integer, integer, text, text, text) owner to app_definer;
grant execute on function app.words_near(integer, integer, text, text, text) to authenticated;

-- Entries of the caller, the newest first. `groups`: of each list of words one has to be there, where `word*` is any that
-- begins so; `phrases`, `without`: queries as text. What costs something for each entry is asked of the newest first,
-- and no more of them than fill the page.
create or replace function app.search_entries(
  groups jsonb, phrases text[], without text[], filters jsonb,
  before_at timestamptz, before_id uuid, most integer
) returns table (entry_id uuid, entry_at timestamptz)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  prefix text := app.key_prefix(auth.uid());
  wanted tsquery;
  candidates text;
  parts text[] := '{}';
  places text := '';
  of_words text := '';
  of_entry text := '';
  query text;
begin
  select string_agg(any_of.words, ' & ')::tsquery into wanted
    from jsonb_array_elements(groups) listed (words) cross join lateral (
      select '(' || string_agg(
        format('''%s%s''', prefix, rtrim(word, '*')) || case when word like '%*' then ':*' else '' end, ' | ') || ')'
      from jsonb_array_elements_text(listed.words) word) any_of (words);
  foreach query in array phrases loop
    of_words := of_words || format(' and w.words @@ %L::tsquery', query);
  end loop;
  foreach query in array without loop
    of_words := of_words || format(' and not w.words @@ %L::tsquery', query);
  end loop;
  if filters ? 'from' then
    places := places || ' and w.entry_at >= ($3 ->> ''from'')::timestamptz';
  end if;
  if filters ? 'to' then
    places := places || ' and w.entry_at < ($3 ->> ''to'')::timestamptz';
  end if;
  if before_at is not null then
    places := places || ' and (w.entry_at, w.entry_id) < ($4, $5)';
  end if;
  if filters ? 'tag' then
    places := places || ' and w.entry_id in (select l.entry_id from public.entry_tags l
      where l.instance_id = $1 and l.user_id = $2 and l.tag_id = ($3 ->> ''tag'')::uuid)';
  end if;
  if filters ? 'person' then
    places := places || ' and w.entry_id in (select l.entry_id from public.entry_people l
      where l.instance_id = $1 and l.user_id = $2 and l.person_id = ($3 ->> ''person'')::uuid)';
  end if;
  -- By an index alone: walking back through the years for what is rare would read them all.
  if wanted is not null then
    parts := parts || 'found as materialized (select w.instance_id, w.user_id, w.entry_id, w.entry_at
      from app.entry_words w where app.search_vector(w.user_id, w.words) @@ $7)'::text;
  end if;
  if filters ? 'feeling' then
    parts := parts || 'felt as materialized (select a.instance_id, a.user_id, a.entry_id
      from public.analyses a where app.feeling_keys(a.user_id, a.result) @> array[$8 || ($3 ->> ''feeling'')])'::text;
    places := places || ' and w.entry_id in (
      select f.entry_id from felt f where f.instance_id = $1 and f.user_id = $2)';
  end if;
  if filters ? 'framework' then
    of_entry := of_entry || ' and e.framework = $3 ->> ''framework''';
  end if;
  if filters ? 'min_words' then
    of_entry := of_entry || ' and e.word_count >= ($3 ->> ''min_words'')::integer';
  end if;
  if filters ? 'max_words' then
    of_entry := of_entry || ' and e.word_count <= ($3 ->> ''max_words'')::integer';
  end if;
  if filters ? 'journal' then
    of_entry := of_entry || ' and e.journal_id = ($3 ->> ''journal'')::uuid';
  end if;
  if filters ? 'is_starred' then
    of_entry := of_entry || ' and e.is_starred';
  end if;
  if filters ? 'has_picture' then
    of_entry := of_entry || ' and e.document @? ''$.**.type ? (@ == "image")''';
  end if;
  candidates := case
    when wanted is not null then 'select f.entry_id, f.entry_at from found f where f.instance_id = $1 and f.user_id = $2'
    when of_words <> '' then
      'select w.entry_id, w.entry_at from app.entry_words w where w.instance_id = $1 and w.user_id = $2'
    else 'select e.id as entry_id, e.entry_at from public.entries e
      where e.instance_id = $1 and e.user_id = $2 and e.binned_at is null' || of_entry end;
  if wanted is null and of_words = '' then
    of_entry := '';
  end if;
  return query execute case when parts = '{}' then '' else 'with ' || array_to_string(parts, ', ') end
    || ' select n.entry_id, n.entry_at from (select w.entry_id, w.entry_at from (' || candidates || ') w where true'
    || places || ' order by w.entry_at desc, w.entry_id desc'
    -- `offset 0` keeps the order in which they are looked at.
    || case when of_words || of_entry = '' then ' limit $6' else ' offset 0' end || ') n'
    || case when of_entry = '' then '' else ' cross join lateral (select from public.entries e
      where e.instance_id = $1 and e.id = n.entry_id and e.user_id = $2' || of_entry || ' offset 0) of_entry' end
    || case when of_words = '' then '' else ' cross join lateral (select from app.entry_words w
      where w.instance_id = $1 and w.entry_id = n.entry_id' || of_words || ' offset 0) of_words' end
    || ' limit $6'
    using app.instance_id(), auth.uid(), filters, before_at, before_id, most, wanted, prefix;
end $$;

drop index app.entry_words_keys;
-- Contract step: the index alone and the functions that are made anew above have called it.
drop function app.search_keys(uuid, text[]);

-- Of tags and people that were set by hand, or are no more.
create function app.index_relabelled_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.index_entry(l.instance_id, l.entry_id) from (
    select distinct c.instance_id, c.entry_id from (select * from kept except select * from gone) c) l;
  return null;
end $$;
alter function app.index_relabelled_entries() owner to app_definer;
create trigger index_changed after update on public.entry_tags referencing old table as gone new table as kept
  for each statement execute function app.index_relabelled_entries();
create trigger index_changed after update on public.entry_people referencing old table as gone new table as kept
  for each statement execute function app.index_relabelled_entries();

-- A new name of a tag or a person stands in all their entries, which are too many for the call that gives it.
create function app.announce_renamed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.publish('label.renamed', new.id::text, new.instance_id, new.user_id);
  return null;
end $$;
alter function app.announce_renamed() owner to app_definer;
create trigger announce_renamed after update of label on public.tags
  for each row when (new.label is distinct from old.label) execute function app.announce_renamed();
create trigger announce_renamed after update of label on public.people
  for each row when (new.label is distinct from old.label) execute function app.announce_renamed();

-- Indexes the next entries that a tag or a person was set at by hand; the last of them, or null when there are no more.
create function app.index_label(at_instance uuid, person uuid, label uuid, after uuid, most integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  entry uuid;
  last_entry uuid;
begin
  for entry in
    select l.entry_id from public.entry_tags l where l.instance_id = at_instance and l.user_id = person
      and l.tag_id = label and l.is_by_hand and l.entry_id > after
    union
    select l.entry_id from public.entry_people l where l.instance_id = at_instance and l.user_id = person
      and l.person_id = label and l.is_by_hand and l.entry_id > after
    order by 1 limit most
  loop
    perform app.index_entry(at_instance, entry);
    last_entry := entry;
  end loop;
  return last_entry;
end $$;
alter function app.index_label(uuid, uuid, uuid, uuid, integer) owner to app_definer;
grant execute on function app.index_label(uuid, uuid, uuid, uuid, integer) to worker;

revoke create on schema app from app_definer;
