-- In how many entries of the caller each word stands, of some time. A sample that is always the same stands for many
-- entries. Little words that every text has, and words of entries that are sealed on the day, are none.

grant create on schema app to app_definer;

create function app.own_word_counts(since timestamptz, until timestamptz, today date, most integer)
returns table (word text, entries integer, sampled integer, latest uuid)
language sql stable security definer set search_path = '' as $$
  with chosen as materialized (
    select w.entry_id, w.entry_at, w.language, w.words from app.entry_words w
    join app.entry_figures f on f.instance_id = w.instance_id and f.entry_id = w.entry_id
    where w.instance_id = app.instance_id() and w.user_id = auth.uid() and w.entry_at >= since and w.entry_at < until
      and coalesce(f.sealed_until <= today, true)
    order by md5(w.entry_id::text) limit most),
  counted as (
    select c.language, listed.word, count(*) as entries, max(c.entry_at) as latest_at
    from chosen c, unnest(tsvector_to_array(c.words)) as listed (word)
    where char_length(listed.word) between 3 and 40 and listed.word !~ '[0-9]'
    group by c.language, listed.word having count(*) > 2)
  select n.word, n.entries::integer, (select count(*)::integer from chosen),
    (select c.entry_id from chosen c where c.entry_at = n.latest_at and c.words @@ format('''%s''', n.word)::tsquery limit 1)
  from counted n
  where coalesce(case n.language
    when 'english' then ts_lexize('pg_catalog.english_stem', n.word)
    when 'german' then ts_lexize('pg_catalog.german_stem', n.word)
    when 'french' then ts_lexize('pg_catalog.french_stem', n.word)
    when 'arabic' then ts_lexize('pg_catalog.arabic_stem', n.word)
  end <> '{}', true)
$$;
alter function app.own_word_counts(timestamptz, timestamptz, date, integer) owner to app_definer;
revoke create on schema app from app_definer;
grant execute on function app.own_word_counts(timestamptz, timestamptz, date, integer) to authenticated;
