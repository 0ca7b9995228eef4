-- An analysis that was made anew is of that moment: older than `entries.revised_at`, it is of the text before.
create function app.date_analysis() returns trigger language plpgsql as $$
begin
  if new.input_hash <> old.input_hash or new.result <> old.result then
    new.created_at := now();
  end if;
  return new;
end $$;
create trigger date_analysis before update on public.analyses
  for each row execute function app.date_analysis();
