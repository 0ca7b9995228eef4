-- A framework of the library is searched for in all its versions: an entry names it as `gratitude@2`.
do $$
declare
  definition text := pg_get_functiondef(
    'app.search_entries(jsonb, text[], text[], jsonb, timestamptz, uuid, integer)'::regprocedure);
  of_one text := 'e.framework = $3 ->> ''''framework''''';
begin
  if position(of_one in definition) = 0 then
    raise exception 'The search filters frameworks otherwise';
  end if;
  execute replace(definition, of_one, 'split_part(e.framework, ''''@'''', 1) = $3 ->> ''''framework''''');
end $$;
