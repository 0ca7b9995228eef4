-- As before, but an update that changes no figure has nothing read: what was found in an entry is told to it each time.
create or replace function app.keep_entry_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  instances uuid[];
  entries uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(k.instance_id), array_agg(k.id) into instances, entries from kept k;
  elsif tg_op = 'UPDATE' then
    select array_agg(k.instance_id), array_agg(k.id) into instances, entries
      from kept k join gone g on g.instance_id = k.instance_id and g.id = k.id
      where (k.user_id, k.word_count, k.entry_at, k.time_zone, k.binned_at, k.sealed_until) is distinct from
        (g.user_id, g.word_count, g.entry_at, g.time_zone, g.binned_at, g.sealed_until);
  else
    delete from app.entry_figures f using gone g where f.instance_id = g.instance_id and f.entry_id = g.id;
  end if;
  if entries is not null then
    perform app.keep_figures(instances, entries);
  end if;
  return null;
end $$;
