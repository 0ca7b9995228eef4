import { asOwner } from '@reflectory/runtime/database';
import type { SeedReport } from './prepare-database.ts';

/** What a database was prepared with, and what that told. */
type Preparation = { sources: string; report: SeedReport };

/**
 * What was told when these sources prepared a database; null when others did, or none. It lies at the list of migrations,
 * so that it goes along with a dump. The roles that services sign in as get their passwords.
 */
export function findPreparation(
  ownerUrl: string,
  sources: string,
  passwords: Readonly<Record<string, string>> = {},
): Promise<SeedReport | null> {
  return asOwner(ownerUrl, async (tx) => {
    const [row] = await tx.query<{ comment: string | null }>(
      "select obj_description(to_regclass('app.schema_migrations'), 'pg_class') as comment",
    );
    if (!row?.comment) return null;
    const preparation = JSON.parse(row.comment) as Preparation;
    if (preparation.sources !== sources) return null;
    for (const [role, password] of Object.entries(passwords)) {
      await execute(tx, 'alter role %I password %L', role, password);
    }
    return preparation.report;
  });
}

/** Remembers what a database was prepared with. */
export async function keepPreparation(ownerUrl: string, preparation: Preparation): Promise<void> {
  await asOwner(ownerUrl, (tx) =>
    execute(tx, 'comment on table app.schema_migrations is %L', JSON.stringify(preparation)),
  );
}

/** Runs a statement that takes no parameters. */
async function execute(
  tx: { query: (text: string, values?: readonly unknown[]) => Promise<unknown> },
  format: string,
  ...values: string[]
): Promise<void> {
  const [row] = (await tx.query('select format($1, variadic $2::text[]) as statement', [format, values])) as [
    { statement: string },
  ];
  await tx.query(row.statement);
}
