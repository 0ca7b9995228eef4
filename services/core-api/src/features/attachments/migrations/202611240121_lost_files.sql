-- A draft that was thrown away before any of its words arrived leaves files that no screen shows.

grant select (instance_id, user_id, id) on public.sessions to app_purger;

create or replace function app.drop_unattached_files(uploaded_before timestamptz, most integer) returns integer
language sql security definer set search_path = '' as $$
  with lost as (
    select f.instance_id, f.id from public.entry_files f
    where f.entry_id is null and f.created_at < uploaded_before
      and not exists (select from public.sessions s
        where s.instance_id = f.instance_id and s.user_id = f.user_id and s.id = f.session_id)
    limit most),
  dropped_files as (
    -- Their bytes go with them.
    delete from public.entry_files f using lost
    where f.instance_id = lost.instance_id and f.id = lost.id returning 1),
  spare as (
    select o.instance_id, o.id from storage.objects o
    where o.bucket_id = 'media' and o.path_tokens[2] = 'attachments' and o.created_at < uploaded_before
      and not exists (select from public.entry_files f where f.instance_id = o.instance_id and f.path = o.name)
    limit most),
  dropped as (
    delete from storage.objects o using spare
    where o.instance_id = spare.instance_id and o.id = spare.id returning 1)
  select ((select count(*) from dropped) + (select count(*) from dropped_files))::integer
$$;
