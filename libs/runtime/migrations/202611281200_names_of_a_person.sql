-- For tables of what a person gives names to: one name, in whatever case and with whatever spaces, is theirs once. Rows from
-- before keep the name that they have, through any change but one to another name that is taken.
create function app.refuse_taken_name() returns trigger language plpgsql set search_path = '' as $$
declare
  is_taken boolean;
begin
  if tg_op = 'UPDATE' and app.plain_name(new.name) = app.plain_name(old.name) then
    return new;
  end if;
  -- Two tabs that give it at once would both find it free.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' names ' || new.user_id::text, 0));
  execute format('select exists (select from public.%I t where t.instance_id = $1 and t.user_id = $2 and t.id <> $3
      and app.plain_name(t.name) = app.plain_name($4))', tg_table_name)
    into is_taken using new.instance_id, new.user_id, new.id, new.name;
  if is_taken then
    raise exception 'This name is given already' using errcode = '23505';
  end if;
  return new;
end $$;

create function app.plain_name(name text) returns text language sql immutable parallel safe as $$
  select lower(btrim(regexp_replace(normalize(name, nfkc), '\s+', ' ', 'g')))
$$;
grant execute on function app.plain_name(text) to authenticated, service_role, app_definer;
