-- Public links, which hold what is permitted.

-- Bodies name what later files make.
set local check_function_bodies = off;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

-- Public read-only links to a presentation.
create table public.presentation_shares (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null check (char_length(title) between 1 and 200),
  presentation_type text not null check (presentation_type in ('session', 'overall')),
  presentation_data jsonb not null check (jsonb_typeof(presentation_data) = 'object'),
  -- 244 random bits as base64url.
  share_token text not null default
    rtrim(translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '='),
  source_id uuid,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, share_token),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, source_id) references public.entries (instance_id, id) on delete cascade
);
create index presentation_shares_of_person
  on public.presentation_shares (instance_id, user_id, presentation_type, title) where revoked_at is null;
create index presentation_shares_source on public.presentation_shares (instance_id, source_id);
select app.protect('public.presentation_shares');
create policy own_shares_read on public.presentation_shares for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_shares_create on public.presentation_shares for insert to authenticated
  with check (user_id = (select auth.uid()));

-- Revoking is for good: a link never comes back to life.
create policy own_shares_revoke on public.presentation_shares for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and revoked_at is not null);
create policy own_shares_delete on public.presentation_shares for delete to authenticated
  using (user_id = (select auth.uid()));
create policy own_source on public.presentation_shares as restrictive for insert to authenticated with check (
  source_id is null or exists (select from public.entries e
    where e.instance_id = presentation_shares.instance_id and e.id = source_id and e.user_id = (select auth.uid())));
grant select, delete, insert (id, user_id, title, presentation_type, presentation_data, source_id), update (revoked_at)
  on public.presentation_shares to authenticated;
grant all on public.presentation_shares to service_role;
grant select on public.presentation_shares to app_definer;

-- What a token opens at this instance; nothing for a missing or revoked one, or another instance's. Lives in a schema
-- that the data API does not serve: what leaves is first reduced to the permitted sections.
create function app.find_share(token text)
returns table (title text, presentation_type text, presentation_data jsonb, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.title, s.presentation_type, s.presentation_data, s.created_at
  from public.presentation_shares s
  where s.instance_id = app.instance_id() and s.share_token = token and s.revoked_at is null
    and not exists (
      select from public.entries e
      where e.instance_id = s.instance_id and e.user_id = s.user_id and e.binned_at is not null
        and (e.id = s.source_id or s.presentation_type = 'overall'
          and app.may_be_in_journey(s.created_at, e.created_at, e.binned_at)))
$$;
alter function app.find_share(text) owner to app_definer;
grant execute on function app.find_share(text) to anon, authenticated;
grant insert (instance_id) on public.presentation_shares to authenticated;
grant update (revoked_at) on public.presentation_shares to app_purger;
create trigger name_entry before insert on public.presentation_shares
  for each row when (new.presentation_type = 'session' and new.source_id is null)
  execute function app.name_shared_entry();
grant update (title, presentation_data, source_id, revoked_at) on public.presentation_shares to app_definer;

-- After the trigger of each row, which copies it for who listens.
do $$
declare
  journal regclass;
begin
  foreach journal in array array['public.sessions', 'public.entries', 'public.analyses', 'public.artworks',
    'public.presentation_shares']::regclass[] loop
    execute format('create trigger forget_words after delete on %s referencing old table as gone
      for each statement execute function app.forget_deleted_words()', journal);
  end loop;
end $$;
create trigger forget_words_when_emptied after update on public.presentation_shares
  referencing new table as emptied for each statement execute function app.forget_emptied_shares();

-- A snapshot holds nothing that its owner did not permit, whoever writes it: what is not there cannot get out.
-- What is counted of answers, as `statisticsOf` does it; null where there are none.
create function app.response_statistics(answers jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(answers) = 'array' and answers <> '[]' then (
    select jsonb_build_object('totalResponses', count(*),
      'averageLength', coalesce(round(avg(char_length(answer))), 0))
    from jsonb_array_elements_text(answers) answer where answer ~ '\S') end
$$;

-- The questions of a session say of which framework they are.
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

create function app.keep_permitted_presentation() returns trigger language plpgsql as $$
begin
  new.presentation_data := app.permitted_presentation(new.presentation_type, new.presentation_data);
  return new;
end $$;
create trigger keep_permitted before insert or update of presentation_data on public.presentation_shares
  for each row execute function app.keep_permitted_presentation();
grant execute on function app.response_statistics(jsonb), app.permitted_presentation(text, jsonb)
  to authenticated, service_role, app_definer;
create trigger require_feature before insert on public.presentation_shares
  for each row execute function app.require_feature('presentations');

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
