-- A routine may tell an address of its owner that it ran; its id is all that is told.
grant create on schema app to app_definer;

alter table public.webhook_deliveries drop constraint webhook_deliveries_event_check;
alter table public.webhook_deliveries add constraint webhook_deliveries_event_check
  check (event in ('entry.finished', 'entry.revised', 'card.done', 'routine.ran', 'test'));

-- Whether there is such an address, which hears of it: not where it is switched off or gone.
create function app.tell_webhook(webhook uuid, routine uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not app.may_tell_of(app.instance_id(), auth.uid()) then
    return false;
  end if;
  insert into public.webhook_deliveries (instance_id, user_id, webhook_id, event, subject)
    select w.instance_id, w.user_id, w.id, 'routine.ran', routine from public.webhooks w
    where w.instance_id = app.instance_id() and w.user_id = auth.uid() and w.id = webhook and w.is_on and w.removed_at is null;
  if not found then
    return false;
  end if;
  perform app.publish('webhook.due', webhook::text, app.instance_id(), auth.uid(), '{}');
  return true;
end $$;
alter function app.tell_webhook(uuid, uuid) owner to app_definer;
grant execute on function app.tell_webhook(uuid, uuid) to authenticated;
revoke create on schema app from app_definer;
