-- Which texts there are, so that an instance words none that nobody says. Gateways add what releases bring.

create table app.text_keys (
  namespace text not null check (char_length(namespace) between 1 and 60),
  key text not null check (char_length(key) between 1 and 200),
  primary key (namespace, key)
);
grant select, insert on app.text_keys to app_definer;
grant create on schema public, app to app_definer;

-- Keys by their namespace. None is ever removed: a release that was rolled back may come again.
create function public.add_text_keys(texts jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into app.text_keys (namespace, key)
  select n.key, k.value from jsonb_each(texts) n, jsonb_array_elements_text(n.value) k
  on conflict do nothing
$$;
alter function public.add_text_keys(jsonb) owner to app_definer;
revoke execute on function public.add_text_keys(jsonb) from public;
grant execute on function public.add_text_keys(jsonb) to service_role;

-- A service that serves no pages knows of no text, and takes whatever a program keeps here.
create function app.refuse_unknown_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from app.text_keys)
    and not exists (select from app.text_keys t where t.namespace = new.namespace and t.key = new.key) then
    raise check_violation using
      message = format('There is no text "%s.%s"', new.namespace, new.key),
      hint = 'The administration lists every text with its key.';
  end if;
  return new;
end $$;
alter function app.refuse_unknown_text() owner to app_definer;
create trigger refuse_unknown before insert or update of namespace, key on public.translations
  for each row execute function app.refuse_unknown_text();

revoke create on schema public, app from app_definer;
