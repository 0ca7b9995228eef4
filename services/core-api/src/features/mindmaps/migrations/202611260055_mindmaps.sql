grant create on schema app to app_definer;

-- Mind maps: a map is its centre, nodes are its branches and what hangs on them. Several people change them together.
create table public.mindmaps (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- The text of the centre.
  title text not null default '' check (char_length(title) <= 200),
  note text not null default '' check (char_length(note) <= 10000),
  layout text not null default 'both' check (layout in ('side', 'both', 'tree', 'free')),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index mindmaps_person on public.mindmaps (instance_id, user_id);
select app.protect('public.mindmaps');
select app.share('public.mindmaps', 'mindmap');
create trigger touch before update on public.mindmaps for each row execute function app.touch();
create trigger require_feature before insert on public.mindmaps
  for each row execute function app.require_feature('mindmaps');
grant select on public.mindmaps to anon, authenticated;
grant insert (instance_id, id, user_id, title, note, layout), update (title, note, layout, deleted_at, user_id), delete
  on public.mindmaps to authenticated;
grant select, delete on public.mindmaps to app_purger;
grant all on public.mindmaps to service_role;
select app.edit_together('public.mindmaps', 'mindmap', most => 500);

create table public.mindmap_nodes (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  map_id uuid not null,
  -- Null for a branch of the centre.
  parent_id uuid,
  rank text collate "C" not null check (rank ~ '^[0-9A-Za-z]{1,100}$'),
  text text not null default '' check (char_length(text) <= 500),
  note text not null default '' check (char_length(note) <= 10000),
  icon text check (char_length(icon) <= 20),
  -- A family of the emotion palette; null has that of what it hangs on.
  colour text check (char_length(colour) <= 20),
  -- Where a branch is in a layout with two sides; null leaves it to the layout.
  side text check (side in ('start', 'end')),
  is_folded boolean not null default false,
  -- Where somebody put it, in the free layout.
  place jsonb check (octet_length(place::text) <= 200),
  -- What it leads to; whoever may see that sees it there.
  link jsonb check (octet_length(link::text) <= 8200),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, map_id, id),
  foreign key (instance_id, map_id) references public.mindmaps (instance_id, id) on delete cascade,
  foreign key (instance_id, map_id, parent_id) references public.mindmap_nodes (instance_id, map_id, id)
    on delete set null (parent_id)
);
create index mindmap_nodes_parent on public.mindmap_nodes (instance_id, map_id, parent_id);

-- Leads from one node to another, besides the tree.
create table public.mindmap_edges (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  map_id uuid not null,
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  label text not null default '' check (char_length(label) <= 120),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, map_id) references public.mindmaps (instance_id, id) on delete cascade,
  foreign key (instance_id, map_id, from_id) references public.mindmap_nodes (instance_id, map_id, id) on delete cascade,
  foreign key (instance_id, map_id, to_id) references public.mindmap_nodes (instance_id, map_id, id) on delete cascade
);
create index mindmap_edges_from on public.mindmap_edges (instance_id, map_id, from_id);
create index mindmap_edges_to on public.mindmap_edges (instance_id, map_id, to_id);

do $$
declare
  target text;
begin
  foreach target in array array['public.mindmap_nodes', 'public.mindmap_edges'] loop
    perform app.protect(target::regclass);
    execute format('create policy shared_view on %s for select to anon, authenticated
      using (map_id = any ((select app.shared(''mindmap'', ''view''))::uuid[]))', target);
    execute format('create policy shared_add on %s for insert to authenticated
      with check (map_id = any ((select app.shared(''mindmap'', ''edit''))::uuid[]))', target);
    execute format('create policy shared_edit on %s for update to authenticated
      using (map_id = any ((select app.shared(''mindmap'', ''edit''))::uuid[]))', target);
    execute format('create trigger require_feature before insert on %s
      for each row execute function app.require_feature(''mindmaps'')', target);
    execute format('grant select on %s to anon, authenticated', target);
    execute format('grant select, delete on %s to app_purger', target);
    execute format('grant all on %s to service_role', target);
    perform app.edit_together(target::regclass, 'mindmap', 'map_id');
  end loop;
end $$;
grant insert (instance_id, id, map_id, parent_id, rank, text, note, icon, colour, side, is_folded, place, link),
  update (parent_id, rank, text, note, icon, colour, side, is_folded, place, link, deleted_at)
  on public.mindmap_nodes to authenticated;
grant insert (instance_id, id, map_id, from_id, to_id, label), update (label, deleted_at) on public.mindmap_edges to authenticated;

-- Two people may each hang a branch below the other's: the second of them hears that it is not possible.
create function app.keep_map_a_tree() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (
    with recursive above (id, parent_id, level) as (
      select n.id, n.parent_id, 1 from public.mindmap_nodes n
        where n.instance_id = new.instance_id and n.map_id = new.map_id and n.id = new.parent_id
      union all
      select n.id, n.parent_id, a.level + 1 from above a
        join public.mindmap_nodes n on n.instance_id = new.instance_id and n.map_id = new.map_id and n.id = a.parent_id
        where a.id <> new.id and a.level < 1000
    )
    select from above where id = new.id)
  then
    raise exception 'A node cannot hang on itself' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger keep_a_tree before update of parent_id on public.mindmap_nodes
  for each row when (new.parent_id is not null and new.parent_id is distinct from old.parent_id)
  execute function app.keep_map_a_tree();

-- Lists say when a map was changed last: of many changes one within a minute is noted.
create function app.note_map_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.mindmaps set updated_at = now()
    where instance_id = new.instance_id and id = new.map_id and updated_at < now() - interval '1 minute';
  return null;
end $$;
alter function app.note_map_change() owner to app_definer;
grant select, update on public.mindmaps to app_definer;
create trigger note_map_change after insert or update on public.mindmap_nodes
  for each row execute function app.note_map_change();

revoke create on schema app from app_definer;
