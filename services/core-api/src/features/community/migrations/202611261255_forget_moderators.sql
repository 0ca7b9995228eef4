-- What was decided stays when who decided it leaves, and no longer says who that was.
alter table app.moderation_records alter column moderator_id drop not null;
create index moderation_records_moderator on app.moderation_records (instance_id, moderator_id);
grant update (moderator_id) on app.moderation_records to app_definer;

create function app.forget_moderator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update app.moderation_records set moderator_id = null
    where instance_id = old.instance_id and moderator_id = old.user_id;
  return null;
end $$;

grant create on schema app to app_definer;
alter function app.forget_moderator() owner to app_definer;
revoke create on schema app from app_definer;

create trigger forget_moderator after delete on public.instance_users
  for each row execute function app.forget_moderator();
