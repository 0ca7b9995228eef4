-- An address by which a calendar program reads what is due for a person. Its secret is kept as a hash alone.

-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema app to app_definer;

create table public.calendar_feeds (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  -- In which its events are worded.
  language text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  unique (instance_id, token_hash),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.calendar_feeds');
create policy own_rows on public.calendar_feeds to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id, token_hash, language), update (token_hash, language, created_at)
  on public.calendar_feeds to authenticated;
grant all on public.calendar_feeds to service_role;
grant select, delete on public.calendar_feeds to app_purger;

-- Whose calendar an address shows: only while they are a member of an instance that runs, and are not leaving.
create function app.find_calendar_feed(hash text)
returns table (user_id uuid, language text, product_name text)
language sql stable security definer set search_path = '' as $$
  select f.user_id, f.language, i.brand ->> 'productName'
  from public.calendar_feeds f
  join public.instance_users m on m.instance_id = f.instance_id and m.user_id = f.user_id
  join app.instances i on i.id = f.instance_id
  where f.instance_id = app.instance_id() and f.token_hash = hash and m.is_active and i.status = 'active'
    and not exists (select from app.account_closures c where c.instance_id = f.instance_id and c.user_id = f.user_id)
$$;
grant select on public.calendar_feeds to app_definer;
alter function app.find_calendar_feed(text) owner to app_definer;
grant execute on function app.find_calendar_feed(text) to anon, authenticated;

revoke create on schema app from app_definer;
