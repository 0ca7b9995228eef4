-- Whoever is invited to an object is told, where the list of such objects offers to accept it.
grant create on schema app to app_definer;

-- Page of the app that lists objects of a type; a feature adds its own.
create table app.object_lists (object_type text primary key, path text not null check (path ~ '^/[a-z]'));
insert into app.object_lists values ('goal', '/goals'), ('habit', '/goals');
grant select on app.object_lists to app_definer;

create function app.tell_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform app.notify(new.instance_id, u.id, 'sharing.invited', concat(new.object_type, ' ', new.object_id), l.path,
        jsonb_build_object('person', app.name_of(new.invited_by), 'title', new.title), new.object_id, new.invited_by)
      from auth.users u, app.object_lists l
      where u.instance_id = new.instance_id and lower(u.email) = new.email and u.email_confirmed_at is not null
        and l.object_type = new.object_type;
  else
    perform app.take_back_notifications(old.instance_id, old.object_id, u.id) from auth.users u
      where u.instance_id = old.instance_id and lower(u.email) = old.email;
  end if;
  return null;
end $$;
alter function app.tell_invitation() owner to app_definer;
create trigger tell_invitation after insert or delete on public.object_invitations
  for each row execute function app.tell_invitation();
revoke create on schema app from app_definer;
