-- Of what is told by pseudonyms one row that fails is left out and said in the log; the others of the hour are told.
grant create on schema app to app_definer;

-- Tells whoever is replied to of one reply by a pseudonym, or moderators of what waits for them.
create function app.tell_of_pseudonym(r public.community_posts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  above public.community_posts;
begin
  if r.taken_back_at is not null then
    return;
  elsif r.state = 'held' then
    perform app.tell_moderators(r.id, r.user_id);
  elsif r.state = 'visible' then
    select o.* into above from public.community_posts o
      where o.instance_id = r.instance_id and o.id = r.parent_id and o.state = 'visible' and o.taken_back_at is null
        and (o.circle_id is null or exists (select from public.circle_members m where m.instance_id = o.instance_id
          and m.circle_id = o.circle_id and m.user_id = o.user_id and m.state = 'member'))
        and not exists (select from public.community_filters f where f.instance_id = r.instance_id
          and f.user_id = o.user_id and f.persona_id = r.persona_id);
    if not found then
      return;
    end if;
    perform app.notify(r.instance_id, above.user_id, 'community.reply', concat('post ', above.id),
        concat('/groups/posts/', above.id),
        jsonb_build_object('person', a.pseudonym, 'title', app.place_name(r.circle_id)), r.id, r.user_id)
      from public.community_personas a where a.instance_id = r.instance_id and a.id = r.persona_id;
    update public.notifications set happened_at = r.shown_at
      where instance_id = r.instance_id and user_id = above.user_id and sources @> array[r.id];
  end if;
end $$;
alter function app.tell_of_pseudonym(public.community_posts) owner to app_definer;

-- The same as before, row by row. What fails because others write at the same moment fails as a whole and is told later.
create or replace function app.tell_of_pseudonyms(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  r public.community_posts;
  amount integer := 0;
begin
  for r in with taken as (
      update public.community_posts p set is_untold = false where (p.instance_id, p.id) in (
        select o.instance_id, o.id from public.community_posts o where o.is_untold order by o.id limit most
        for update skip locked)
      returning p.*) select * from taken order by id loop
    amount := amount + 1;
    begin
      perform set_config('app.instance_id', r.instance_id::text, true);
      perform app.tell_of_pseudonym(r);
    exception
      when transaction_rollback or insufficient_resources or operator_intervention or lock_not_available then
        raise;
      when others then
        raise warning 'Nobody is told of the post %: % (%)', r.id, sqlerrm, sqlstate;
    end;
  end loop;
  perform set_config('app.instance_id', '', true);
  return amount;
end $$;

revoke create on schema app from app_definer;
