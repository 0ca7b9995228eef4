-- A sentence beside the figures of a presentation goes with the section that shows its words, the artwork of a journey
-- with its overview.

create or replace function app.keep_permitted_presentation() returns trigger language plpgsql as $$
declare
  wanted jsonb := new.presentation_data -> 'slide_permissions';
  is_session constant boolean := new.presentation_type = 'session';
begin
  new.presentation_data := app.permitted_presentation(new.presentation_type, new.presentation_data);
  if new.presentation_data ->> 'framework' = '' then
    new.presentation_data := new.presentation_data - 'framework_name';
  end if;
  if jsonb_typeof(wanted) is distinct from 'object' then return new; end if;
  if wanted ->> (case when is_session then 'answers' else 'timeline' end) = 'false'
    or wanted ->> (case when is_session then 'insights' else 'overview' end) = 'false' then
    new.presentation_data := new.presentation_data #- '{analysis,quote}';
  end if;
  if not is_session and wanted ->> 'overview' = 'false' then
    new.presentation_data := new.presentation_data - 'imageUrl';
  end if;
  return new;
end $$;
