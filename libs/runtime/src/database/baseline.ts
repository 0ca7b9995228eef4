import type { Client } from 'pg';
import { type SqlFile, SqlFileError } from './sql-files.ts';

/** Migrations that were squashed: the first files make at once what others made one by one. */
export type Baseline = {
  /** Timestamp of the last file that stands for what was squashed. */
  last: string;
  /** The version that ends with what was squashed, in words for a person. */
  version: string;
  /** What was squashed: name → SHA-256 in hexadecimal, in order. */
  replaces: Readonly<Record<string, string>>;
  /** Migrations that came after those and have another name now: old name → new name. */
  renamed: Readonly<Record<string, string>>;
};

type Applied = { name: string; checksum: string };

/**
 * Notes the baseline as applied where a database has everything that it stands for.
 *
 * @throws SqlFileError when it has a part of that, or something else under its name; then nothing has changed
 */
export async function carryOver(
  client: Client,
  files: readonly SqlFile[],
  { journal, baseline }: { journal: string; baseline: Baseline },
): Promise<void> {
  const { last, version, replaces, renamed } = baseline;
  const names = Object.keys(replaces);
  await client.query('begin');
  try {
    // A second runner waits here, and then finds the work done.
    await client.query(`lock table ${journal} in exclusive mode`);
    const { rows } = await client.query<Applied>(
      `select name, checksum from ${journal} where name = any ($1) order by name`,
      [names],
    );
    if (rows.length > 0) {
      const changed = rows.find(({ name, checksum }) => replaces[name] !== checksum);
      if (changed) throw new SqlFileError(`${changed.name}: was changed after it was applied`);
      if (rows.length < names.length) throw new SqlFileError(advice(rows, names, version));
      await client.query(`delete from ${journal} where name = any ($1)`, [names]);
      for (const { name, checksum } of files.filter((file) => timestampOf(file) <= last)) {
        await client.query(`insert into ${journal} (name, checksum) values ($1, $2)`, [name, checksum]);
      }
    }
    for (const [before, now] of Object.entries(renamed)) {
      await client.query(`update ${journal} set name = $2 where name = $1`, [before, now]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The timestamp that a migration's name begins with. */
export const timestampOf = ({ name }: Pick<SqlFile, 'name'>): string => name.slice(0, 12);

function advice(applied: readonly Applied[], names: readonly string[], version: string): string {
  const stand = applied.at(-1)?.name ?? '';
  const missing = names.find((name) => !applied.some((one) => one.name === name));
  return `This database stands at ${stand} and lacks ${missing}: start version ${version} once, which carries it over, and then this one. Nothing was changed`;
}
