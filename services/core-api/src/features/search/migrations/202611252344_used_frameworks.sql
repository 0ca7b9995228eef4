-- What somebody has written with is read off an index, one step for each framework and none for each entry.
create index entries_by_framework on public.entries (instance_id, user_id, framework, entry_at desc)
  where binned_at is null;
