-- Pictures that the provider of an instance paints of entries, beside the drawing that is always there.

alter table public.artworks
  -- Both as addresses that hold the picture, so that they go where the row goes.
  add column painting text check (char_length(painting) <= 1500000 and painting ~ '^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$'),
  add column painting_thumbnail text
    check (char_length(painting_thumbnail) <= 30000 and painting_thumbnail ~ '^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$'),
  -- Host and model of who painted it.
  add column painted_by text check (char_length(painted_by) <= 253),
  add column painted_with text check (char_length(painted_with) <= 220),
  add column painted_at timestamptz,
  add column painting_state text check (painting_state in ('waiting', 'failed')),
  add column painting_failure text check (painting_failure in
    ('unavailable', 'refused', 'not_understood', 'not_permitted', 'person_budget', 'instance_budget')),
  add column painting_requested_at timestamptz,
  -- The drawing stays beneath it, and can be shown instead.
  add column shows_painting boolean not null default true;
grant update (shows_painting) on public.artworks to authenticated;
create index artworks_waiting on public.artworks (instance_id, user_id) where painting_state = 'waiting';

-- Who wants new entries to be painted without asking for each. Nobody does who did not say so.
create table public.painting_wishes (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.painting_wishes');
create policy own_rows on public.painting_wishes to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id) on public.painting_wishes to authenticated;
grant all on public.painting_wishes to service_role;
grant select, delete on public.painting_wishes to app_purger;

grant create on schema app to app_definer;
grant select on public.painting_wishes to app_definer;
grant select (source) on public.entries to app_definer;

-- Asked once more when the picture is asked for: here it spares a wait that comes to nothing.
create function app.may_paint(at_instance uuid, person uuid, of_entry uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.providers p
    join public.provider_consents c on c.instance_id = p.instance_id and c.user_id = person and c.provider = p.host
    join public.entries e on e.instance_id = p.instance_id and e.id = of_entry and e.user_id = person
    where p.instance_id = at_instance and p.is_on and p.models ? 'images' and e.binned_at is null)
    and app.may_be_sent(at_instance, of_entry)
$$;

-- False where it may not be, where there is no drawing yet, or where twenty others of that person wait.
create function app.want_painting(at_instance uuid, person uuid, of_entry uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not app.may_paint(at_instance, person, of_entry) or (select count(*) >= 20 from public.artworks a
      where a.instance_id = at_instance and a.user_id = person and a.painting_state = 'waiting' and a.entry_id <> of_entry) then
    return false;
  end if;
  update public.artworks a set painting_state = 'waiting', painting_failure = null, painting_requested_at = clock_timestamp()
    where a.instance_id = at_instance and a.user_id = person and a.entry_id = of_entry;
  if not found then
    return false;
  end if;
  perform app.publish('painting.requested', of_entry::text, at_instance, person);
  return true;
end $$;

create function app.request_painting(of_entry uuid) returns boolean
language sql security definer set search_path = '' as $$
  select app.want_painting(app.instance_id(), auth.uid(), of_entry)
$$;

-- The first drawing of an entry is made when it was read. Journals that are brought in are not painted.
create function app.paint_new_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.painting_wishes w where w.instance_id = new.instance_id and w.user_id = new.user_id)
    and exists (select from public.analyses a where a.instance_id = new.instance_id and a.entry_id = new.entry_id)
    and exists (select from public.entries e
      where e.instance_id = new.instance_id and e.id = new.entry_id and e.source = 'written') then
    perform app.want_painting(new.instance_id, new.user_id, new.entry_id);
  end if;
  return null;
end $$;
create trigger paint_new_entry after insert on public.artworks for each row execute function app.paint_new_entry();

-- No row where nothing is outstanding.
create function app.entry_to_paint(at_instance uuid, of_entry uuid)
returns table (user_id uuid, text text, findings jsonb, requested text)
language sql stable security definer set search_path = '' as $$
  select a.user_id, e.text, f.result, a.painting_requested_at::text
  from public.artworks a
  join public.entries e on e.instance_id = a.instance_id and e.id = a.entry_id
  left join public.analyses f on f.instance_id = a.instance_id and f.entry_id = a.entry_id
  where a.instance_id = at_instance and a.entry_id = of_entry and a.painting_state = 'waiting'
$$;

-- Keeps nothing where it was asked for anew.
create function app.keep_painting(
  at_instance uuid, of_entry uuid, of_request text, picture text, thumbnail text, with_model text
) returns void language sql security definer set search_path = '' as $$
  update public.artworks a set painting = picture, painting_thumbnail = thumbnail, painted_with = with_model,
      painted_by = (select p.host from public.providers p where p.instance_id = at_instance),
      painted_at = now(), painting_state = null, painting_failure = null, shows_painting = true
    where a.instance_id = at_instance and a.entry_id = of_entry and a.painting_state = 'waiting'
      and a.painting_requested_at::text = of_request
$$;

create function app.fail_painting(at_instance uuid, of_entry uuid, why text) returns void
language sql security definer set search_path = '' as $$
  update public.artworks a set painting_state = 'failed', painting_failure = why
    where a.instance_id = at_instance and a.entry_id = of_entry and a.painting_state = 'waiting'
$$;

alter function app.may_paint(uuid, uuid, uuid) owner to app_definer;
alter function app.want_painting(uuid, uuid, uuid) owner to app_definer;
alter function app.request_painting(uuid) owner to app_definer;
alter function app.paint_new_entry() owner to app_definer;
alter function app.entry_to_paint(uuid, uuid) owner to app_definer;
alter function app.keep_painting(uuid, uuid, text, text, text, text) owner to app_definer;
alter function app.fail_painting(uuid, uuid, text) owner to app_definer;
grant execute on function app.request_painting(uuid) to authenticated;
grant execute on function app.entry_to_paint(uuid, uuid), app.fail_painting(uuid, uuid, text),
  app.keep_painting(uuid, uuid, text, text, text, text) to worker;
revoke create on schema app from app_definer;
