-- How somebody said they were, alone or with an entry. Nothing here is worked out from anything else.

create table public.mood_check_ins (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  entry_id uuid,
  pleasantness smallint not null check (pleasantness between -100 and 100),
  energy smallint not null check (energy between -100 and 100),
  feeling text check (feeling ~ '^[a-z][a-z-]{0,39}$'),
  -- Keys of the product's activities, and words of the person's own.
  activities text[] not null default '{}' check (
    cardinality(activities) <= 40 and array_position(activities, null) is null
    and char_length(array_to_string(activities, '')) <= 1600),
  sleep_minutes smallint check (sleep_minutes between 0 and 1440),
  note text not null default '' check (char_length(note) <= 2000),
  felt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, entry_id) references public.entries (instance_id, id) on delete set null (entry_id)
);
create index mood_check_ins_latest on public.mood_check_ins (instance_id, user_id, felt_at desc);
create index mood_check_ins_entry on public.mood_check_ins (instance_id, entry_id) where entry_id is not null;
select app.protect('public.mood_check_ins');
create trigger touch before update on public.mood_check_ins for each row execute function app.touch();

create policy own_rows on public.mood_check_ins to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- It must belong to an entry of the same person, which the foreign key alone does not say.
create policy own_entry on public.mood_check_ins as restrictive to authenticated using (true) with check (
  entry_id is null or exists (select from public.entries e
    where e.instance_id = mood_check_ins.instance_id and e.id = entry_id and e.user_id = (select auth.uid())));
grant select, delete,
  insert (instance_id, id, user_id, entry_id, pleasantness, energy, feeling, activities, sleep_minutes, note, felt_at),
  update (id, user_id, entry_id, pleasantness, energy, feeling, activities, sleep_minutes, note, felt_at)
  on public.mood_check_ins to authenticated;
grant all on public.mood_check_ins to service_role;
grant select, delete on public.mood_check_ins to app_purger;

create trigger forget_words after delete on public.mood_check_ins
  referencing old table as gone for each statement execute function app.forget_deleted_words();
