import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from '../testing/owner.ts';
import type { Ledger } from './ledger.ts';
import type { Writer } from './writer.ts';

/** Milliseconds within which a mail that was begun by a worker that died is sent by another. */
const MAILS_MS = 180_000;
/** Milliseconds within which a change is told. */
const CHANGE_MS = 10_000;

/** Mails that somebody is owed and did not get. */
export async function verifyMails(outboxDir: string, owner: Owner, { leaving }: Ledger): Promise<string[]> {
  const deadline = Date.now() + MAILS_MS;
  for (;;) {
    const [row] = await owner.query<{ unsent: number }>(
      'select count(*)::int as unsent from app.account_notices where sent_at is null',
    );
    if (row?.unsent === 0 || Date.now() > deadline) break;
    await sleep(250);
  }
  const names = (await readdir(outboxDir).catch(() => [])).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(
    names.map(async (name): Promise<{ to: string }> =>
      JSON.parse(await readFile(path.join(outboxDir, name), 'utf8')),
    ),
  );
  const addresses = new Set(mails.map(({ to }) => to));
  return leaving
    .filter(({ email, isAcknowledged }) => isAcknowledged && !addresses.has(email))
    .map(({ email }) => `${email}: the mail was lost`);
}

/** Whether changes are told again, to a socket through gateway and core-api. */
export async function verifyChanges({ client }: Writer): Promise<string[]> {
  const heard = Promise.withResolvers<string>();
  const joined = Promise.withResolvers<void>();
  const id = randomUUID();
  const channel = client
    .channel(`kill ${id}`)
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'appends_by_id' }, (change) => {
      if (change.new['id'] === id) heard.resolve('heard');
    })
    .on('system', {}, ({ extension, status }: { extension: string; status: string }) => {
      if (extension === 'postgres_changes' && status === 'ok') joined.resolve();
    })
    .subscribe();
  const late = sleep(CHANGE_MS, 'late', { ref: false });
  const isJoined = await Promise.race([joined.promise, late]);
  const { error } = await client.from('appends_by_id').insert({ id, note: 'the last one' });
  const outcome = isJoined === 'late' || error ? 'late' : await Promise.race([heard.promise, late]);
  await client.removeChannel(channel);
  client.realtime.disconnect();
  return outcome === 'heard' ? [] : ['a change was not told to a socket after the kills'];
}

/** Settings of PostgreSQL without which what it says is committed can be lost. */
export async function verifySettings(owner: Owner): Promise<string[]> {
  const wanted = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
  const rows = await owner.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any ($1)',
    [Object.keys(wanted)],
  );
  return rows.filter(({ setting }) => setting !== 'on').map(({ name, setting }) => `${name} is ${setting}`);
}
