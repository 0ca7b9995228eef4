-- Whoever reads an entry is told with its words whether these may leave for a provider.
grant create on schema app to app_definer;

drop function app.entry_to_read(uuid, uuid);
create function app.entry_to_read(at_instance uuid, entry uuid)
returns table (text text, revision text, user_id uuid, may_be_sent boolean)
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('app.instance_id', at_instance::text, true);
  update public.entries e set analysis_state = null
    where e.instance_id = at_instance and e.id = entry and e.analysis_state = 'reading'
      and (e.binned_at is not null or not app.is_feature_enabled('insights'));
  return query select e.text, e.revised_at::text, e.user_id, app.may_be_sent(e.instance_id, e.id)
    from public.entries e
    where e.instance_id = at_instance and e.id = entry and e.analysis_state = 'reading';
end $$;
alter function app.entry_to_read(uuid, uuid) owner to app_definer;
grant execute on function app.entry_to_read(uuid, uuid) to worker;

revoke create on schema app from app_definer;
