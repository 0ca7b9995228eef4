-- Mixes of sounds under a name. Grants say who else may hear one; whoever has a link is one of them.
create table public.soundscapes (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  -- Layers with their places, weather and seed, as `mixSchema` of the contracts has them.
  mix jsonb not null check (
    jsonb_typeof(mix) = 'object' and pg_column_size(mix) <= 8192
    and jsonb_typeof(mix -> 'layers') = 'array' and jsonb_array_length(mix -> 'layers') between 1 and 8
    and jsonb_typeof(mix -> 'seed') = 'number' and jsonb_typeof(mix -> 'weather') = 'number'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index soundscapes_person on public.soundscapes (instance_id, user_id, created_at desc);
select app.protect('public.soundscapes');
select app.share('public.soundscapes', 'soundscape');
create trigger touch before update on public.soundscapes for each row execute function app.touch();
create trigger require_feature before insert on public.soundscapes
  for each row execute function app.require_feature('sound');

-- A person keeps up to two hundred: lists read all of them.
create function app.limit_soundscapes() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Two tabs that save at once would count the same.
  perform pg_advisory_xact_lock(hashtextextended('soundscapes ' || new.user_id::text, 0));
  if (select count(*) from public.soundscapes s where s.instance_id = new.instance_id and s.user_id = new.user_id) >= 200 then
    raise exception 'No more than two hundred soundscapes are kept: delete one first' using errcode = 'PT413';
  end if;
  return new;
end $$;
create trigger limit_count before insert on public.soundscapes
  for each row execute function app.limit_soundscapes();

grant select on public.soundscapes to anon, authenticated;
grant insert (instance_id, id, user_id, name, mix), update (name, mix), delete on public.soundscapes to authenticated;
grant select, delete on public.soundscapes to app_purger;
grant all on public.soundscapes to service_role;
grant select on public.soundscapes to app_definer;

-- What a link opens, for whoever has it; nothing about who made it.
create function app.find_shared_soundscape(token text) returns table (name text, mix jsonb)
language sql stable security definer set search_path = '' as $$
  select s.name, s.mix
  from public.grants g
  join public.soundscapes s on s.instance_id = g.instance_id and s.id = g.object_id
  where g.instance_id = app.instance_id() and g.subject = 'link:' || token and g.object_type = 'soundscape'
    and g.accepted_at is not null and (g.expires_at is null or g.expires_at > now())
$$;
grant create on schema app to app_definer;
alter function app.find_shared_soundscape(text) owner to app_definer;
revoke create on schema app from app_definer;
grant execute on function app.find_shared_soundscape(text) to anon, authenticated;
