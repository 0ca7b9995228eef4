-- Whatever changes the words of an entry waits for what changes them already, and then reads what that has left: an entry
-- that was binned meanwhile stays out, and a label that was added meanwhile stays in.

grant create on schema app to app_definer;

create or replace function app.index_entries_of(instances uuid[], entries uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- In one order. Entries that were just written are locked by that.
  perform from public.entries e
    join (select distinct listed.instance_id, listed.id from unnest(instances, entries) listed (instance_id, id)) wanted
      on wanted.instance_id = e.instance_id and wanted.id = e.id
    order by e.instance_id, e.id for no key update of e;
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
alter function app.index_entries_of(uuid[], uuid[])
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off;

revoke create on schema app from app_definer;
