-- A feature that is off takes no new rows. Reading, exporting, revoking and deleting what is there goes on.

grant create on schema app to app_definer;

insert into public.global_features (feature_key, enabled, description) values
  ('presentations', true, 'Sessions and journeys as slides, with export and public links')
on conflict (feature_key) do nothing;

-- Before each row of a table that belongs to a feature, whoever writes it; the argument is the feature's key.
create function app.require_feature() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not coalesce(
    (select enabled from public.instance_features
      where instance_id = new.instance_id and feature_key = tg_argv[0]),
    (select enabled from public.global_features where feature_key = tg_argv[0]),
    false
  ) then
    raise exception using errcode = '42501',
      message = format('The feature "%s" is off at this instance', tg_argv[0]),
      hint = 'What is there already can be read, exported, revoked and deleted';
  end if;
  return new;
end $$;
alter function app.require_feature() owner to app_definer;

create trigger require_feature before insert on public.presentation_shares
  for each row execute function app.require_feature('presentations');

-- Open pages speak the instance's own words: gateways are told when these change.
create function app.emit_texts_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.outbox (kind, payload)
  select distinct 'texts_changed', jsonb_build_object('instance_id', instance_id) from changed_rows;
  return null;
end $$;
alter function app.emit_texts_changed() owner to app_definer;

create trigger texts_changed_insert after insert on public.translations
  referencing new table as changed_rows for each statement execute function app.emit_texts_changed();
create trigger texts_changed_update after update on public.translations
  referencing new table as changed_rows for each statement execute function app.emit_texts_changed();
create trigger texts_changed_delete after delete on public.translations
  referencing old table as changed_rows for each statement execute function app.emit_texts_changed();

revoke create on schema app from app_definer;
