-- The same as before; what a notification rests on is kept by its id. In the order in which it came, an answer by a pseudonym
-- stood between two by names, whose moments are known.
create or replace function app.notify(
  at_instance uuid, person uuid, of_kind text, of_topic text, at_path text, of_facts jsonb, source uuid, actor uuid default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if person is not distinct from actor or not exists (
    select from public.instance_users m where m.instance_id = at_instance and m.user_id = person and m.is_active)
  then
    return;
  end if;
  if actor is not null and not app.may_notify(at_instance, actor) then
    return;
  end if;
  insert into public.notification_settings (instance_id, user_id, mail_categories, zone)
    values (at_instance, person, '{mentions,replies,invitations,moderation}', coalesce(
      (select r.zone from public.reminders r where r.instance_id = at_instance and r.user_id = person), 'UTC'))
    on conflict (instance_id, user_id) do nothing;
  insert into public.notifications as n (instance_id, user_id, kind, topic, facts, sources, path)
    values (at_instance, person, of_kind, of_topic, of_facts, array[source], at_path)
    on conflict (instance_id, user_id, kind, topic) where read_at is null do update
      set facts = excluded.facts, path = excluded.path, happened_at = now(), is_mail_owed = true,
        sources = array(select distinct s from unnest(n.sources || source) s order by s limit 99)
    returning case when cardinality(n.sources) = 1 then n.id end into made;
  if made is not null then
    -- A list has an end: what is oldest makes place.
    delete from public.notifications n where n.instance_id = at_instance and n.user_id = person and n.id in (
      select old.id from public.notifications old where old.instance_id = at_instance and old.user_id = person
      order by old.happened_at desc, old.id offset 1000);
    perform app.publish('notification.made', person::text, at_instance, person, jsonb_build_object('id', made));
  end if;
end $$;

update public.notifications n set sources = array(select s from unnest(n.sources) s order by s) where cardinality(n.sources) > 1;
