-- What was deleted is in no copy that outlives it: kept answers of calls, and changes copied for who listens.

grant update on app.idempotent_calls to app_definer;
grant create on schema app, realtime to app_definer;

-- Of a row only what says which one it is, whose, and when.
create function realtime.without_words(of_row jsonb) returns jsonb language sql immutable strict as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(of_row)
  where key = 'id' or key like '%\_id' or key like '%\_at'
$$;

-- Whoever listens still hears that the rows are gone.
create function realtime.forget_words(of_relation oid, at_instances uuid[], ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  update realtime.changes c
    set record = realtime.without_words(c.record), old_record = realtime.without_words(c.old_record)
    where c.relation = of_relation and coalesce(c.record, c.old_record) ->> 'id' = any (ids::text[]);
  update realtime.messages m
    set payload = m.payload || jsonb_build_object(
      'record', realtime.without_words(nullif(m.payload -> 'record', 'null')),
      'old_record', realtime.without_words(nullif(m.payload -> 'old_record', 'null')))
    where m.instance_id = any (at_instances) and (
      m.payload -> 'record' ->> 'id' = any (ids::text[]) or m.payload -> 'old_record' ->> 'id' = any (ids::text[]))
$$;

-- The call stays known, so that it is not done again; an empty answer is one that was deleted. Answers about the
-- journal that do not name their rows go as well.
create function app.forget_answers(at_instance uuid, person uuid, ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  update app.idempotent_calls c set answer = ''
    where c.instance_id = at_instance and c.answer <> ''
      and c.principal in (person::text, 'service_role', 'authenticated', 'anon')
      and (exists (select from unnest(ids) id where position(id::text in c.answer) > 0)
        or (c.principal = person::text
          and c.route ~ '/(sessions|entries|analyses|artworks|presentation_shares|rpc/[^/]+)$'
          and position('\"' in c.answer) > 0 and c.answer !~ '\\"id\\":\s*\\"'))
$$;

create function app.forget_deleted_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_person record;
begin
  for of_person in
    select g.instance_id, g.user_id, array_agg(g.id) as ids from gone g group by g.instance_id, g.user_id
  loop
    perform realtime.forget_words(tg_relid, array[of_person.instance_id], of_person.ids);
    perform app.forget_answers(of_person.instance_id, of_person.user_id, of_person.ids);
  end loop;
  return null;
end $$;

-- After the trigger of each row, which copies it for who listens.
do $$
declare
  journal regclass;
begin
  foreach journal in array array['public.sessions', 'public.entries', 'public.analyses', 'public.artworks',
    'public.presentation_shares']::regclass[] loop
    execute format('create trigger forget_words after delete on %s referencing old table as gone
      for each statement execute function app.forget_deleted_words()', journal);
  end loop;
end $$;

-- A link that was emptied together with its entry.
create function app.forget_emptied_shares() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_person record;
begin
  for of_person in
    select s.instance_id, s.user_id, array_agg(s.id) as ids from emptied s
    where s.revoked_at is not null and s.presentation_data = '{}' group by s.instance_id, s.user_id
  loop
    perform realtime.forget_words(tg_relid, array[of_person.instance_id], of_person.ids);
    perform app.forget_answers(of_person.instance_id, of_person.user_id, of_person.ids);
  end loop;
  return null;
end $$;
create trigger forget_words_when_emptied after update on public.presentation_shares
  referencing new table as emptied for each statement execute function app.forget_emptied_shares();

alter function realtime.without_words(jsonb) owner to app_definer;
alter function realtime.forget_words(oid, uuid[], uuid[]) owner to app_definer;
alter function app.forget_answers(uuid, uuid, uuid[]) owner to app_definer;
alter function app.forget_deleted_words() owner to app_definer;
alter function app.forget_emptied_shares() owner to app_definer;
revoke create on schema app, realtime from app_definer;
