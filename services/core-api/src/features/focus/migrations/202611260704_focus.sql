-- Focus: sessions of a timer, worked out of what happened to it on any device, and what somebody wants to do on a day.
grant create on schema app to app_definer, app_purger;

-- A session after its events, as the domain's `foldTimers` has it.
create table public.focus_sessions (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  mode text not null check (mode in ('countdown', 'pomodoro', 'flow')),
  intention text not null default '' check (char_length(intention) <= 300),
  target jsonb check (octet_length(target::text) <= 2000),
  -- The line of the day's list that it was for, though that be gone.
  intention_id uuid,
  -- Seconds of a round; none where it flows.
  planned_seconds integer check (planned_seconds between 60 and 57600),
  state text not null default 'focus' check (state in ('focus', 'paused', 'break', 'ended')),
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  focused_seconds integer not null default 0 check (focused_seconds between 0 and 57600),
  overtime_seconds integer not null default 0 check (overtime_seconds between 0 and 57600),
  rounds smallint not null default 0 check (rounds between 0 and 500),
  interruptions smallint not null default 0 check (interruptions between 0 and 500),
  -- From and until of each stretch of focus that is over, in milliseconds since 1970.
  spans jsonb not null default '[]' check (jsonb_typeof(spans) = 'array' and octet_length(spans::text) <= 40000),
  note text not null default '' check (char_length(note) <= 500),
  mood_before smallint check (mood_before between -100 and 100),
  mood_after smallint check (mood_after between -100 and 100),
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  check ((ended_at is not null) = (state = 'ended')),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index focus_sessions_latest on public.focus_sessions (instance_id, user_id, started_at desc);
create index focus_sessions_removed on public.focus_sessions (removed_at) where removed_at is not null;
select app.protect('public.focus_sessions');
create trigger touch before update on public.focus_sessions for each row execute function app.touch();
create trigger require_feature before insert on public.focus_sessions
  for each row execute function app.require_feature('productivity');
create policy own_rows on public.focus_sessions to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete,
  insert (instance_id, id, user_id, mode, intention, target, intention_id, planned_seconds, state, started_at, ended_at,
    focused_seconds, overtime_seconds, rounds, interruptions, spans, note, mood_before, mood_after, removed_at),
  update (intention, planned_seconds, state, started_at, ended_at, focused_seconds, overtime_seconds, rounds,
    interruptions, spans, note, mood_before, mood_after, removed_at)
  on public.focus_sessions to authenticated;
grant all on public.focus_sessions to service_role;
grant select, delete on public.focus_sessions to app_purger;

-- What happened to a timer, by the service's clock. Nothing of it changes; with its session it goes.
create table public.focus_events (
  instance_id uuid not null default app.instance_id(),
  id uuid not null,
  user_id uuid not null default auth.uid(),
  session_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in
    ('start', 'pause', 'resume', 'interrupt', 'break', 'back', 'extend', 'end', 'say', 'remove', 'restore')),
  data jsonb not null default '{}' check (octet_length(data::text) <= 6000),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id, session_id) references public.focus_sessions (instance_id, user_id, id)
    on delete cascade
);
create index focus_events_session on public.focus_events (instance_id, user_id, session_id);
create index focus_events_new on public.focus_events (instance_id, user_id, created_at);
select app.protect('public.focus_events');
create policy own_rows on public.focus_events to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert (instance_id, id, user_id, session_id, at, kind, data) on public.focus_events to authenticated;
grant all on public.focus_events to service_role;
grant select, delete on public.focus_events to app_purger;
alter publication supabase_realtime add table public.focus_events;

-- Nobody fills the tables: 500 events of a session, 3000 within a day.
create function app.limit_focus_events() returns trigger language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.focus_events e
      where e.instance_id = new.instance_id and e.user_id = new.user_id and e.session_id = new.session_id) >= 500
    or (select count(*) from public.focus_events e
      where e.instance_id = new.instance_id and e.user_id = new.user_id and e.created_at > now() - interval '1 day') >= 3000
  then
    raise exception 'That is more than a timer can hear' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger limit_kept before insert on public.focus_events
  for each row when (current_user = 'authenticated') execute function app.limit_focus_events();

create table public.focus_settings (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  mode text not null default 'countdown' check (mode in ('countdown', 'pomodoro', 'flow')),
  minutes smallint not null default 50 check (minutes between 1 and 240),
  round_minutes smallint not null default 25 check (round_minutes between 1 and 240),
  short_break smallint not null default 5 check (short_break between 1 and 120),
  long_break smallint not null default 15 check (long_break between 1 and 120),
  is_break_whole_screen boolean not null default false,
  asks_for_mood boolean not null default true,
  tells_when_over boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.focus_settings');
create trigger touch before update on public.focus_settings for each row execute function app.touch();
create trigger require_feature before insert on public.focus_settings
  for each row execute function app.require_feature('productivity');
create policy own_rows on public.focus_settings to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete,
  insert (instance_id, user_id, mode, minutes, round_minutes, short_break, long_break, is_break_whole_screen, asks_for_mood,
    tells_when_over),
  update (user_id, mode, minutes, round_minutes, short_break, long_break, is_break_whole_screen, asks_for_mood, tells_when_over)
  on public.focus_settings to authenticated;
grant all on public.focus_settings to service_role;
grant select, delete on public.focus_settings to app_purger;

-- What somebody wants to do on a day, in their order, with its time where it has one.
create table public.focus_intentions (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  day date not null check (day between '1900-01-01' and '2200-01-01'),
  rank text collate "C" not null check (rank ~ '^[0-9A-Za-z]{1,200}$'),
  title text not null check (btrim(title) <> '' and char_length(title) <= 300),
  target jsonb check (octet_length(target::text) <= 2000),
  minutes smallint not null default 30 check (minutes between 5 and 720),
  -- Minutes since midnight by the person's clocks.
  starts_at smallint check (starts_at between 0 and 1439),
  done_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index focus_intentions_day on public.focus_intentions (instance_id, user_id, day);
create index focus_intentions_removed on public.focus_intentions (removed_at) where removed_at is not null;
select app.protect('public.focus_intentions');
create trigger touch before update on public.focus_intentions for each row execute function app.touch();
create trigger require_feature before insert on public.focus_intentions
  for each row execute function app.require_feature('productivity');
create policy own_rows on public.focus_intentions to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete,
  insert (instance_id, id, user_id, day, rank, title, target, minutes, starts_at, done_at, removed_at),
  update (user_id, day, rank, title, target, minutes, starts_at, done_at, removed_at)
  on public.focus_intentions to authenticated;
grant all on public.focus_intentions to service_role;
grant select, delete on public.focus_intentions to app_purger;

-- 60 lines of a day, 20,000 in all.
create function app.limit_focus_intentions() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('focus intentions ' || new.instance_id || new.user_id, 0));
  if (select count(*) from public.focus_intentions i
      where i.instance_id = new.instance_id and i.user_id = new.user_id and i.day = new.day and i.id <> new.id) >= 60
    or (select count(*) from public.focus_intentions i
      where i.instance_id = new.instance_id and i.user_id = new.user_id) >= 20000
  then
    raise exception 'That is more than a day can hold' using errcode = 'PT413';
  end if;
  return new;
end $$;
create trigger limit_kept before insert or update of day on public.focus_intentions
  for each row when (current_user = 'authenticated') execute function app.limit_focus_intentions();

-- What was removed can be brought back for a while.
create function app.empty_bin_of_focus(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  sessions integer;
  intentions integer;
begin
  delete from public.focus_sessions where (instance_id, id) in (
    select instance_id, id from public.focus_sessions where removed_at < kept_since limit most);
  get diagnostics sessions = row_count;
  delete from public.focus_intentions where (instance_id, id) in (
    select instance_id, id from public.focus_intentions where removed_at < kept_since limit most);
  get diagnostics intentions = row_count;
  return sessions + intentions;
end $$;
alter function app.empty_bin_of_focus(timestamptz, integer) owner to app_purger;
grant execute on function app.empty_bin_of_focus(timestamptz, integer) to worker;

revoke create on schema app from app_definer, app_purger;
