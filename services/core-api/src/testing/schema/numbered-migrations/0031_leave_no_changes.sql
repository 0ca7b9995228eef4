-- What was copied for who listens to changes goes with the person it is about, and does not wait for its time.

create function realtime.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about jsonb := jsonb_build_object('instance_id', old.instance_id, 'user_id', old.user_id);
begin
  delete from realtime.changes where record @> about or old_record @> about;
  delete from realtime.messages
    where instance_id = old.instance_id and (payload -> 'record' @> about or payload -> 'old_record' @> about);
  return null;
end $$;
-- At the end of the transaction: what hangs on the membership is removed, and copied, after this row.
create constraint trigger realtime_forget_person after delete on public.instance_users
  deferrable initially deferred for each row execute function realtime.forget_person();

-- Who leaves already is nobody to rely on.
create or replace function app.is_last_super_admin(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.super_admins where user_id = person)
    and not exists (
      select from app.super_admins s
      where s.user_id <> person and not exists (
        select from app.account_closures c join auth.users u on u.id = c.user_id and u.instance_id = c.instance_id
        where c.user_id = s.user_id))
$$;

grant create on schema realtime to app_definer;
alter function realtime.forget_person() owner to app_definer;
revoke create on schema realtime from app_definer;
