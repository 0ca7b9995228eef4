import { GeneratorError, type Kind, requireName } from '../plan.ts';

const usage = 'migration <feature> <table-in-kebab-case>';
const FEATURES = 'services/core-api/src/features';

/** A migration that creates an instance table: protected, owned by its person, indexed by instance. */
export const migration: Kind = {
  usage,
  summary: 'a protected table in a new migration of core-api',
  plan([feature, table], workspace) {
    const folder = `${FEATURES}/${requireName(feature, usage)}`;
    if (!workspace.exists(folder)) throw new GeneratorError(`${folder} is no feature`);
    const name = requireName(table, usage).replaceAll('-', '_');
    const timestamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 12);
    const file = `${folder}/migrations/${timestamp}_create_${name}.sql`;
    return {
      files: { [file]: migrationText(name) },
      next: [
        `Give ${file} its columns.`,
        'Name the table in tables.json of its area in libs/contracts/src, and run npm run generate.',
      ],
    };
  },
};

function migrationText(table: string): string {
  return `create table public.${table} (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index ${table}_of_person on public.${table} (instance_id, user_id, created_at desc);
select app.protect('public.${table}');

create policy own_rows on public.${table} for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select, insert, update, delete on public.${table} to authenticated;
`;
}
