create trigger refuse_taken_name before insert or update of name on public.library_collections
  for each row execute function app.refuse_taken_name();
