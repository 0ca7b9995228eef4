-- What others bring to an address is counted by itself: nobody but the person uses up the mails of their hour.

grant create on schema app to app_definer;

alter table app.mail_arrivals alter column arrived set default 0;
alter table app.mail_arrivals add column others_began_at timestamptz not null default now();
alter table app.mail_arrivals add column others_arrived integer not null default 0;

-- Busy is who can take nothing more, from themself or from others.
create or replace function app.find_mail_address(of_hash bytea)
returns table (instance_id uuid, user_id uuid, email text, is_busy boolean)
language sql stable security definer set search_path = '' as $$
  select a.instance_id, a.user_id, u.email,
    coalesce(came.others >= 300 or came.own >= 60 and came.others >= 60, false)
  from app.mail_address_hashes h
  join public.mail_addresses a on a.instance_id = h.instance_id and a.id = h.address_id
  join auth.users u on u.id = a.user_id
  left join lateral (
    select case when m.began_at > now() - interval '1 hour' then m.arrived else 0 end as own,
      case when m.others_began_at > now() - interval '1 hour' then m.others_arrived else 0 end as others
    from app.mail_arrivals m where m.instance_id = a.instance_id and m.user_id = a.user_id) came on true
  where h.token_hash = of_hash and coalesce(h.taken_until > now(), true)
    and a.removed_at is null and app.may_tell_of(a.instance_id, a.user_id)
$$;

drop function app.count_mail(bytea);
-- Counts a mail as the person's own or as one of others, where fewer than `most` of these came within the hour that began
-- with the first. It says `taken`, `busy` or `missing`.
create function app.count_mail(of_hash bytea, is_own boolean, most integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  whose record;
begin
  select f.* into whose from app.find_mail_address(of_hash) f;
  if not found then
    return 'missing';
  end if;
  perform set_config('app.instance_id', whose.instance_id::text, true);
  insert into app.mail_arrivals (instance_id, user_id) values (whose.instance_id, whose.user_id) on conflict do nothing;
  if is_own then
    update app.mail_arrivals m set
        began_at = case when m.began_at > now() - interval '1 hour' then m.began_at else now() end,
        arrived = case when m.began_at > now() - interval '1 hour' then m.arrived + 1 else 1 end
      where m.instance_id = whose.instance_id and m.user_id = whose.user_id
        and (m.arrived < most or m.began_at <= now() - interval '1 hour');
  else
    update app.mail_arrivals m set
        others_began_at = case when m.others_began_at > now() - interval '1 hour' then m.others_began_at else now() end,
        others_arrived = case when m.others_began_at > now() - interval '1 hour' then m.others_arrived + 1 else 1 end
      where m.instance_id = whose.instance_id and m.user_id = whose.user_id
        and (m.others_arrived < most or m.others_began_at <= now() - interval '1 hour');
  end if;
  return case when found then 'taken' else 'busy' end;
end $$;
alter function app.count_mail(bytea, boolean, integer) owner to app_definer;
revoke execute on function app.count_mail(bytea, boolean, integer) from public;
grant execute on function app.count_mail(bytea, boolean, integer) to worker;

revoke create on schema app from app_definer;
