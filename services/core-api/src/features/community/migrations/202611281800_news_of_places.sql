-- Open pages hear that something was shared in a place by a name, and nothing else of it: each asks for what it may read. Of
-- pseudonyms nothing is told, since a moment says whose they are, and in coach circles nothing, where not everybody reads it.
grant create on schema app to app_definer;

-- The private channel of a place, `community:<circle or instance>`, for those who may read there. Nobody writes into it.
create function app.may_hear_of_place(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  place constant uuid := (regexp_match(topic, '^community:([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$'))[1];
begin
  return place is not null and app.is_active_member() and case when place = app.instance_id()
    then app.is_feature_enabled_at(place, 'global_feed')
    else app.is_feature_enabled_at(app.instance_id(), 'groups') and app.circle_role(place) is not null
      and not app.is_coach_circle(place) end;
end $$;
create policy hears_of_places on realtime.messages for select to authenticated
  using (extension = 'broadcast' and app.may_hear_of_place(topic));

create function app.tell_of_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.instance_id = app.instance_id() and not app.is_coach_circle(new.circle_id)
      and exists (select from public.community_personas a where a.instance_id = new.instance_id and a.id = new.persona_id
        and a.pseudonym is null) then
    perform realtime.send('{}', case when new.parent_id is null then 'post' else 'reply' end,
      concat('community:', new.place_id));
  end if;
  return null;
end $$;
create trigger tell_of_place after insert on public.community_posts
  for each row when (new.state = 'visible') execute function app.tell_of_place();
create trigger tell_of_place_later after update of state on public.community_posts
  for each row when (old.state = 'held' and new.state = 'visible') execute function app.tell_of_place();

grant execute on function realtime.send(jsonb, text, text, boolean) to app_definer;
alter function app.may_hear_of_place(text) owner to app_definer;
alter function app.tell_of_place() owner to app_definer;
grant execute on function app.may_hear_of_place(text) to authenticated;
revoke create on schema app from app_definer;
