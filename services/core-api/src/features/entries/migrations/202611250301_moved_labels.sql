-- An entry that is given another label is indexed once, and not for the one that comes and for the one that goes.

grant update (tag_id) on public.entry_tags to authenticated;
grant update (person_id) on public.entry_people to authenticated;
