-- What was found is gathered without its words: those of twenty thousand entries do not fit into memory.

create or replace function app.search_entries(
  groups jsonb, phrases text[], without text[], filters jsonb,
  before_at timestamptz, before_id uuid, most integer
) returns table (entry_id uuid, entry_at timestamptz)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  found text := '';
  of_words text := '';
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
    of_words := of_words || format(' and w.words @@ %L::tsquery', query);
  end loop;
  foreach query in array without loop
    of_words := of_words || format(' and not w.words @@ %L::tsquery', query);
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
      else 'with found as materialized (
        select w.instance_id, w.user_id, w.entry_id, w.entry_at from app.entry_words w where true' || found || of_words || ') ' end
    || 'select w.entry_id, w.entry_at from ' || case when found = '' then 'app.entry_words' else 'found' end || ' w '
    || case when filters ?| '{framework,min_words,max_words,journal,is_starred,has_picture,tag,person,feeling}' then 'join public.entries e on e.instance_id = $1 and e.id = w.entry_id and e.user_id = $2 '
       else '' end
    || 'where w.instance_id = $1 and w.user_id = $2' || conditions || case when found = '' then of_words else '' end
    || ' order by w.entry_at desc, w.entry_id desc limit $6'
    using app.instance_id(), auth.uid(), filters, before_at, before_id, most;
end $$;
