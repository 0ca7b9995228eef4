-- Who switches it on before the morning's mail hears of what is due that day.

create or replace function app.date_decision_reminder() returns trigger language plpgsql set search_path = '' as $$
begin
  new.next_at := app.next_decision_reminder(new.zone, now());
  -- The day before the first mail; what was due until then is on the page of decisions.
  if tg_op = 'INSERT' then new.reminded_until := (new.next_at at time zone new.zone)::date - 1; end if;
  return new;
end $$;
