-- Who is named in a comment or is to work on a card is told; where boards are listed invitations to them are offered.
grant create on schema app to app_definer;

insert into app.object_lists values ('board', '/boards');

-- Whether somebody may see a board, by a grant that names them or by one for everybody.
create function app.is_on_board(at_instance uuid, board uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.grants g
    where g.instance_id = at_instance and g.object_type = 'board' and g.object_id = board and g.accepted_at is not null
      and (g.expires_at is null or g.expires_at > now())
      and (g.user_id = person or g.subject in ('instance', 'role:member')))
$$;

create function app.tell_of_card(of_kind text, at_instance uuid, board uuid, card uuid, person uuid, source uuid, actor uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  title text;
begin
  if app.is_on_board(at_instance, board, person) then
    select c.title into title from public.cards c where c.instance_id = at_instance and c.board_id = board and c.id = card;
    perform app.notify(at_instance, person, of_kind, 'card ' || card, format('/boards/%s/cards/%s', board, card),
      jsonb_build_object('person', coalesce(app.name_of(actor), ''), 'title', left(title, 200)), source, actor);
  end if;
end $$;

create function app.tell_mentions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if new.deleted_at is not null then
    perform app.take_back_notifications(new.instance_id, new.id);
    return null;
  end if;
  for person in select unnest(new.mentions) except select unnest(case when tg_op = 'UPDATE' then old.mentions else '{}' end) loop
    perform app.tell_of_card('boards.mention', new.instance_id, new.board_id, new.card_id, person, new.id, new.author_id);
  end loop;
  return null;
end $$;
create trigger tell_mentions after insert or update of mentions, deleted_at on public.card_comments
  for each row execute function app.tell_mentions();

create function app.tell_assigned() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.deleted_at is not null then
    perform app.take_back_notifications(new.instance_id, new.id, new.person_id);
  elsif auth.uid() is not null then
    perform app.tell_of_card('boards.assigned', new.instance_id, new.board_id, new.card_id, new.person_id, new.id, auth.uid());
  end if;
  return null;
end $$;
create trigger tell_assigned after insert or update of deleted_at on public.card_people
  for each row execute function app.tell_assigned();

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.is_on_board(uuid, uuid, uuid)', 'app.tell_of_card(text, uuid, uuid, uuid, uuid, uuid, uuid)', 'app.tell_mentions()',
    'app.tell_assigned()'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
revoke create on schema app from app_definer;
