-- What a gateway has not seen yet, in place of everything: which instances each revision concerns.
grant create on schema app to app_definer;

-- Revisions are given under the lock of the one row of app.control_plane_revision, held until the commit: a lower one is
-- never seen after a higher one, and whoever knows a version has seen all before it.
create table app.control_plane_changes (
  revision bigint primary key,
  -- What a gateway names. Drawn by lot: a database that was set back counts the same numbers again for something else.
  version uuid not null unique default gen_random_uuid(),
  -- Null: so many, or so unclear, that everything is to be read again.
  instance_ids uuid[],
  created_at timestamptz not null default clock_timestamp()
);
grant select, insert, delete on app.control_plane_changes to app_definer;

-- A change of these instances; of none where only features of all instances changed, of null where everything may have.
create function app.note_control_plane_change(concerned uuid[]) returns void
language sql security definer set search_path = '' as $$
  with given as (
    update app.control_plane_revision set revision = revision + 1 returning revision
  ), noted as (
    insert into app.control_plane_changes (revision, instance_ids)
    select revision, case when cardinality(concerned) <= 1000 then concerned end from given
  )
  insert into app.outbox (kind, payload)
  select 'control_plane_changed', jsonb_build_object('revision', revision) from given
$$;

create or replace function app.emit_control_plane_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.note_control_plane_change('{}');
  return null;
end $$;

-- The argument is the column with the instance's id. A statement that touched no row tells nothing.
create function app.emit_instances_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched text := 'changed_rows';
  concerned uuid[];
begin
  if tg_op = 'UPDATE' then
    touched := format('(select %1$I from former_rows union all select %1$I from changed_rows)', tg_argv[0]);
  end if;
  execute format('select array_agg(distinct %I) from %s', tg_argv[0], touched) into concerned;
  if concerned is not null then
    perform app.note_control_plane_change(concerned);
  end if;
  return null;
end $$;

do $$
declare
  place record;
begin
  for place in
    select * from (values
      ('app.instances', 'id'), ('app.instance_domains', 'instance_id'), ('public.instance_features', 'instance_id')
    ) as places (name, id_column)
  loop
    execute format('drop trigger control_plane on %s', place.name);
    execute format('create trigger control_plane_insert after insert on %s referencing new table as changed_rows
      for each statement execute function app.emit_instances_changed(%L)', place.name, place.id_column);
    execute format('create trigger control_plane_update after update on %s
      referencing old table as former_rows new table as changed_rows
      for each statement execute function app.emit_instances_changed(%L)', place.name, place.id_column);
    execute format('create trigger control_plane_delete after delete on %s referencing old table as changed_rows
      for each statement execute function app.emit_instances_changed(%L)', place.name, place.id_column);
  end loop;
end $$;

-- With the tables locked by now, nothing that concerns an instance is under way.
insert into app.control_plane_changes (revision, instance_ids)
select revision, '{}' from app.control_plane_revision;
alter table app.control_plane_changes enable row level security;
alter table app.control_plane_changes force row level security;

-- One instance as `controlPlaneSchema` of contracts has it.
create function app.control_plane_instance(i app.instances, domains json, features json) returns json
language sql stable as $$
  select json_build_object(
    'id', i.id, 'slug', i.slug, 'name', i.name, 'status', i.status, 'brand', i.brand,
    'languages', i.languages, 'defaultLanguage', i.default_language, 'isDefault', i.is_default,
    'domains', coalesce(domains, '[]'), 'features', coalesce(features, '{}'))
$$;

create or replace function app.control_plane_text() returns text
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'revision', (select revision from app.control_plane_revision),
    'version', (select version from app.control_plane_changes order by revision desc limit 1),
    'instances', (
      select coalesce(json_agg(app.control_plane_instance(i, d.domains, f.features) order by i.slug), '[]')
      from app.instances i
      left join (
        select instance_id, json_agg(domain order by domain) as domains from app.instance_domains group by instance_id
      ) d on d.instance_id = i.id
      left join (
        select instance_id, json_object_agg(feature_key, enabled) as features
        from public.instance_features group by instance_id
      ) f on f.instance_id = i.id),
    'globalFeatures', (select coalesce(json_object_agg(feature_key, enabled), '{}') from public.global_features)
  )::text
$$;

-- What changed since a version, in the shape of contracts' `controlPlaneChangesSchema`; null where that cannot be told.
create function app.control_plane_since(known uuid) returns text
language sql stable security definer set search_path = '' as $$
  with seen as (
    select c.revision from app.control_plane_changes c where c.version = known
  ), later as (
    select c.instance_ids from app.control_plane_changes c join seen on c.revision > seen.revision
  ), concerned as (
    select distinct unnest(instance_ids) as id from later
  )
  select json_build_object(
    'since', known,
    'revision', newest.revision,
    'version', newest.version,
    'changed', (
      select coalesce(json_agg(app.control_plane_instance(
        i,
        (select json_agg(d.domain order by d.domain) from app.instance_domains d where d.instance_id = i.id),
        (select json_object_agg(f.feature_key, f.enabled) from public.instance_features f where f.instance_id = i.id)
      ) order by i.slug), '[]')
      from concerned join app.instances i on i.id = concerned.id),
    'removed', (
      select coalesce(json_agg(concerned.id), '[]')
      from concerned left join app.instances i on i.id = concerned.id where i.id is null),
    'globalFeatures', (select coalesce(json_object_agg(feature_key, enabled), '{}') from public.global_features)
  )::text
  from seen, (select revision, version from app.control_plane_changes order by revision desc limit 1) as newest
  where not exists (select from later where instance_ids is null)
$$;

-- The newest that is older than a day stays: it is what a gateway knows where nothing has changed since.
create or replace function app.forget_old_changes() returns void
language sql security definer set search_path = '' as $$
  delete from app.outbox where created_at < now() - interval '1 day';
  delete from app.control_plane_changes where revision <
    (select max(revision) from app.control_plane_changes where created_at < now() - interval '1 day');
$$;

alter function app.note_control_plane_change(uuid[]) owner to app_definer;
alter function app.emit_instances_changed() owner to app_definer;
alter function app.control_plane_instance(app.instances, json, json) owner to app_definer;
alter function app.control_plane_since(uuid) owner to app_definer;
grant execute on function app.control_plane_since(uuid) to control_plane;
revoke create on schema app from app_definer;
