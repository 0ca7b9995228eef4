-- Weeks, months and years as they look when they are over. A row holds figures and names of entries, and no sentence:
-- what is quoted is taken from the entry when the review is read.

-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema app to app_definer;

-- By whose clocks and in whose language reviews are made, and whether one is told by mail.
create table public.period_review_settings (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  zone text not null check (app.is_time_zone(zone)),
  language text not null check (language ~ '^[a-z]{2}$'),
  by_mail boolean not null default false,
  -- When it is looked for periods that are over.
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index period_review_settings_due on public.period_review_settings (next_at);
select app.protect('public.period_review_settings');
create trigger touch before update on public.period_review_settings for each row execute function app.touch();
create policy own_rows on public.period_review_settings to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id, zone, language, by_mail), update (user_id, zone, language, by_mail)
  on public.period_review_settings to authenticated;
grant all on public.period_review_settings to service_role;
grant select, delete on public.period_review_settings to app_purger;

create function app.last_day_of(kind text, first_day date) returns date language sql immutable as $$
  select (first_day + case kind when 'week' then interval '7 days' when 'month' then interval '1 month'
    else interval '1 year' end)::date - 1
$$;

create table public.period_reviews (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  kind text not null check (kind in ('week', 'month', 'year')),
  first_day date not null check (first_day between '0001-01-01' and '9999-01-01' and first_day = date_trunc(kind, first_day)::date),
  last_day date generated always as (app.last_day_of(kind, first_day)) stored,
  -- Null until it is made.
  facts jsonb,
  made_at timestamptz,
  -- How often the worker began.
  tries smallint not null default 0,
  is_mail_owed boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, kind, first_day),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index period_reviews_outstanding on public.period_reviews (tries, last_day desc) where made_at is null;
create index period_reviews_mails on public.period_reviews (made_at) where is_mail_owed;
select app.protect('public.period_reviews');
create policy own_rows on public.period_reviews to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- Asked for, or taken away to be made anew; what stands in it is the worker's.
grant select, delete, insert (instance_id, id, user_id, kind, first_day) on public.period_reviews to authenticated;
grant all on public.period_reviews to service_role;
grant select, delete on public.period_reviews to app_purger;

-- Nobody keeps the worker busy for everybody: so many that a person asks for wait at most.
create function app.limit_period_reviews() returns trigger language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.period_reviews r
      where r.instance_id = new.instance_id and r.user_id = new.user_id and r.made_at is null) >= 400 then
    raise exception 'Too many reviews are waiting to be made' using errcode = '53400';
  end if;
  return new;
end $$;
create trigger limit_waiting before insert on public.period_reviews
  for each row when (current_user = 'authenticated') execute function app.limit_period_reviews();

-- Notes what is to be made for everybody whose morning has come: of periods that are over and in which something was
-- written the last four weeks, twelve months, and every year. Answers how many people were looked at.
create function app.note_period_reviews(at timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  people integer;
begin
  with due as (
    select s.instance_id, s.user_id, s.zone, s.by_mail, (at at time zone s.zone)::date as today
    from public.period_review_settings s where s.next_at <= at order by s.next_at limit most for update skip locked),
  moved as (
    update public.period_review_settings s
    set next_at = app.next_reminder(array[1, 2, 3, 4, 5, 6, 7]::smallint[], '07:00', s.zone, at)
    from due d where s.instance_id = d.instance_id and s.user_id = d.user_id returning s.user_id),
  owed as (
    select d.*, (
      select min(f.entry_at at time zone d.zone)::date from app.entry_figures f
      where f.instance_id = d.instance_id and f.user_id = d.user_id and f.entry_at >= '0001-01-02') as first_entry
    from due d
    join public.instance_users m on m.instance_id = d.instance_id and m.user_id = d.user_id
    join app.instances i on i.id = d.instance_id
    where m.is_active and i.status = 'active' and app.is_feature_enabled_at(d.instance_id, 'insights')
      and not exists (select from app.account_closures c where c.instance_id = d.instance_id and c.user_id = d.user_id)),
  spans as (
    select o.*, k.kind, g.first_day::date as first_day, app.last_day_of(k.kind, g.first_day::date) as last_day
    from owed o
    cross join (values ('week', interval '4 weeks'), ('month', interval '12 months'), ('year', interval '9999 years'))
      k (kind, back)
    cross join lateral generate_series(
      date_trunc(k.kind, greatest(o.first_entry::timestamp,
        case k.kind when 'year' then o.first_entry::timestamp else o.today - k.back end)),
      o.today::timestamp, ('1 ' || k.kind)::interval) g (first_day)
    where o.first_entry is not null),
  noted as (
    insert into public.period_reviews (instance_id, user_id, kind, first_day, is_mail_owed)
    select s.instance_id, s.user_id, s.kind, s.first_day, s.by_mail and s.last_day >= s.today - 3
    from spans s
    where s.last_day < s.today and exists (
      select from app.entry_figures f
      where f.instance_id = s.instance_id and f.user_id = s.user_id
        and f.entry_at between s.first_day - 1 and s.last_day + 2
        and coalesce(f.local_at, f.entry_at at time zone s.zone)::date between s.first_day and s.last_day)
    order by s.first_day desc limit 20000
    on conflict do nothing returning id)
  select count(*) into people from due;
  return people;
end $$;

-- Begins with one that waits; those that failed before come last, and are given up after some time.
create function app.take_period_review() returns table (id uuid, instance_id uuid)
language sql security definer set search_path = '' as $$
  update public.period_reviews r set tries = r.tries + 1
  from (
    select w.instance_id, w.id from public.period_reviews w
    where w.made_at is null and w.tries < 5 order by w.tries, w.last_day desc limit 1 for update skip locked) next
  where r.instance_id = next.instance_id and r.id = next.id returning r.id, r.instance_id
$$;

-- Entries of a review: not those in the bin, and none that is sealed on the day. The latest alone, so that no year is endless.
create function app.entries_of_review(r public.period_reviews) returns table (entry_id uuid, day date)
language sql stable security definer set search_path = '' as $$
  select f.entry_id, m.day
  from (select coalesce((select s.zone from public.period_review_settings s
      where s.instance_id = r.instance_id and s.user_id = r.user_id), 'UTC') as zone) z
  join app.entry_figures f on f.instance_id = r.instance_id and f.user_id = r.user_id
    and f.entry_at between greatest(r.first_day - 1, date '0001-01-02') and least(r.last_day + 2, date '9999-12-30')
  cross join lateral (select coalesce(f.local_at, f.entry_at at time zone z.zone)::date as day) m
  where m.day between r.first_day and r.last_day
    and coalesce(f.sealed_until <= (now() at time zone z.zone)::date, true)
  order by f.entry_at desc limit 2000
$$;

-- What somebody wrote in the time of a review that waits, and of no other, after an entry.
create function app.texts_of_review(review_instance uuid, review uuid, after uuid, most integer)
returns table (entry_id uuid, text text)
language sql stable security definer set search_path = '' as $$
  select e.id, left(e.text, 20000)
  from public.period_reviews r
  cross join lateral app.entries_of_review(r) found
  join public.entries e on e.instance_id = r.instance_id and e.id = found.entry_id and e.user_id = r.user_id
  where r.instance_id = review_instance and r.id = review and r.made_at is null and e.id > after
  order by e.id limit most
$$;

-- Makes a review of its entries but the hidden ones.
create function app.make_period_review(review_instance uuid, review uuid, hidden uuid[]) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  r public.period_reviews;
  before public.period_reviews;
  made jsonb;
begin
  select * into r from public.period_reviews p
    where p.instance_id = review_instance and p.id = review and p.made_at is null for update;
  if r.id is null then return false; end if;
  before := r;
  before.last_day := r.first_day - 1;
  before.first_day := case r.kind when 'week' then r.first_day - 7
    when 'month' then (r.first_day - interval '1 month')::date else (r.first_day - interval '1 year')::date end;
  with own as materialized (
    select found.day, f.* from app.entries_of_review(r) found
    join app.entry_figures f on f.instance_id = r.instance_id and f.entry_id = found.entry_id
    where not f.entry_id = any (hidden)),
  felt as materialized (
    select o.entry_id, o.entry_at, f.emotion, f.family, f.share
    from own o, unnest(o.emotions, o.families, o.shares) f (emotion, family, share)),
  about as (
    select max(t.theme) as name, nullif(t.area, '') as area, count(*) as entries, round(avg(o.valence)) as valence
    from own o, unnest(o.themes, o.areas) t (theme, area)
    group by t.area, case t.area when '' then lower(t.theme) else '' end
    order by entries desc, name limit 5),
  feelings as (
    select f.emotion, min(f.family) as family, count(*) as entries,
      round(100.0 * sum(f.share) / greatest(sum(sum(f.share)) over (), 1)) as share,
      (array_agg(f.entry_id order by f.share desc, f.entry_at desc, f.entry_id))[1:3] as said_in
    from felt f group by f.emotion order by sum(f.share) desc, f.emotion limit 5)
  select jsonb_build_object(
    'entries', (select count(*) from own), 'days', (select count(distinct o.day) from own o),
    'words', (select coalesce(sum(o.words), 0) from own o),
    'read', (select count(o.valence) from own o), 'valence', (select round(avg(o.valence)) from own o),
    'fullest', (select o.day from own o group by o.day order by sum(o.words) desc, o.day limit 1),
    'check_ins', said.amount, 'pleasantness', said.mean,
    'feelings', coalesce((select jsonb_agg(to_jsonb(f) order by f.share desc, f.emotion) from feelings f), '[]'),
    'themes', coalesce((select jsonb_agg(to_jsonb(a) order by a.entries desc, a.name) from about a), '[]'),
    'before', (select jsonb_build_object('entries', count(*), 'words', coalesce(sum(f.words), 0), 'read', count(f.valence),
        'valence', round(avg(f.valence)))
      from app.entries_of_review(before) found
      join app.entry_figures f on f.instance_id = r.instance_id and f.entry_id = found.entry_id)) into made
  from (
    select count(*) as amount, round(avg(m.pleasantness)) as mean
    from (select coalesce((select s.zone from public.period_review_settings s
        where s.instance_id = r.instance_id and s.user_id = r.user_id), 'UTC') as zone) z
    left join public.mood_check_ins m on m.instance_id = r.instance_id and m.user_id = r.user_id
      and m.felt_at >= r.first_day::timestamp at time zone z.zone
      and m.felt_at < (r.last_day + 1)::timestamp at time zone z.zone
    where m.id is not null) said;
  update public.period_reviews p set facts = made, made_at = now()
    where p.instance_id = r.instance_id and p.id = r.id;
  return true;
end $$;

-- Takes whom to tell of reviews that were made, each once and in one mail.
create function app.take_review_mails(most integer)
returns table (
  instance_id uuid, user_id uuid, email text, slug text, is_default boolean, product_name text, language text, by_mail boolean
)
language sql security definer set search_path = '' as $$
  with due as (
    select distinct p.instance_id, p.user_id from public.period_reviews p
    where p.is_mail_owed and p.made_at is not null limit most),
  told as (
    update public.period_reviews p set is_mail_owed = false from due d
    where p.instance_id = d.instance_id and p.user_id = d.user_id and p.is_mail_owed and p.made_at is not null
    returning p.instance_id, p.user_id)
  select i.id, u.id, u.email, i.slug, i.is_default, i.brand ->> 'productName', s.language, s.by_mail
  from (select distinct t.instance_id, t.user_id from told t) t
  join public.period_review_settings s on s.instance_id = t.instance_id and s.user_id = t.user_id
  join public.instance_users m on m.instance_id = t.instance_id and m.user_id = t.user_id and m.is_active
  join app.instances i on i.id = t.instance_id and i.status = 'active'
  join auth.users u on u.id = t.user_id
  where not exists (select from app.account_closures c where c.instance_id = t.instance_id and c.user_id = t.user_id)
$$;

grant select, insert, update on public.period_reviews to app_definer;
grant select, update on public.period_review_settings to app_definer;
grant select on public.mood_check_ins to app_definer;
grant execute on function app.last_day_of(text, date) to authenticated, service_role, app_definer;
grant execute on function app.entries_of_review(public.period_reviews) to app_definer;
alter function app.note_period_reviews(timestamptz, integer) owner to app_definer;
alter function app.take_period_review() owner to app_definer;
alter function app.entries_of_review(public.period_reviews) owner to app_definer;
alter function app.texts_of_review(uuid, uuid, uuid, integer) owner to app_definer;
alter function app.make_period_review(uuid, uuid, uuid[]) owner to app_definer;
alter function app.take_review_mails(integer) owner to app_definer;
grant execute on function app.note_period_reviews(timestamptz, integer), app.take_period_review(),
  app.texts_of_review(uuid, uuid, uuid, integer), app.make_period_review(uuid, uuid, uuid[]),
  app.take_review_mails(integer) to worker;
revoke create on schema app from app_definer;
