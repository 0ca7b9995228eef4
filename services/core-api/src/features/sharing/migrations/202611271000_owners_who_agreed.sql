-- An object is handed over to somebody who has accepted it, so that nobody finds in their own what a stranger wrote.
create or replace function app.refuse_new_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.user_id <> auth.uid() then
    raise exception 'Only the owner hands an object over' using errcode = '42501';
  end if;
  if not exists (select from public.grants
    where instance_id = old.instance_id and object_id = old.id and user_id = new.user_id and accepted_at is not null) then
    raise exception 'An object is handed over to somebody who has accepted it' using errcode = '42501';
  end if;
  return new;
end $$;
