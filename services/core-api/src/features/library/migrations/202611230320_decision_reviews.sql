-- What came of a decision, said by the person who made it on the day when it was clear.
create table public.decision_reviews (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  entry_id uuid not null,
  outcome text not null check (outcome in ('yes', 'partly', 'no')),
  note text not null default '' check (char_length(note) <= 5000),
  reviewed_at timestamptz not null default now(),
  primary key (instance_id, user_id, entry_id),
  foreign key (instance_id, user_id, entry_id) references public.entries (instance_id, user_id, id) on delete cascade
);
select app.protect('public.decision_reviews');
create policy own_rows on public.decision_reviews to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, insert (instance_id, user_id, entry_id, outcome, note), update (outcome, note)
  on public.decision_reviews to authenticated;
grant all on public.decision_reviews to service_role;
grant select, delete on public.decision_reviews to app_purger;
