-- Whatever an area brings to the library can be saved, and what a person began last is found again.
alter table public.library_saved
  drop constraint library_saved_kind_check,
  drop constraint library_saved_key_check,
  add constraint library_saved_kind_check
    check (kind in ('framework', 'prompt', 'meditation', 'soundscape', 'music', 'breathing', 'artwork', 'deck')),
  add constraint library_saved_key_check check (key ~ '^[a-z0-9.-]{1,60}$');

-- Sessions say themselves which framework was begun.
create table public.library_begun (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('prompt', 'meditation', 'soundscape', 'music', 'breathing')),
  key text not null check (key ~ '^[a-z0-9.-]{1,60}$'),
  begun_at timestamptz not null default clock_timestamp(),
  primary key (instance_id, user_id, kind, key),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.library_begun');
create policy own_rows on public.library_begun to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create trigger require_feature before insert on public.library_begun
  for each row execute function app.require_feature('library');

-- What is begun again moves to the front, and the eighth before it goes.
create function app.keep_latest_begun() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from public.library_begun b
  where b.instance_id = new.instance_id and b.user_id = new.user_id and (b.kind, b.key) not in (
    select l.kind, l.key from public.library_begun l
    where l.instance_id = new.instance_id and l.user_id = new.user_id and (l.kind, l.key) <> (new.kind, new.key)
    order by l.begun_at desc limit 7);
  return new;
end $$;
create trigger keep_latest before insert on public.library_begun
  for each row execute function app.keep_latest_begun();

grant select, delete, insert (instance_id, user_id, kind, key) on public.library_begun to authenticated;
grant all on public.library_begun to service_role;
grant select, delete on public.library_begun to app_purger;
