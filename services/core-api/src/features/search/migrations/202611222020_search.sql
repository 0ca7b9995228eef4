-- The words of entries, kept by trigger in the transaction that writes them, and searches that somebody keeps.

grant create on schema app to app_definer;

-- `foldWords` of @reflectory/domain/search does the same, for the words of a search and to mark what was found. These
-- have no search path of their own, so that they become part of the statements that call them thousands of times.
create function app.fold_words(words text) returns text language sql immutable parallel safe as $$
  select btrim(case when octet_length(words) = char_length(words)
    then regexp_replace(lower(words), '[^a-z0-9]+', ' ', 'g')
    else regexp_replace(translate(
      replace(replace(replace(lower(regexp_replace(normalize(words, nfkd),
        '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069]',
        '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øłđıىةیک٠١٢٣٤٥٦٧٨٩', 'oldiيهيك0123456789'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u060c\u061b\u061e\u061f\u066a-\u066d\u06d4\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\ufd3e\ufd3f\ufe10-\ufe6f\uff01-\uff0f]+',
    ' ', 'g') end)
$$;

-- Words with their places. As many characters count as a tsvector takes whatever they are.
create function app.words_of(words text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg('''' || left(word, 64) || ''':' || least(place, 16383), ' ')::tsvector, '')
  from string_to_table(app.fold_words(left(words, 200000)), ' ') with ordinality as listed (word, place)
  where word <> ''
$$;

create function app.stem_word(language text, word text) returns text
language sql immutable parallel safe as $$
  select coalesce((case language
    when 'english' then ts_lexize('pg_catalog.english_stem', word)
    when 'german' then ts_lexize('pg_catalog.german_stem', word)
    when 'french' then ts_lexize('pg_catalog.french_stem', word)
    when 'arabic' then ts_lexize('pg_catalog.arabic_stem', word)
  end)[1], word)
$$;

-- By script, else by the language most of whose little words are there; null where there are too few to tell.
create function app.language_of(words tsvector) returns text language sql immutable parallel safe as $$
  with counts as (
    select length(words) as words,
      (select count(*) from unnest(tsvector_to_array(words)) word where word collate "C" between chr(1569) and chr(1791)) as arabic,
      length(words) - length(ts_delete(words, '{the,and,to,of,was,that,for,with,my,it,is,at,have,had,we,this,but,not,be,on,me,they,you,she,he,are,all,from,so,there}'::text[])) as english,
      length(words) - length(ts_delete(words, '{und,der,die,das,ich,nicht,ist,ein,eine,mit,es,war,zu,auf,den,dem,von,im,sich,wir,habe,hat,auch,als,wie,mir,aber,noch,sie,er}'::text[])) as german,
      length(words) - length(ts_delete(words, '{et,le,la,les,de,je,un,une,des,que,est,pas,dans,pour,mon,ma,mes,nous,avec,ce,il,elle,sur,au,du,en,suis,ai,etait,plus}'::text[])) as french)
  select case
    when words = 0 then null
    when arabic * 2 > words then 'arabic'
    when greatest(english, german, french) < 2 then null
    when greatest(english, german, french) * 12 < words then 'simple'
    when english >= german and english >= french then 'english'
    when german >= french then 'german'
    else 'french' end
  from counts
$$;

-- Derived from entries: not exported, and gone with them by the triggers below.
create table app.entry_words (
  instance_id uuid not null,
  user_id uuid not null,
  entry_id uuid not null,
  entry_at timestamptz not null,
  language text not null check (language in ('english', 'german', 'french', 'arabic', 'simple')),
  words tsvector not null,
  primary key (instance_id, entry_id)
  -- Words lie apart, so that many rows are sorted by date without them.
) with (toast_tuple_target = 128);
select app.protect('app.entry_words');
create index entry_words_latest on app.entry_words (instance_id, user_id, entry_at desc, entry_id desc);

-- Each key begins with whose it is: no search reads what is kept of another person's words.
create function app.search_keys(person uuid, words text[]) returns text[]
language sql immutable parallel safe cost 1000 set search_path = '' as $$
  select coalesce(array_agg(right(person::text, 12) || word), '{}') from unnest(words) word
$$;
create index entry_words_keys on app.entry_words
  using gin (app.search_keys(user_id, tsvector_to_array(words))) with (fastupdate = off);

-- The different words of a person by language, for what a search may also mean: other endings, beginnings, mistypings.
create table app.search_words (
  instance_id uuid not null,
  user_id uuid not null,
  word text collate "C" not null,
  language text not null,
  stem text collate "C" not null,
  primary key (instance_id, user_id, word, language)
);
select app.protect('app.search_words');
create index search_words_stem on app.search_words (instance_id, user_id, language, stem);

grant select, insert, update, delete on app.entry_words, app.search_words to app_definer;
grant select (title, text, entry_at) on public.entries to app_definer;
grant select on public.tags, public.people, public.entry_tags, public.entry_people to app_definer;
grant execute on function app.fold_words(text), app.words_of(text), app.stem_word(text, text),
  app.language_of(tsvector), app.search_keys(uuid, text[]) to app_definer;

-- Whether somebody has a word in an entry. By the index of keys alone: a plan that was made while there were few rows
-- would take every word of every entry apart.
create function app.has_search_word(at_instance uuid, person uuid, word text) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
begin
  return exists (
    with found as materialized (
      select w.instance_id, w.user_id from app.entry_words w
      where app.search_keys(w.user_id, tsvector_to_array(w.words)) @> app.search_keys(person, array[word]))
    select from found f where f.instance_id = at_instance and f.user_id = person);
end $$;

-- A word that two write and remove at once may be missing here; entries are found by it all the same.
create function app.forget_search_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lost record;
begin
  for lost in execute 'select distinct g.instance_id, g.user_id, word from gone g '
    || case tg_op when 'DELETE' then ', unnest(tsvector_to_array(g.words)) word'
       else 'join kept k on k.instance_id = g.instance_id and k.entry_id = g.entry_id,
         unnest(tsvector_to_array(ts_delete(g.words, tsvector_to_array(k.words)))) word' end
  loop
    if not app.has_search_word(lost.instance_id, lost.user_id, lost.word) then
      delete from app.search_words v
        where v.instance_id = lost.instance_id and v.user_id = lost.user_id and v.word = lost.word;
    end if;
  end loop;
  return null;
end $$;
create trigger forget_deleted after delete on app.entry_words referencing old table as gone
  for each statement execute function app.forget_search_words();
create trigger forget_changed after update on app.entry_words referencing old table as gone new table as kept
  for each statement execute function app.forget_search_words();

create function app.index_entry(at_instance uuid, entry uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  written record;
  labels text;
  all_words tsvector;
  in_language text;
begin
  select e.user_id, e.title, e.text, e.entry_at into written from public.entries e
    where e.instance_id = at_instance and e.id = entry and e.binned_at is null;
  if not found then
    delete from app.entry_words w where w.instance_id = at_instance and w.entry_id = entry;
    return;
  end if;
  -- Those of the text stand in it.
  select string_agg(label, ' ') into labels from (
    select t.label from public.entry_tags l join public.tags t on t.instance_id = l.instance_id and t.id = l.tag_id
      where l.instance_id = at_instance and l.user_id = written.user_id and l.entry_id = entry and l.is_by_hand
    union all
    select p.label from public.entry_people l join public.people p on p.instance_id = l.instance_id and p.id = l.person_id
      where l.instance_id = at_instance and l.user_id = written.user_id and l.entry_id = entry and l.is_by_hand) by_hand;
  all_words := setweight(app.words_of(written.title), 'A') || setweight(app.words_of(coalesce(labels, '')), 'B')
    || app.words_of(written.text);
  in_language := coalesce(
    app.language_of(all_words),
    -- A few words are in the language that somebody writes in.
    (select w.language from app.entry_words w
      where w.instance_id = at_instance and w.user_id = written.user_id and w.entry_id <> entry
      order by w.entry_at desc limit 1),
    'english');
  insert into app.entry_words (instance_id, user_id, entry_id, entry_at, language, words)
    values (at_instance, written.user_id, entry, written.entry_at, in_language, all_words)
    on conflict (instance_id, entry_id) do update
      set user_id = excluded.user_id, entry_at = excluded.entry_at, language = excluded.language, words = excluded.words;
  -- In one order, so that two who write the same words wait for each other and not in a circle.
  insert into app.search_words (instance_id, user_id, word, language, stem)
    select at_instance, written.user_id, listed.word, in_language, app.stem_word(in_language, listed.word)
    from unnest(tsvector_to_array(all_words)) as listed (word)
    where char_length(listed.word) > 1 and listed.word !~ '^[0-9]+$'
    order by listed.word collate "C" on conflict do nothing;
end $$;

create function app.index_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform app.index_entry(k.instance_id, k.id) from kept k;
  elsif tg_op = 'UPDATE' then
    perform app.index_entry(k.instance_id, k.id) from kept k
      join gone g on g.instance_id = k.instance_id and g.id = k.id
      where (k.user_id, k.title, k.text, k.entry_at, k.binned_at) is distinct from
        (g.user_id, g.title, g.text, g.entry_at, g.binned_at);
  else
    delete from app.entry_words w using gone g where w.instance_id = g.instance_id and w.entry_id = g.id;
  end if;
  return null;
end $$;
create trigger index_written after insert on public.entries referencing new table as kept
  for each statement execute function app.index_entries();
create trigger index_changed after update on public.entries referencing old table as gone new table as kept
  for each statement execute function app.index_entries();
create trigger index_deleted after delete on public.entries referencing old table as gone
  for each statement execute function app.index_entries();

-- Of tags and people that were set by hand. Their changes come with their entry's in one transaction.
create function app.index_labelled_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.index_entry(l.instance_id, l.entry_id)
    from (select distinct c.instance_id, c.entry_id from changed c where c.is_by_hand) l;
  return null;
end $$;
create trigger index_added after insert on public.entry_tags referencing new table as changed
  for each statement execute function app.index_labelled_entries();
create trigger index_removed after delete on public.entry_tags referencing old table as changed
  for each statement execute function app.index_labelled_entries();
create trigger index_added after insert on public.entry_people referencing new table as changed
  for each statement execute function app.index_labelled_entries();
create trigger index_removed after delete on public.entry_people referencing old table as changed
  for each statement execute function app.index_labelled_entries();

-- What the caller may mean by words: those of theirs with the same stem, in German as the end of a compound, and where
-- `is_typed` those that begin with it.
create function app.expand_words(typed text[], is_typed boolean[])
returns table (place integer, word text)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select t.place::integer, t.word, t.is_prefix from unnest(typed, is_typed) with ordinality as t (word, is_prefix, place))
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
      order by char_length(w.word) limit 300)
      union
      (select w.word from app.search_words w
      where char_length(a.word) > 4 and w.instance_id = app.instance_id() and w.user_id = auth.uid()
        and w.language = 'german' and char_length(w.stem) > char_length(a.word) + 2
        and right(w.stem, char_length(app.stem_word('german', a.word))) = app.stem_word('german', a.word)
        and char_length(app.stem_word('german', a.word)) > 4
      limit 100)
    ) found limit 400
  ) v
$$;

-- Words of the caller of a length, among which one that was mistyped may be.
create function app.words_of_length(shortest integer, longest integer) returns setof text
language sql stable security definer set search_path = '' as $$
  select distinct w.word::text from app.search_words w
  where w.instance_id = app.instance_id() and w.user_id = auth.uid()
    and char_length(w.word) between shortest and longest limit 30000
$$;

-- Entries of the caller, the newest first. `groups`: of each list of words one has to be there; `phrases`, `without`:
-- queries as text.
create function app.search_entries(
  groups jsonb, phrases text[], without text[], filters jsonb,
  before_at timestamptz, before_id uuid, most integer
) returns table (entry_id uuid, entry_at timestamptz)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  found text := '';
  conditions text := '';
  one jsonb;
  query text;
begin
  for one in select jsonb_array_elements(groups) loop
    found := found || format(
      ' and app.search_keys(w.user_id, tsvector_to_array(w.words)) && app.search_keys($2, %L::text[])',
      array(select jsonb_array_elements_text(one)));
  end loop;
  foreach query in array phrases loop
    conditions := conditions || format(' and w.words @@ %L::tsquery', query);
  end loop;
  foreach query in array without loop
    conditions := conditions || format(' and not w.words @@ %L::tsquery', query);
  end loop;
  if filters ? 'from' then
    conditions := conditions || ' and w.entry_at >= ($3 ->> ''from'')::timestamptz';
  end if;
  if filters ? 'to' then
    conditions := conditions || ' and w.entry_at < ($3 ->> ''to'')::timestamptz';
  end if;
  if filters ? 'framework' then
    conditions := conditions || ' and e.framework = $3 ->> ''framework''';
  end if;
  if filters ? 'min_words' then
    conditions := conditions || ' and e.word_count >= ($3 ->> ''min_words'')::integer';
  end if;
  if filters ? 'max_words' then
    conditions := conditions || ' and e.word_count <= ($3 ->> ''max_words'')::integer';
  end if;
  if filters ? 'journal' then
    conditions := conditions || ' and e.journal_id = ($3 ->> ''journal'')::uuid';
  end if;
  if filters ? 'is_starred' then
    conditions := conditions || ' and e.is_starred';
  end if;
  if filters ? 'has_picture' then
    conditions := conditions || ' and e.document @? ''$.**.type ? (@ == "image")''';
  end if;
  if filters ? 'tag' then
    conditions := conditions || ' and exists (select from public.entry_tags l
      where l.instance_id = $1 and l.user_id = $2 and l.entry_id = e.id and l.tag_id = ($3 ->> ''tag'')::uuid)';
  end if;
  if filters ? 'person' then
    conditions := conditions || ' and exists (select from public.entry_people l
      where l.instance_id = $1 and l.user_id = $2 and l.entry_id = e.id and l.person_id = ($3 ->> ''person'')::uuid)';
  end if;
  if filters ? 'feeling' then
    conditions := conditions || ' and exists (select from public.analyses a
      where a.instance_id = $1 and a.entry_id = e.id and a.user_id = $2
        and a.result @> jsonb_build_object(''emotions'', jsonb_build_array(jsonb_build_object(''family'', $3 ->> ''feeling''))))';
  end if;
  if before_at is not null then
    conditions := conditions || ' and (w.entry_at, w.entry_id) < ($4, $5)';
  end if;
  return query execute
    -- What was found is gathered before it is sorted: walking back through the years for a rare word reads them all.
    case when found = '' then ''
      else 'with found as materialized (select * from app.entry_words w where true' || found || ') ' end
    || 'select w.entry_id, w.entry_at from ' || case when found = '' then 'app.entry_words' else 'found' end || ' w '
    || case when filters ?| '{framework,min_words,max_words,journal,is_starred,has_picture,tag,person,feeling}' then 'join public.entries e on e.instance_id = $1 and e.id = w.entry_id and e.user_id = $2 '
       else '' end
    || 'where w.instance_id = $1 and w.user_id = $2' || conditions
    || ' order by w.entry_at desc, w.entry_id desc limit $6'
    using app.instance_id(), auth.uid(), filters, before_at, before_id, most;
end $$;

grant select (instance_id, id, user_id, framework, word_count, journal_id, is_starred, document)
  on public.entries to app_definer;
grant select (instance_id, entry_id, user_id, result) on public.analyses to app_definer;
do $$
declare
  made regprocedure;
begin
  foreach made in array array['app.has_search_word(uuid, uuid, text)',
    'app.forget_search_words()', 'app.index_entry(uuid, uuid)', 'app.index_entries()',
    'app.index_labelled_entries()',
    'app.expand_words(text[], boolean[])', 'app.words_of_length(integer, integer)',
    'app.search_entries(jsonb, text[], text[], jsonb, timestamptz, uuid, integer)']::regprocedure[] loop
    execute format('alter function %s owner to app_definer', made);
  end loop;
end $$;
grant execute on function app.expand_words(text[], boolean[]), app.words_of_length(integer, integer),
  app.search_entries(jsonb, text[], text[], jsonb, timestamptz, uuid, integer) to authenticated;

-- What was written so far.
select app.index_entry(e.instance_id, e.id) from (
  select instance_id, id from public.entries where binned_at is null order by entry_at) e;

-- Searches that somebody keeps.
create table public.saved_searches (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (char_length(name) between 1 and 100),
  -- The query of the search's address.
  query text not null check (char_length(query) <= 2000),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index saved_searches_person on public.saved_searches (instance_id, user_id, created_at);
select app.protect('public.saved_searches');
create policy own_rows on public.saved_searches to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, id, user_id, name, query), update (name, query)
  on public.saved_searches to authenticated;
grant all on public.saved_searches to service_role;

revoke create on schema app from app_definer;
