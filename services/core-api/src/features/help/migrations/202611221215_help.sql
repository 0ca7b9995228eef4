-- Whom to call, country by country, as an instance says.

-- Whom an instance names to its people for help in need. No row comes with the product: each says from where it is known
-- and when that was checked.
create table public.help_contacts (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  phone text check (phone ~ '^[0-9+*#][0-9+*# ()./-]{1,29}$'),
  url text check (url ~ '^https://[^[:space:]]{3,}$' and char_length(url) <= 300),
  note text not null default '' check (char_length(note) <= 300),
  source text not null check (char_length(btrim(source)) between 3 and 300),
  -- A day of difference: somewhere it is tomorrow already.
  checked_on date not null check (checked_on <= current_date + 1),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  check (phone is not null or url is not null)
);
select app.protect('public.help_contacts');
create policy everyone_reads on public.help_contacts for select using (true);
create policy admins_write on public.help_contacts to authenticated
  using ((select app.is_instance_admin())) with check ((select app.is_instance_admin()));
grant select on public.help_contacts to anon, authenticated;
grant insert (instance_id, id, country_code, name, phone, url, note, source, checked_on),
  update (country_code, name, phone, url, note, source, checked_on), delete
  on public.help_contacts to authenticated;
grant all on public.help_contacts to service_role;
create trigger touch before update on public.help_contacts for each row execute function app.touch();
