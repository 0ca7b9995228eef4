-- What a program brings along, so that every kind of thing that can be called is there to be tried: a table with a wall
-- of its own, a view, functions with and without the rights of their maker, rooms, and a bucket that is public.
create table public.notes (
  instance_id uuid not null default app.instance_id() references app.instances on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text not null default '',
  details jsonb not null default '{}',
  tags text[] not null default '{}',
  primary key (instance_id, id)
);
select app.protect('public.notes');
create policy own_notes on public.notes to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
alter publication supabase_realtime add table public.notes;

create table public.note_comments (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  note_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  body text not null default '',
  primary key (instance_id, id),
  foreign key (instance_id, note_id) references public.notes on delete cascade
);
select app.protect('public.note_comments');
create policy own_comments on public.note_comments to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_note on public.note_comments as restrictive for insert to authenticated with check (
  exists (select from public.notes n
    where n.instance_id = note_comments.instance_id and n.id = note_id and n.user_id = (select auth.uid())));
create policy kept_note on public.note_comments as restrictive for update to authenticated with check (
  exists (select from public.notes n
    where n.instance_id = note_comments.instance_id and n.id = note_id and n.user_id = (select auth.uid())));

create view public.note_titles with (security_invoker = true) as
  select instance_id, id, user_id, title from public.notes;

create function public.find_notes(wanted text) returns setof public.notes
language sql stable as $$ select * from public.notes where title like '%' || wanted || '%' order by id $$;

create function public.note_of(note uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(n) from public.notes n
  where n.id = note and n.instance_id = app.instance_id() and n.user_id = auth.uid()
$$;

create function public.rename_note(note uuid, wanted text) returns integer
language sql volatile as $$
  with renamed as (update public.notes set title = wanted where id = note returning 1)
  select count(*)::integer from renamed
$$;

grant all on public.notes, public.note_comments, public.note_titles to anon, authenticated, service_role;
grant execute on function public.find_notes(text), public.note_of(uuid), public.rename_note(uuid, text)
  to anon, authenticated, service_role;

-- A room is whose id it names.
create policy own_room_read on realtime.messages for select to authenticated
  using (realtime.topic() = 'room:' || (select auth.uid())::text);
create policy own_room_write on realtime.messages for insert to authenticated
  with check (realtime.topic() = 'room:' || (select auth.uid())::text);

-- What is public is so at every instance that has such a bucket; a folder there is its owner's to write.
create policy own_public_folder on storage.objects to authenticated
  using (bucket_id = 'open' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'open' and (storage.foldername(name))[1] = (select auth.uid())::text);

notify pgrst, 'reload schema';
