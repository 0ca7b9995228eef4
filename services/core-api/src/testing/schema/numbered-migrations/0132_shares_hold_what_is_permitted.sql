-- A snapshot holds nothing that its owner did not permit, whoever writes it: what is not there cannot get out.

-- What is counted of answers, as `statisticsOf` does it; null where there are none.
create function app.response_statistics(answers jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(answers) = 'array' and answers <> '[]' then (
    select jsonb_build_object('totalResponses', count(*),
      'averageLength', coalesce(round(avg(char_length(answer))), 0))
    from jsonb_array_elements_text(answers) answer where answer ~ '\S') end
$$;

-- Section by section; `permittedData` of the domain library takes out the rest when it is shown.
create function app.permitted_presentation(type text, data jsonb) returns jsonb language plpgsql immutable as $$
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
    if off @> '{title,insights}' then permitted := (permitted || '{"framework": ""}') - 'statistics'; end if;
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

create function app.keep_permitted_presentation() returns trigger language plpgsql as $$
begin
  new.presentation_data := app.permitted_presentation(new.presentation_type, new.presentation_data);
  return new;
end $$;
create trigger keep_permitted before insert or update of presentation_data on public.presentation_shares
  for each row execute function app.keep_permitted_presentation();

grant execute on function app.response_statistics(jsonb), app.permitted_presentation(text, jsonb)
  to authenticated, service_role, app_definer;

-- Those that are there already, as a role that sees the rows of all.
set local role app_definer;
update public.presentation_shares set presentation_data = app.permitted_presentation(presentation_type, presentation_data)
  where presentation_data <> app.permitted_presentation(presentation_type, presentation_data);
reset role;
