-- What a provider said for somebody, so that it is not asked for the same sentence twice.

create table app.spoken_sentences (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  -- Hash of host, model, voice and sentence: the words themselves are not kept here.
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  provider text not null check (char_length(provider) between 1 and 253),
  content_type text not null check (content_type in ('audio/mpeg', 'audio/wav')),
  -- Of which it is said, and with which it goes.
  entry_id uuid,
  sound bytea not null check (octet_length(sound) between 1 and 2000000),
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id, key),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, entry_id) references public.entries (instance_id, id) on delete cascade
);
create index spoken_sentences_entry on app.spoken_sentences (instance_id, entry_id) where entry_id is not null;
-- It is compressed already.
alter table app.spoken_sentences alter column sound set storage external;
select app.protect('app.spoken_sentences');
create trigger require_feature before insert on app.spoken_sentences
  for each row execute function app.require_feature('sound');

grant create on schema app to app_definer;
grant select, insert, delete on app.spoken_sentences to app_definer;

create function app.find_spoken(of_key text) returns table (content_type text, sound bytea)
language sql stable security definer set search_path = '' as $$
  select s.content_type, s.sound from app.spoken_sentences s
  where s.instance_id = app.instance_id() and s.user_id = auth.uid() and s.key = of_key
$$;

-- Keeps 20 MB of a person, the newest; and nothing where they took their consent back meanwhile.
create function app.keep_spoken(of_key text, by_provider text, of_type text, bytes bytea, of_entry uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.provider_consents c
    where c.instance_id = app.instance_id() and c.user_id = auth.uid() and c.provider = by_provider for share;
  if not found then
    return;
  end if;
  insert into app.spoken_sentences (key, provider, content_type, sound, entry_id)
    select of_key, by_provider, of_type, bytes, of_entry
    where of_entry is null or exists (select from public.entries e
      where e.instance_id = app.instance_id() and e.user_id = auth.uid() and e.id = of_entry)
    on conflict do nothing;
  delete from app.spoken_sentences s using (
    select k.key, sum(octet_length(k.sound)) over (order by k.created_at desc, k.key) as bytes_so_far
    from app.spoken_sentences k where k.instance_id = app.instance_id() and k.user_id = auth.uid()) as kept
  where s.instance_id = app.instance_id() and s.user_id = auth.uid() and s.key = kept.key
    and kept.bytes_so_far > 20000000;
end $$;

create function app.forget_spoken() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.spoken_sentences s
    where s.instance_id = old.instance_id and s.user_id = old.user_id and s.provider = old.provider;
  return null;
end $$;
create trigger forget_spoken after delete on public.provider_consents
  for each row execute function app.forget_spoken();

-- Locks a row that is about to be counted on.
grant update (consented_at) on public.provider_consents to app_definer;
alter function app.find_spoken(text) owner to app_definer;
alter function app.keep_spoken(text, text, text, bytea, uuid) owner to app_definer;
alter function app.forget_spoken() owner to app_definer;
grant execute on function app.find_spoken(text), app.keep_spoken(text, text, text, bytea, uuid) to authenticated;
revoke create on schema app from app_definer;
