-- The questions of a session say of which framework they are.

-- Section by section; `permittedData` of the domain library takes out the rest when it is shown.
create or replace function app.permitted_presentation(type text, data jsonb) returns jsonb language plpgsql immutable as $$
declare
  wanted jsonb := case when jsonb_typeof(data -> 'slide_permissions') = 'object' then data -> 'slide_permissions' end;
  off text[] := array(select key from jsonb_each(wanted) where value = 'false');
  permitted jsonb := data;
  statistics jsonb;
begin
  if type = 'session' then
    if 'title' = any (off) then permitted := permitted || '{"title": ""}'; end if;
    if 'questions' = any (off) then permitted := permitted || '{"questions": []}'; end if;
    if 'artwork' = any (off) then permitted := permitted || '{"imageUrl": null}'; end if;
    if off @> '{title,insights}' then permitted := permitted - 'statistics'; end if;
    if off @> '{title,insights,questions}' then permitted := permitted || '{"framework": ""}'; end if;
    if 'answers' = any (off) then
      statistics := app.response_statistics(data -> 'answers');
      if statistics is not null and not off @> '{title,insights}' then
        permitted := permitted || jsonb_build_object('statistics',
          case when 'insights' = any (off) then statistics - 'averageLength' else statistics end);
      end if;
      permitted := permitted || '{"answers": []}';
    end if;
    if off @> '{summary,insights}' then permitted := permitted || '{"analysis": null}';
    elsif 'summary' = any (off) then permitted := permitted #- '{analysis,summary}';
    end if;
  else
    if 'timeline' = any (off) then permitted := permitted || '{"entries": []}'; end if;
    if 'themes' = any (off) then permitted := permitted || '{"themes": []}'; end if;
    if 'personality' = any (off) then permitted := permitted || '{"personality": null}'; end if;
    if off @> '{insights,next_steps}' then permitted := permitted || '{"suggestions": []}'; end if;
    if off @> '{overview,emotions}' then permitted := permitted || '{"analysis": null}';
    elsif 'overview' = any (off) then permitted := permitted #- '{analysis,summary}';
    end if;
  end if;
  return permitted;
end $$;
