-- Rows of a table with a stored generated column could not be deleted while its old rows are told in full. Servers before
-- 18 neither know the setting nor need it.
do $$
begin
  if current_setting('server_version_num')::integer >= 180000 then
    alter publication supabase_realtime set (publish_generated_columns = stored);
  end if;
end $$;
