-- Texts that an instance has made its own.

-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

create table public.translations (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  language_code text not null check (language_code ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  namespace text not null check (char_length(namespace) between 1 and 60),
  key text not null check (char_length(key) between 1 and 200),
  value text not null check (char_length(value) <= 5000),
  updated_at timestamptz not null default now(),
  primary key (instance_id, language_code, namespace, key)
);
select app.protect('public.translations');
create policy everyone_reads on public.translations for select using (true);
create policy admins_write on public.translations to authenticated
  using ((select app.is_instance_admin())) with check ((select app.is_instance_admin()));
grant select on public.translations to anon, authenticated;
grant insert (language_code, namespace, key, value), update (language_code, namespace, key, value), delete
  on public.translations to authenticated;
grant all on public.translations to service_role;
create trigger touch before update on public.translations for each row execute function app.touch();
grant insert (instance_id) on public.translations to authenticated;

-- Open pages speak the instance's own words: gateways are told when these change.
create function app.emit_texts_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.outbox (kind, payload)
  select distinct 'texts_changed', jsonb_build_object('instance_id', instance_id) from changed_rows;
  return null;
end $$;
alter function app.emit_texts_changed() owner to app_definer;
create trigger texts_changed_insert after insert on public.translations
  referencing new table as changed_rows for each statement execute function app.emit_texts_changed();
create trigger texts_changed_update after update on public.translations
  referencing new table as changed_rows for each statement execute function app.emit_texts_changed();
create trigger texts_changed_delete after delete on public.translations
  referencing old table as changed_rows for each statement execute function app.emit_texts_changed();

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
