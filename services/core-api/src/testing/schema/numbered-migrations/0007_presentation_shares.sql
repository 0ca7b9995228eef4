-- Public read-only links to a presentation.

create table public.presentation_shares (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null check (char_length(title) between 1 and 200),
  presentation_type text not null check (presentation_type in ('session', 'overall')),
  presentation_data jsonb not null check (jsonb_typeof(presentation_data) = 'object'),
  -- 244 random bits as base64url.
  share_token text not null default
    rtrim(translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '='),
  source_id uuid,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, share_token),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, source_id) references public.entries (instance_id, id) on delete cascade
);
create index presentation_shares_of_person
  on public.presentation_shares (instance_id, user_id, presentation_type, title) where revoked_at is null;
create index presentation_shares_source on public.presentation_shares (instance_id, source_id);
select app.protect('public.presentation_shares');

create policy own_shares_read on public.presentation_shares for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_shares_create on public.presentation_shares for insert to authenticated
  with check (user_id = (select auth.uid()));
-- Revoking is for good: a link never comes back to life.
create policy own_shares_revoke on public.presentation_shares for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and revoked_at is not null);
create policy own_shares_delete on public.presentation_shares for delete to authenticated
  using (user_id = (select auth.uid()));
create policy own_source on public.presentation_shares as restrictive for insert to authenticated with check (
  source_id is null or exists (select from public.entries e
    where e.instance_id = presentation_shares.instance_id and e.id = source_id and e.user_id = (select auth.uid())));

grant select, delete, insert (id, user_id, title, presentation_type, presentation_data, source_id), update (revoked_at)
  on public.presentation_shares to authenticated;
grant all on public.presentation_shares to service_role;
grant select on public.presentation_shares to app_definer;

-- What a token opens at this instance; nothing for a missing or revoked one, or another instance's. Lives in a schema
-- that the data API does not serve: what leaves is first reduced to the permitted sections.
create function app.find_share(token text)
returns table (title text, presentation_type text, presentation_data jsonb, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select title, presentation_type, presentation_data, created_at
  from public.presentation_shares
  where instance_id = app.instance_id() and share_token = token and revoked_at is null
$$;
alter function app.find_share(text) owner to app_definer;
grant execute on function app.find_share(text) to anon, authenticated;
