-- Undoing an import leaves pieces that stand in a playlist or a collection that stays: somebody put them there since.
create or replace function app.remove_imported_rows(at_instance uuid, person uuid, of_import uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kind text;
begin
  foreach kind in array array['mood_check_ins', 'soundscapes', 'playlists'] loop
    execute format('delete from public.%I m using app.imported_rows r
      where r.instance_id = $1 and r.user_id = $2 and r.import_id = $3 and r.table_name = %L
        and m.instance_id = $1 and m.user_id = $2 and m.id = r.row_id and m.updated_at = r.written_at', kind, kind)
      using at_instance, person, of_import;
  end loop;
  delete from public.sessions s using app.imported_rows r
    where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import
      and r.table_name = 'sessions' and s.instance_id = at_instance and s.user_id = person and s.id = r.row_id
      and s.updated_at = r.written_at and not exists (select from public.entries e
        where e.instance_id = at_instance and e.session_id = s.id);
  delete from public.library_collections c using app.imported_rows r, public.imports i
    where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import
      and r.table_name = 'library_collections' and c.instance_id = at_instance and c.user_id = person and c.id = r.row_id
      and i.instance_id = at_instance and i.id = of_import
      and not exists (select from public.library_collection_things t
        where t.instance_id = at_instance and t.collection_id = c.id and t.added_at > i.created_at);
  -- After the lists that came along and go again, so that those alone keep nothing.
  delete from public.tracks t using app.imported_rows r
    where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import
      and r.table_name = 'tracks' and t.instance_id = at_instance and t.user_id = person and t.id = r.row_id
      and not exists (select from public.playlists p
        where p.instance_id = at_instance and p.user_id = person and t.id = any (p.track_ids))
      and not exists (select from public.library_collection_things c
        where c.instance_id = at_instance and c.user_id = person and c.kind = 'music' and c.key = t.id::text);
  delete from app.imported_rows r
    where r.instance_id = at_instance and r.user_id = person and r.import_id = of_import;
end $$;
