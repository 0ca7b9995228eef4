-- The provider of an instance, who agreed to it, what was sent to it, and how much of it was used.

do $$
begin
  if to_regrole('provider_admin') is null then
    create role provider_admin nologin noinherit;
  end if;
end $$;
grant provider_admin to authenticator;
grant usage on schema app to provider_admin;

create table public.providers (
  instance_id uuid not null default app.instance_id() primary key references app.instances (id) on delete cascade,
  base_url text not null check (char_length(base_url) <= 300 and base_url ~ '^https?://[a-z0-9.:\[\]-]+(/[^[:space:]?#]*)?$'),
  -- Who gets the words, as people are told it.
  host text not null generated always as (substring(base_url from '^https?://([^/]+)')) stored,
  -- Sealed by the service for this instance and origin; nobody is told it again.
  sealed_key text check (char_length(sealed_key) <= 2000),
  key_ending text check (char_length(key_ending) <= 4),
  -- Task → name of a model; what is not there is not done by the provider.
  models jsonb not null check (jsonb_typeof(models) = 'object' and octet_length(models::text) <= 4000),
  is_on boolean not null default false,
  -- Of a calendar month, in UTC.
  person_tokens bigint not null default 300000 check (person_tokens between 0 and 1000000000000),
  person_calls integer not null default 1000 check (person_calls between 0 and 1000000000),
  instance_tokens bigint not null default 10000000 check (instance_tokens between 0 and 1000000000000),
  updated_at timestamptz not null default now()
);
create trigger touch before update on public.providers for each row execute function app.touch();

-- Who agreed that their words are sent to a host; another host is another question.
create table public.provider_consents (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  provider text not null check (char_length(provider) between 1 and 253),
  consented_at timestamptz not null default now(),
  primary key (instance_id, user_id, provider),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);

-- What was sent, when and to whom. Written before anything leaves.
create table public.provider_disclosures (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  provider text not null,
  model text not null,
  task text not null,
  -- Whose words were in it; an entry that is deleted later stays named.
  entry_ids uuid[] not null,
  character_count integer not null,
  token_count bigint not null,
  outcome text not null default 'sent' check (outcome in ('sent', 'answered', 'failed')),
  sent_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index provider_disclosures_person on public.provider_disclosures (instance_id, user_id, sent_at desc);

create table public.provider_usage (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null,
  month date not null,
  calls integer not null default 0,
  tokens bigint not null default 0,
  primary key (instance_id, user_id, month),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
-- Stays when somebody goes: what was used was used.
create table public.provider_instance_usage (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  month date not null,
  calls integer not null default 0,
  tokens bigint not null default 0,
  primary key (instance_id, month)
);

do $$
declare
  known regclass;
begin
  foreach known in array array['public.providers', 'public.provider_consents', 'public.provider_disclosures',
    'public.provider_usage', 'public.provider_instance_usage']::regclass[] loop
    perform app.protect(known);
    execute format('grant all on %s to service_role', known);
  end loop;
  foreach known in array array['public.provider_consents', 'public.provider_disclosures', 'public.provider_usage']::regclass[] loop
    execute format('create policy own_rows on %s to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', known);
    execute format('grant select on %s to authenticated', known);
  end loop;
end $$;
create policy managers on public.providers to authenticated
  using ((select app.can('providers.manage'))) with check ((select app.can('providers.manage')));
create policy managers_read on public.provider_instance_usage for select to authenticated
  using ((select app.can('providers.manage')));
grant select (instance_id, base_url, host, key_ending, models, is_on, person_tokens, person_calls, instance_tokens, updated_at),
  insert (instance_id, base_url, sealed_key, key_ending, models, is_on, person_tokens, person_calls, instance_tokens),
  update (base_url, sealed_key, key_ending, models, is_on, person_tokens, person_calls, instance_tokens), delete
  on public.providers to authenticated;
grant select on public.provider_instance_usage to authenticated;
grant delete on public.provider_consents to authenticated;

grant create on schema app to app_definer;
grant select, update on public.providers to app_definer;
grant select, insert on public.provider_consents to app_definer;
grant select, insert, update on public.provider_disclosures, public.provider_usage, public.provider_instance_usage
  to app_definer;
grant select (binned_at) on public.entries to app_definer;

-- The only way to the key: whoever is given it was permitted to send, and what is sent is written down already.
-- Refused calls leave no trace.
create function app.begin_provider_call(
  at_instance uuid, person uuid, of_task text, entries uuid[], characters integer, estimate bigint
) returns table (refusal text, call uuid, base_url text, sealed_key text, model text)
language plpgsql security definer set search_path = '' as $$
declare
  known public.providers;
  this_month date := date_trunc('month', now() at time zone 'UTC');
  used public.provider_usage;
  used_by_all bigint;
begin
  -- One at a time of an instance, so that nobody spends what another just spent.
  select * into known from public.providers p where p.instance_id = at_instance for update;
  model := known.models ->> of_task;
  if known.is_on is not true or coalesce(model, '') = '' then
    refusal := 'off';
  elsif not exists (select from public.provider_consents c
      where c.instance_id = at_instance and c.user_id = person and c.provider = known.host) then
    refusal := 'no_consent';
  elsif exists (select from unnest(entries) as named (id)
      left join public.entries e on e.instance_id = at_instance and e.id = named.id and e.user_id = person
      where e.id is null or e.binned_at is not null or not app.may_be_sent(at_instance, e.id)) then
    refusal := 'never_sent';
  else
    select * into used from public.provider_usage u
      where u.instance_id = at_instance and u.user_id = person and u.month = this_month;
    select u.tokens into used_by_all from public.provider_instance_usage u
      where u.instance_id = at_instance and u.month = this_month;
    if coalesce(used.tokens, 0) + estimate > known.person_tokens or coalesce(used.calls, 0) >= known.person_calls then
      refusal := 'person_budget';
    elsif coalesce(used_by_all, 0) + estimate > known.instance_tokens then
      refusal := 'instance_budget';
    end if;
  end if;
  if refusal is not null then
    return next;
    return;
  end if;
  insert into public.provider_disclosures
      (instance_id, user_id, provider, model, task, entry_ids, character_count, token_count)
    values (at_instance, person, known.host, model, of_task, entries, characters, estimate) returning id into call;
  perform app.count_provider_use(at_instance, person, this_month, 1, estimate);
  base_url := known.base_url;
  sealed_key := known.sealed_key;
  return next;
end $$;

create function app.count_provider_use(at_instance uuid, person uuid, of_month date, more_calls integer, more_tokens bigint)
returns void language sql security definer set search_path = '' as $$
  insert into public.provider_usage as u (instance_id, user_id, month, calls, tokens)
    values (at_instance, person, of_month, more_calls, more_tokens)
    on conflict (instance_id, user_id, month) do update
    set calls = u.calls + excluded.calls, tokens = greatest(0, u.tokens + excluded.tokens);
  insert into public.provider_instance_usage as u (instance_id, month, calls, tokens)
    values (at_instance, of_month, more_calls, more_tokens)
    on conflict (instance_id, month) do update
    set calls = u.calls + excluded.calls, tokens = greatest(0, u.tokens + excluded.tokens);
$$;

-- What was reserved becomes what was used. A call that nobody ends keeps its reservation.
create function app.end_provider_call(at_instance uuid, of_call uuid, of_outcome text, used bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  begun public.provider_disclosures;
begin
  select * into begun from public.provider_disclosures d
    where d.instance_id = at_instance and d.id = of_call and d.outcome = 'sent' for update;
  if not found then
    return;
  end if;
  update public.provider_disclosures d set outcome = of_outcome, token_count = used
    where d.instance_id = at_instance and d.id = of_call;
  perform app.count_provider_use(at_instance, begun.user_id,
    date_trunc('month', begun.sent_at at time zone 'UTC')::date, 0, used - begun.token_count);
end $$;

alter function app.begin_provider_call(uuid, uuid, text, uuid[], integer, bigint) owner to app_definer;
alter function app.count_provider_use(uuid, uuid, date, integer, bigint) owner to app_definer;
alter function app.end_provider_call(uuid, uuid, text, bigint) owner to app_definer;

-- Whom members are asked about, and what for; nothing else of it is theirs to know.
create function app.offered_provider() returns table (host text, tasks text[])
language sql stable security definer set search_path = '' as $$
  select p.host, array(select t from jsonb_object_keys(p.models) as t order by t)
  from public.providers p where p.instance_id = app.instance_id() and p.is_on
$$;
alter function app.offered_provider() owner to app_definer;
grant execute on function app.offered_provider() to authenticated;

-- False for another host than the one that is offered: nobody agrees to what they did not read.
create function app.agree_to_provider(to_host text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.offered_provider() o where o.host = to_host) then
    return false;
  end if;
  insert into public.provider_consents (instance_id, user_id, provider) values (app.instance_id(), auth.uid(), to_host)
    on conflict do nothing;
  return true;
end $$;
alter function app.agree_to_provider(text) owner to app_definer;
grant execute on function app.agree_to_provider(text) to authenticated;

grant execute on function app.begin_provider_call(uuid, uuid, text, uuid[], integer, bigint),
  app.end_provider_call(uuid, uuid, text, bigint) to worker, provider_admin;
revoke create on schema app from app_definer;
