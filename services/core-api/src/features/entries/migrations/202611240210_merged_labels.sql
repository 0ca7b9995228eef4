-- Tags and people that became others: where a text names the old one, its entry has the new one.

alter table public.tags
  add column merged_into uuid check (merged_into <> id),
  add constraint tags_merged_into foreign key (instance_id, user_id, merged_into)
    references public.tags (instance_id, user_id, id) on delete cascade;
create index tags_merged_into on public.tags (instance_id, user_id, merged_into) where merged_into is not null;
alter table public.people
  add column merged_into uuid check (merged_into <> id),
  add constraint people_merged_into foreign key (instance_id, user_id, merged_into)
    references public.people (instance_id, user_id, id) on delete cascade;
create index people_merged_into on public.people (instance_id, user_id, merged_into) where merged_into is not null;
grant insert (merged_into), update (key, merged_into) on public.tags, public.people to authenticated;

create or replace function app.label_imported(at_instance uuid, person uuid, batch jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tags (instance_id, user_id, key, label)
    select distinct on (l.key) at_instance, person, l.key, l.label
    from app.labels_of_imported(at_instance, person, batch, 'tag') l
    on conflict (instance_id, user_id, key) do nothing;
  insert into public.people (instance_id, user_id, key, label)
    select distinct on (l.key) at_instance, person, l.key, l.label
    from app.labels_of_imported(at_instance, person, batch, 'person') l
    on conflict (instance_id, user_id, key) do nothing;
  insert into public.entry_tags (instance_id, user_id, entry_id, tag_id, is_by_hand)
    select at_instance, person, l.entry_id, coalesce(t.merged_into, t.id), bool_or(l.is_by_hand)
    from app.labels_of_imported(at_instance, person, batch, 'tag') l
    join public.tags t on t.instance_id = at_instance and t.user_id = person and t.key = l.key
    group by l.entry_id, coalesce(t.merged_into, t.id);
  insert into public.entry_people (instance_id, user_id, entry_id, person_id, is_by_hand)
    select at_instance, person, l.entry_id, coalesce(p.merged_into, p.id), bool_or(l.is_by_hand)
    from app.labels_of_imported(at_instance, person, batch, 'person') l
    join public.people p on p.instance_id = at_instance and p.user_id = person and p.key = l.key
    group by l.entry_id, coalesce(p.merged_into, p.id);
end $$;
