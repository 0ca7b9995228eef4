-- Browsers that somebody lets us send notifications to, each with what is needed to send it any.

-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema app to app_definer;

create table public.push_subscriptions (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  endpoint text not null check (char_length(endpoint) <= 2000 and endpoint ~ '^https?://[!-~]+$'),
  -- Public key and secret of the browser, by which the text is encrypted for it alone.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, endpoint),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index push_subscriptions_user on public.push_subscriptions (instance_id, user_id, created_at);
select app.protect('public.push_subscriptions');
create policy own_rows on public.push_subscriptions to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, id, user_id, endpoint, p256dh, auth, language), update (language)
  on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;
grant select, delete on public.push_subscriptions to app_purger;

-- Nobody makes us send to more than ten browsers: the oldest gives way.
create function app.limit_push_subscriptions() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from public.push_subscriptions s
  where s.instance_id = new.instance_id and s.user_id = new.user_id and s.id in (
    select o.id from public.push_subscriptions o
    where o.instance_id = new.instance_id and o.user_id = new.user_id
    order by (o.id = new.id) desc, o.created_at desc, o.id offset 10);
  return null;
end $$;
create trigger limit_push_subscriptions after insert on public.push_subscriptions
  for each row execute function app.limit_push_subscriptions();

-- A browser belongs to whoever uses it now. Only that browser knows its endpoint.
create function app.release_push_endpoint(taken text) returns void
language sql security definer set search_path = '' as $$
  delete from public.push_subscriptions s where s.instance_id = app.instance_id() and s.endpoint = taken
$$;

create function app.push_subscriptions_of(instances uuid[], users uuid[])
returns table (id uuid, instance_id uuid, user_id uuid, endpoint text, p256dh text, auth text, language text)
language sql stable security definer set search_path = '' as $$
  select s.id, s.instance_id, s.user_id, s.endpoint, s.p256dh, s.auth, s.language
  from unnest(instances, users) as person (instance_id, user_id)
  join public.push_subscriptions s on s.instance_id = person.instance_id and s.user_id = person.user_id
$$;

create function app.remove_push_subscriptions(ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  delete from public.push_subscriptions s where s.id = any (ids)
$$;

grant select, delete on public.push_subscriptions to app_definer;
alter function app.release_push_endpoint(text) owner to app_definer;
alter function app.push_subscriptions_of(uuid[], uuid[]) owner to app_definer;
alter function app.remove_push_subscriptions(uuid[]) owner to app_definer;
grant execute on function app.release_push_endpoint(text) to authenticated;
grant execute on function app.push_subscriptions_of(uuid[], uuid[]), app.remove_push_subscriptions(uuid[]) to worker;

revoke create on schema app from app_definer;
