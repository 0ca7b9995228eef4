-- As before: entries are drawn before their words are read, and the latest with a word is known by its place among them.
create or replace function app.own_word_counts(since timestamptz, until timestamptz, today date, most integer)
returns table (word text, entries integer, sampled integer, latest uuid)
language sql stable security definer set search_path = '' as $$
  with drawn as materialized (
    select f.instance_id, f.entry_id from app.entry_figures f
    where f.instance_id = app.instance_id() and f.user_id = auth.uid() and f.entry_at >= since and f.entry_at < until
      and coalesce(f.sealed_until <= today, true)
    order by md5(f.entry_id::text) limit most),
  chosen as materialized (
    select w.entry_id, w.language, w.words, row_number() over (order by w.entry_at, w.entry_id) as place
    from drawn d cross join lateral (
      -- One by one: those that were drawn are few beside all that the person ever wrote.
      select * from app.entry_words one where one.instance_id = d.instance_id and one.entry_id = d.entry_id offset 0) w),
  counted as (
    select c.language, listed.word, count(*) as entries, max(c.place) as place
    from chosen c, unnest(tsvector_to_array(c.words)) as listed (word)
    where char_length(listed.word) between 3 and 40 and listed.word !~ '[0-9]'
    group by c.language, listed.word having count(*) > 2)
  select n.word, n.entries::integer, (select count(*)::integer from chosen),
    (select array_agg(c.entry_id order by c.place) from chosen c)[n.place]
  from counted n
  where coalesce(case n.language
    when 'english' then ts_lexize('pg_catalog.english_stem', n.word)
    when 'german' then ts_lexize('pg_catalog.german_stem', n.word)
    when 'french' then ts_lexize('pg_catalog.french_stem', n.word)
    when 'arabic' then ts_lexize('pg_catalog.arabic_stem', n.word)
  end <> '{}', true)
$$;
