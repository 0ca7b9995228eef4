-- The same as before, and null at once of whoever has no webhook: most have none, and years of entries may come in one import.
create or replace function app.webhook_thing(at_instance uuid, person uuid, kind text, thing uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when exists (select from public.webhooks w
      where w.instance_id = at_instance and w.user_id = person and w.is_on and w.removed_at is null) then
    case kind
    when 'entry' then (
      select jsonb_build_object('title', e.title, 'text', e.text, 'feelings', coalesce((
        select jsonb_agg(jsonb_build_object('feeling', f ->> 'emotion', 'percent', f -> 'percentage'))
        from public.analyses a, jsonb_array_elements(a.result -> 'emotions') f
        where a.instance_id = e.instance_id and a.entry_id = e.id), '[]'))
      from public.entries e
      where e.instance_id = at_instance and e.id = thing and e.user_id = person and e.binned_at is null
        and (e.sealed_until is null or e.sealed_until <= (now() at time zone coalesce(e.time_zone, 'UTC'))::date))
    when 'card' then (
      select jsonb_build_object('title', c.title) from public.cards c
      where c.instance_id = at_instance and c.id = thing and c.deleted_at is null and app.is_on_board(at_instance, c.board_id, person))
    end
  end
$$;
