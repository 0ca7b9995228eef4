-- Prompts of an instance stand in an order, and are switched off without being lost.
alter table public.library_prompts
  add column is_on boolean not null default true,
  -- Where it stands among those of its topic.
  add column place integer not null default 0;
update public.library_prompts p set place = ordered.place
from (select instance_id, id, row_number() over (partition by instance_id, topic order by created_at, id) as place
      from public.library_prompts) ordered
where ordered.instance_id = p.instance_id and ordered.id = p.id;
grant insert (is_on), update (is_on) on public.library_prompts to authenticated;

-- A member is offered what is on; whoever writes them sees all.
drop policy members_read on public.library_prompts;
create policy members_read on public.library_prompts for select to authenticated
  using (is_on and (select app.is_active_member()));

-- A new prompt, or one that changes its topic, stands last. More than a thousand are not kept: each call for prompts reads them all.
create function app.place_prompt() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Two who add at once would count the same.
  perform pg_advisory_xact_lock(hashtextextended('library_prompts ' || new.instance_id::text, 0));
  if tg_op = 'INSERT' and (select count(*) from public.library_prompts p where p.instance_id = new.instance_id) >= 1000 then
    raise exception 'A workspace keeps up to a thousand prompts' using errcode = 'PT413';
  end if;
  new.place := 1 + coalesce(
    (select max(p.place) from public.library_prompts p where p.instance_id = new.instance_id and p.topic = new.topic), 0);
  return new;
end $$;
create trigger place_inserted before insert on public.library_prompts
  for each row execute function app.place_prompt();
create trigger place_moved before update of topic on public.library_prompts
  for each row when (old.topic <> new.topic) execute function app.place_prompt();
grant update (place) on public.library_prompts to authenticated;
