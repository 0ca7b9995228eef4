-- A mistyped word is looked for among those of about its length alone, by the index that holds them.

create index if not exists search_words_length on app.search_words (instance_id, user_id, char_length(word), word);

create or replace function app.words_near(shortest integer, longest integer, beginning text, middle text, ending text)
returns setof text
language sql stable security definer set search_path = ''
set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
  select distinct w.word::text from app.search_words w
  where w.instance_id = (select app.instance_id()) and w.user_id = (select auth.uid())
    and char_length(w.word) between shortest and longest
    and (starts_with(w.word, beginning) or right(w.word, char_length(ending)) = ending or strpos(w.word, middle) > 0)
  limit 5000
$$;
