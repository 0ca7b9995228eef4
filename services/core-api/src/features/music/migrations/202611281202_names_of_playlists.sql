create trigger refuse_taken_name before insert or update of name on public.playlists
  for each row execute function app.refuse_taken_name();
