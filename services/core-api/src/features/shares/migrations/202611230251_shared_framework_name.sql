-- A share of a session that walked a framework of the library says what that is called, wherever it says the framework.

create or replace function app.keep_permitted_presentation() returns trigger language plpgsql as $$
begin
  new.presentation_data := app.permitted_presentation(new.presentation_type, new.presentation_data);
  if new.presentation_data ->> 'framework' = '' then
    new.presentation_data := new.presentation_data - 'framework_name';
  end if;
  return new;
end $$;
