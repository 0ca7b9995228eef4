import type { Person } from './person.ts';

/** Entries that are written at once. */
const AT_ONCE = 25;

/** Writes entries with ids of their own: a service that is busy refuses some, and what is sent again is there once. */
export async function writeRows({ client }: Person, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await writeAtLast(client, rows.slice(from, from + AT_ONCE));
  }
}

async function writeAtLast(client: Person['client'], rows: object[], tries = 5): Promise<void> {
  const { error } = await client
    .from('entries')
    .upsert(rows, { onConflict: 'instance_id,id', ignoreDuplicates: true });
  if (!error) return;
  if (tries === 1) throw error;
  await writeAtLast(client, rows, tries - 1);
}
