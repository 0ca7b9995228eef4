-- An entry has a picture when one of its files is one.

create index entry_files_pictures on public.entry_files (instance_id, user_id, entry_id) include (type)
  where entry_id is not null and type like 'image/%';
grant select (type) on public.entry_files to app_definer;

-- As before, but for `has_picture`.
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
  if filters ? 'has_picture' then
    places := places || ' and w.entry_id in (select f.entry_id from public.entry_files f
      where f.instance_id = $1 and f.user_id = $2 and f.entry_id is not null and f.type like ''image/%'')';
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
