-- Somebody who makes many objects at once waits for themself only where the limit is near: connections that wait for each
-- other count as work that takes long, and a person's budget is used up by it.
create or replace function app.begin_object() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most constant bigint := tg_argv[1]::bigint;
  turn constant bigint := hashtextextended(concat('objects ', tg_argv[0], new.instance_id, new.user_id), 0);
  owned bigint;
begin
  -- With so many to go, what others make at the same time needs not be counted; who is nearer waits until it can be.
  select count(*) into owned from public.grants g
    where g.instance_id = new.instance_id and g.subject = 'person:' || new.user_id and g.object_type = tg_argv[0] and g.is_owner;
  if owned < most - 100 then
    perform pg_advisory_xact_lock_shared(turn);
  else
    perform pg_advisory_xact_lock(turn);
    select count(*) into owned from public.grants g
      where g.instance_id = new.instance_id and g.subject = 'person:' || new.user_id and g.object_type = tg_argv[0] and g.is_owner;
  end if;
  if owned >= most then
    raise exception 'No more of these for one person' using errcode = 'PT413';
  end if;
  insert into app.object_heads (instance_id, object_type, object_id) values (new.instance_id, tg_argv[0], new.id);
  return null;
end $$;
