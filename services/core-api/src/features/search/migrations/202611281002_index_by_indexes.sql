-- By indexes alone: a plan that was made while there were few rows would read them all, each time that an entry is saved.
alter function app.index_entries_of(uuid[], uuid[])
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off;
-- Within it, what is written over is compared as a whole.
alter function app.forget_search_words()
  set enable_hashjoin = on
  set enable_mergejoin = on;
