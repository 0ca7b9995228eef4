-- A table as a feature that shares its rows would make it.
create table public.shared_objects (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null,
  deleted_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index shared_objects_user on public.shared_objects (instance_id, user_id);
select app.protect('public.shared_objects');
select app.share('public.shared_objects', 'shared_object');
grant select on public.shared_objects to anon, authenticated;
grant insert (instance_id, id, user_id, title), update (title, user_id), delete on public.shared_objects to authenticated;
grant select, delete on public.shared_objects to app_purger;
select app.edit_together('public.shared_objects', 'shared_object');
