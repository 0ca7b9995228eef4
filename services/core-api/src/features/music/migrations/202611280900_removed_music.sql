-- A piece that its person deletes is out of every list at once, and can be brought back for a while.
alter table public.tracks add column removed_at timestamptz;
create index tracks_removed on public.tracks (removed_at) where removed_at is not null;
grant update (removed_at) on public.tracks to authenticated;

-- The clock of a device may be days away, and a day is all there is to bring a piece back.
create function app.note_removal() returns trigger language plpgsql set search_path = '' as $$
begin
  new.removed_at := now();
  return new;
end $$;
create trigger note_removal before update of removed_at on public.tracks
  for each row when (new.removed_at is not null) execute function app.note_removal();

-- Lists read a thousand; what is removed makes room in them, and does not pile up behind them.
create function app.limit_tracks() returns trigger language plpgsql set search_path = '' as $$
declare
  shown integer;
  kept integer;
begin
  -- Two tabs that add at once would count the same.
  perform pg_advisory_xact_lock(hashtextextended('tracks ' || new.user_id::text, 0));
  select count(*) filter (where t.removed_at is null), count(*) into shown, kept from public.tracks t
    where t.instance_id = new.instance_id and t.user_id = new.user_id and t.id <> new.id;
  if shown >= 1000 or kept >= 2000 then
    raise exception 'No more than 1000 are kept: delete one first' using errcode = 'PT413';
  end if;
  return new;
end $$;
drop trigger limit_count on public.tracks;
create trigger limit_count before insert on public.tracks
  for each row execute function app.limit_tracks();
create trigger limit_restored before update of removed_at on public.tracks
  for each row when (old.removed_at is not null and new.removed_at is null) execute function app.limit_tracks();

grant create on schema app to app_purger;
create function app.empty_bin_of_music(kept_since timestamptz, most integer) returns integer
language sql security definer set search_path = '' as $$
  with swept as (
    delete from public.tracks where (instance_id, id) in (
      select instance_id, id from public.tracks where removed_at < kept_since limit most)
    returning 1)
  select count(*)::integer from swept
$$;
alter function app.empty_bin_of_music(timestamptz, integer) owner to app_purger;
revoke execute on function app.empty_bin_of_music(timestamptz, integer) from public;
grant execute on function app.empty_bin_of_music(timestamptz, integer) to worker;
revoke create on schema app from app_purger;
