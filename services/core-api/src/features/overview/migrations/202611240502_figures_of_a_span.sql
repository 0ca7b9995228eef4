-- Figures of some days alone: those of other years are not read for them.

grant create on schema app to app_definer;

-- As `app.own_figures`, of the days from `since` to `until`.
create function app.own_figures(zone text, today date, since date, until date) returns table (
  entry_id uuid, day date, hour smallint, words integer, valence smallint,
  emotions text[], families text[], shares smallint[], themes text[], areas text[]
)
language sql stable security definer set search_path = '' as $$
  select f.entry_id, m.local_at::date, extract(hour from m.local_at)::smallint, f.words,
    case when m.is_open then f.valence end, case when m.is_open then f.emotions else '{}' end,
    case when m.is_open then f.families else '{}' end, case when m.is_open then f.shares else '{}' end,
    case when m.is_open then f.themes else '{}' end, case when m.is_open then f.areas else '{}' end
  from app.entry_figures f
  cross join lateral (
    select coalesce(f.local_at, f.entry_at at time zone zone) as local_at,
      coalesce(f.sealed_until <= today, true) as is_open) m
  where f.instance_id = app.instance_id() and f.user_id = auth.uid()
    -- A day lasts up to 14 hours longer elsewhere.
    and f.entry_at between greatest(since - 1, date '0001-01-02') and least(until + 2, date '9999-12-30')
    and m.local_at >= since and m.local_at < until + 1
$$;

-- Days of the caller's first and last entry.
create function app.own_days(zone text) returns table (first date, last date)
language sql stable security definer set search_path = '' as $$
  select (
    select coalesce(f.local_at, f.entry_at at time zone zone)::date from app.entry_figures f
    where f.instance_id = app.instance_id() and f.user_id = auth.uid() and f.entry_at between '0001-01-02' and '9999-12-30'
    order by f.entry_at limit 1), (
    select coalesce(f.local_at, f.entry_at at time zone zone)::date from app.entry_figures f
    where f.instance_id = app.instance_id() and f.user_id = auth.uid() and f.entry_at between '0001-01-02' and '9999-12-30'
    order by f.entry_at desc limit 1)
$$;

-- Days on which themes came up for the first and the last time: by their area, else by their words in small letters.
create function app.own_theme_days(zone text, today date, wanted_areas text[], wanted_phrases text[])
returns table (area text, phrase text, first date, last date)
language sql stable security definer set search_path = '' as $$
  select t.area, t.phrase, (min(t.at) at time zone zone)::date, (max(t.at) at time zone zone)::date
  from (
    select about.area, case about.area when '' then lower(about.theme) else '' end as phrase,
      coalesce(f.local_at at time zone zone, f.entry_at) as at
    from app.entry_figures f, unnest(f.themes, f.areas) as about (theme, area)
    where f.instance_id = app.instance_id() and f.user_id = auth.uid() and f.entry_at between '0001-01-02' and '9999-12-30'
      and coalesce(f.sealed_until <= today, true)) t
  where t.area = any (wanted_areas) and (t.area <> '' or t.phrase = any (wanted_phrases))
  group by t.area, t.phrase
$$;
alter function app.own_figures(text, date, date, date) owner to app_definer;
alter function app.own_days(text) owner to app_definer;
alter function app.own_theme_days(text, date, text[], text[]) owner to app_definer;
revoke create on schema app from app_definer;
grant execute on function app.own_figures(text, date, date, date), app.own_days(text),
  app.own_theme_days(text, date, text[], text[]) to authenticated;
