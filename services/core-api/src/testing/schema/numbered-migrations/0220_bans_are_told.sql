-- Gateways answer from what they know of a person: a ban or a removal is told to them as any other change of standing.
create function app.emit_person_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.outbox (kind, payload)
  select 'membership_changed', jsonb_build_object('instance_id', i.id, 'user_id', new.id)
  from app.instances i
  where exists (select from public.instance_users m where m.instance_id = i.id and m.user_id = new.id)
    or exists (select from app.super_admins s where s.user_id = new.id);
  return null;
end $$;
alter function app.emit_person_changed() owner to app_definer;

create trigger standing_changed after update of banned_until, deleted_at on auth.users
  for each row when (old.banned_until is distinct from new.banned_until or old.deleted_at is distinct from new.deleted_at)
  execute function app.emit_person_changed();
