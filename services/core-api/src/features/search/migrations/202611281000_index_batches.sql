-- Entries of one statement are indexed together: a word that many of them have is looked up once, and what no change lost
-- is not looked for.

grant create on schema app to app_definer;

-- Whose an entry is, and its words with those of its labels and of what was spoken into it. No row when it is in the bin.
create function app.words_of_entry(at_instance uuid, entry uuid)
returns table (user_id uuid, entry_at timestamptz, words tsvector)
language plpgsql stable set search_path = '' as $$
declare
  written record;
  labels text;
  spoken text;
begin
  select e.user_id, e.title, e.text, e.entry_at, e.session_id into written from public.entries e
    where e.instance_id = at_instance and e.id = entry and e.binned_at is null;
  if not found then
    return;
  end if;
  -- Those of the text stand in it.
  select string_agg(label, ' ') into labels from (
    select t.label from public.entry_tags l join public.tags t on t.instance_id = l.instance_id and t.id = l.tag_id
      where l.instance_id = at_instance and l.user_id = written.user_id and l.entry_id = entry and l.is_by_hand
    union all
    select p.label from public.entry_people l join public.people p on p.instance_id = l.instance_id and p.id = l.person_id
      where l.instance_id = at_instance and l.user_id = written.user_id and l.entry_id = entry and l.is_by_hand) by_hand;
  if written.session_id is not null then
    select string_agg(t.text, ' ' order by r.recorded_at, r.id) into spoken from public.recordings r
      join public.transcripts t on t.instance_id = r.instance_id and t.user_id = r.user_id and t.recording_id = r.id
      where r.instance_id = at_instance and r.user_id = written.user_id and r.session_id = written.session_id;
  end if;
  return query select written.user_id, written.entry_at,
    setweight(app.words_of(written.title), 'A') || setweight(app.words_of(coalesce(labels, '')), 'B')
      || app.words_of(written.text)
      -- Together no more than a vector can hold.
      || setweight(app.words_of(left(spoken, greatest(0, 200000 - char_length(written.text)))), 'C');
end $$;
alter function app.words_of_entry(uuid, uuid) owner to app_definer;

create function app.index_entries_of(instances uuid[], entries uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.entry_words w using unnest(instances, entries) binned (instance_id, id)
    where w.instance_id = binned.instance_id and w.entry_id = binned.id and not exists (
      select from public.entries e
      where e.instance_id = binned.instance_id and e.id = binned.id and e.binned_at is null);
  with read as materialized (
    select wanted.instance_id, wanted.id, of_entry.*, app.language_of(of_entry.words) as language
    from (select distinct listed.instance_id, listed.id from unnest(instances, entries) listed (instance_id, id)) wanted
    cross join lateral app.words_of_entry(wanted.instance_id, wanted.id) of_entry),
  kept as (
    insert into app.entry_words (instance_id, user_id, entry_id, entry_at, language, words)
    select r.instance_id, r.user_id, r.id, r.entry_at,
      coalesce(
        r.language,
        -- A few words are in the language that somebody writes in.
        (select w.language from app.entry_words w
          where w.instance_id = r.instance_id and w.user_id = r.user_id and w.entry_id <> r.id
          order by w.entry_at desc limit 1),
        (select other.language from read other
          where other.instance_id = r.instance_id and other.user_id = r.user_id and other.language is not null
          order by other.entry_at desc limit 1),
        'english'), r.words
    from read r
    on conflict (instance_id, entry_id) do update
      set user_id = excluded.user_id, entry_at = excluded.entry_at, language = excluded.language, words = excluded.words
    returning instance_id, user_id, language, words)
  -- In one order, so that two who write the same words wait for each other and not in a circle.
  insert into app.search_words (instance_id, user_id, word, language, stem)
    select d.instance_id, d.user_id, d.word, d.language, app.stem_word(d.language, d.word)
    from (select distinct k.instance_id, k.user_id, listed.word, k.language
      from kept k cross join unnest(tsvector_to_array(k.words)) as listed (word)
      where char_length(listed.word) > 1 and listed.word !~ '^[0-9]+$') d
    order by d.instance_id, d.user_id, d.word collate "C", d.language on conflict do nothing;
end $$;
alter function app.index_entries_of(uuid[], uuid[]) owner to app_definer;

create or replace function app.index_entry(at_instance uuid, entry uuid) returns void
language sql security definer set search_path = '' as $$
  select app.index_entries_of(array[at_instance], array[entry])
$$;

create or replace function app.index_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  instances uuid[];
  entries uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(k.instance_id), array_agg(k.id) into instances, entries from kept k;
  elsif tg_op = 'UPDATE' then
    select array_agg(k.instance_id), array_agg(k.id) into instances, entries from kept k
      join gone g on g.instance_id = k.instance_id and g.id = k.id
      where (k.user_id, k.title, k.text, k.entry_at, k.binned_at, k.session_id) is distinct from
        (g.user_id, g.title, g.text, g.entry_at, g.binned_at, g.session_id);
  else
    delete from app.entry_words w using gone g where w.instance_id = g.instance_id and w.entry_id = g.id;
  end if;
  if entries is not null then
    perform app.index_entries_of(instances, entries);
  end if;
  return null;
end $$;

create or replace function app.index_labelled_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  instances uuid[];
  entries uuid[];
begin
  select array_agg(c.instance_id), array_agg(c.entry_id) into instances, entries from changed c where c.is_by_hand;
  if entries is not null then
    perform app.index_entries_of(instances, entries);
  end if;
  return null;
end $$;

-- As before, without a plan for what no change lost.
create or replace function app.forget_search_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  lost record;
begin
  if not exists (select from gone) then
    return null;
  end if;
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

revoke create on schema app from app_definer;
