-- Entries are found by what was spoken into them.

create or replace function app.index_entry(at_instance uuid, entry uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  written record;
  labels text;
  spoken text;
  all_words tsvector;
  in_language text;
begin
  select e.user_id, e.title, e.text, e.entry_at, e.session_id into written from public.entries e
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
  select string_agg(t.text, ' ' order by r.recorded_at, r.id) into spoken from public.recordings r
    join public.transcripts t on t.instance_id = r.instance_id and t.user_id = r.user_id and t.recording_id = r.id
    where r.instance_id = at_instance and r.user_id = written.user_id and r.session_id = written.session_id;
  all_words := setweight(app.words_of(written.title), 'A') || setweight(app.words_of(coalesce(labels, '')), 'B')
    || app.words_of(written.text)
    -- Together no more than a vector can hold.
    || setweight(app.words_of(left(spoken, greatest(0, 200000 - char_length(written.text)))), 'C');
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

create or replace function app.index_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform app.index_entry(k.instance_id, k.id) from kept k;
  elsif tg_op = 'UPDATE' then
    perform app.index_entry(k.instance_id, k.id) from kept k
      join gone g on g.instance_id = k.instance_id and g.id = k.id
      where (k.user_id, k.title, k.text, k.entry_at, k.binned_at, k.session_id) is distinct from
        (g.user_id, g.title, g.text, g.entry_at, g.binned_at, g.session_id);
  else
    delete from app.entry_words w using gone g where w.instance_id = g.instance_id and w.entry_id = g.id;
  end if;
  return null;
end $$;

-- Of recordings that are gone, and of transcripts that came, changed or went.
create function app.index_recorded_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.index_entry(e.instance_id, e.id)
    from (select distinct g.instance_id, g.session_id from gone g) r
    join public.entries e on e.instance_id = r.instance_id and e.session_id = r.session_id;
  return null;
end $$;
create function app.index_spoken_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  spoken public.transcripts := case tg_op when 'DELETE' then old else new end;
begin
  perform app.index_entry(e.instance_id, e.id)
    from public.recordings r
    join public.entries e on e.instance_id = r.instance_id and e.session_id = r.session_id
    where r.instance_id = spoken.instance_id and r.user_id = spoken.user_id and r.id = spoken.recording_id;
  return null;
end $$;
grant create on schema app to app_definer;
alter function app.index_recorded_entries() owner to app_definer;
alter function app.index_spoken_entry() owner to app_definer;
revoke create on schema app from app_definer;
create trigger index_deleted after delete on public.recordings referencing old table as gone
  for each statement execute function app.index_recorded_entries();
create trigger index_written after insert or delete on public.transcripts
  for each row execute function app.index_spoken_entry();
create trigger index_changed after update of text on public.transcripts
  for each row when (new.text is distinct from old.text) execute function app.index_spoken_entry();

-- As before, and by whether there is a recording.
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
  if filters ? 'has_recording' then
    places := places || ' and w.entry_id in (select e.id from public.recordings r
      join public.entries e on e.instance_id = r.instance_id and e.session_id = r.session_id
      where r.instance_id = $1 and r.user_id = $2)';
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

-- What was spoken so far.
select app.index_entry(e.instance_id, e.id) from public.entries e
  join (select distinct r.instance_id, r.session_id from public.recordings r
    join public.transcripts t on t.instance_id = r.instance_id and t.recording_id = r.id) spoken
    on spoken.instance_id = e.instance_id and spoken.session_id = e.session_id;
