-- What a person corrected in readings and keeps of the library comes with an export as well.

grant create on schema app to app_definer;
grant select, insert on public.feeling_corrections, public.library_saved to app_definer;

-- Columns of a table that come, those alone that the row names.
create or replace function app.imported_columns(of_table text, given jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(quote_ident(name), ', ') from string_to_table(case of_table
    when 'journals' then 'id title colour icon is_default position archived_at created_at is_never_sent'
    when 'tags' then 'id key label created_at merged_into'
    when 'people' then 'id key label created_at merged_into'
    when 'sessions' then 'id framework title answers current_step status revision created_at updated_at completed_at documents'
    when 'analyses' then 'id entry_id engine input_hash result created_at'
    when 'artworks' then 'id entry_id engine seed svg created_at'
    when 'entry_versions' then 'entry_id version title text document answers written_at created_at'
    when 'entry_conflicts' then 'id entry_id base_version text document answers device created_at resolved_at'
    when 'mood_check_ins' then 'id entry_id pleasantness energy feeling activities sleep_minutes note felt_at created_at updated_at'
    when 'recordings' then 'id session_id content_type byte_count duration_ms peaks recorded_at created_at'
    when 'transcripts' then 'recording_id language text segments made_by status failure created_at updated_at'
    when 'decision_reviews' then 'entry_id outcome note reviewed_at'
    when 'prompt_dismissals' then 'prompt_key created_at'
    when 'library_saved' then 'kind key created_at'
    when 'feeling_corrections' then 'id emotion term replacement created_at' end, ' ') name
  where given ? name
$$;

revoke create on schema app from app_definer;
