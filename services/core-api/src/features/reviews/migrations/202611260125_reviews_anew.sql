-- A review is made anew when its person asks for that; the one of before stays until there is another.

alter table public.period_reviews add column asked_anew_at timestamptz;
drop index public.period_reviews_outstanding;
create index period_reviews_outstanding on public.period_reviews (tries, last_day desc)
  where made_at is null or asked_anew_at is not null;

grant create on schema app to app_definer;

-- False where there is none, or it is being made.
create function app.ask_review_anew(review uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.period_reviews r set asked_anew_at = now(), tries = 0
    where r.instance_id = app.instance_id() and r.user_id = auth.uid() and r.id = review
      and r.made_at is not null and r.asked_anew_at is null;
  return found;
end $$;

create or replace function app.take_period_review() returns table (id uuid, instance_id uuid)
language sql security definer set search_path = '' as $$
  update public.period_reviews r set tries = r.tries + 1
  from (
    select w.instance_id, w.id from public.period_reviews w
    where (w.made_at is null or w.asked_anew_at is not null) and w.tries < 5
    order by w.tries, w.last_day desc limit 1 for update skip locked) next
  where r.instance_id = next.instance_id and r.id = next.id returning r.id, r.instance_id
$$;

create or replace function app.texts_of_review(review_instance uuid, review uuid, after uuid, most integer)
returns table (entry_id uuid, text text)
language sql stable security definer set search_path = '' as $$
  select e.id, left(e.text, 20000)
  from public.period_reviews r
  cross join lateral app.entries_of_review(r) found
  join public.entries e on e.instance_id = r.instance_id and e.id = found.entry_id and e.user_id = r.user_id
  where r.instance_id = review_instance and r.id = review and (r.made_at is null or r.asked_anew_at is not null)
    and e.id > after
  order by e.id limit most
$$;

-- Makes a review of its entries but the hidden ones.
create or replace function app.make_period_review(review_instance uuid, review uuid, hidden uuid[]) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  r public.period_reviews;
  before public.period_reviews;
  made jsonb;
begin
  select * into r from public.period_reviews p
    where p.instance_id = review_instance and p.id = review and (p.made_at is null or p.asked_anew_at is not null) for update;
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
  update public.period_reviews p set facts = made, made_at = now(), asked_anew_at = null
    where p.instance_id = r.instance_id and p.id = r.id;
  return true;
end $$;

alter function app.ask_review_anew(uuid) owner to app_definer;
alter function app.take_period_review() owner to app_definer;
alter function app.texts_of_review(uuid, uuid, uuid, integer) owner to app_definer;
alter function app.make_period_review(uuid, uuid, uuid[]) owner to app_definer;
grant execute on function app.ask_review_anew(uuid) to authenticated;
revoke create on schema app from app_definer;
