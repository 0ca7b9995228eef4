import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from '../testing/owner.ts';
import type { Ledger } from './ledger.ts';
import { PASSWORD, type Writer } from './writer.ts';

/** People who are asked to sign in again, of many. */
const SAMPLE = 5;

/** Milliseconds for which what was interrupted may be tried again. */
const READING_MS = 180_000;

/** Waits until no entry is being read any more. */
async function untilRead(owner: Owner): Promise<void> {
  const end = Date.now() + READING_MS;
  const isReading = async () =>
    (await owner.query("select from entries where analysis_state = 'reading' limit 1")).length > 0;
  while (Date.now() < end && (await isReading())) await sleep(500);
}

/** Sessions of which entry, analysis and artwork are not all there exactly once. */
export async function verifySessions(owner: Owner, { sessions }: Ledger): Promise<string[]> {
  await untilRead(owner);
  const rows = await owner.query<{ id: string; status: string; made: string }>(
    `select s.id, s.status, concat_ws(' ', count(distinct e.id), count(distinct a.id), count(distinct w.id)) as made
     from sessions s
     left join entries e on e.session_id = s.id and e.instance_id = s.instance_id
     left join analyses a on a.entry_id = e.id and a.instance_id = e.instance_id
     left join artworks w on w.entry_id = e.id and w.instance_id = e.instance_id
     group by s.id, s.status`,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const findings = rows
    .filter(({ status, made }) => made !== (status === 'done' ? '1 1 1' : '0 0 0'))
    .map(({ id, status, made }) => `session ${id}: ${status}, but entry, analysis and artwork are ${made}`);
  for (const { sessionId, isAcknowledged } of sessions) {
    if (isAcknowledged && found.get(sessionId)?.status !== 'done')
      findings.push(`session ${sessionId}: lost`);
  }
  return findings;
}

/** Files whose bytes are not those that were sent, and rows without a file. */
export async function verifyFiles(owner: Owner, { client }: Writer, { files }: Ledger): Promise<string[]> {
  const rows = await owner.query<{ name: string }>(
    `select name from storage.objects where bucket_id = 'appends'`,
  );
  const names = new Set(rows.map(({ name }) => name));
  const findings: string[] = [];
  for (const { name, content, isAcknowledged } of files) {
    if (!names.has(name)) {
      if (isAcknowledged) findings.push(`file ${name}: lost`);
      continue;
    }
    const { data, error } = await client.storage.from('appends').download(name);
    if (error) findings.push(`file ${name}: there is a row, but ${error.message}`);
    else if ((await data.text()) !== content) findings.push(`file ${name}: other bytes than were sent`);
  }
  return findings;
}

/** People who are not there, not once, or not whole. */
export async function verifyPeople(
  owner: Owner,
  writer: Writer,
  { people, leaving }: Ledger,
): Promise<string[]> {
  const rows = await owner.query<{ email: string; users: number; whole: boolean }>(
    `select u.email, count(distinct u.id)::int as users,
       count(distinct m.user_id) = 1 and count(distinct i.id) = 1 as whole
     from auth.users u
     left join instance_users m on m.user_id = u.id
     left join auth.identities i on i.user_id = u.id
     group by u.email`,
  );
  const found = new Map(rows.map((row) => [row.email, row]));
  const findings = rows
    .filter(({ email, users, whole }) => email.endsWith('@example.com') && (users !== 1 || !whole))
    .map(({ email, users }) => `${email}: ${users} people, or one without membership or identity`);
  for (const { email, isAcknowledged } of [...people, ...leaving]) {
    if (isAcknowledged && !found.has(email)) findings.push(`${email}: lost`);
  }
  for (const { email } of people.filter(({ isAcknowledged }) => isAcknowledged).slice(0, SAMPLE)) {
    const { error } = await writer.client.auth.signInWithPassword({ email, password: PASSWORD });
    if (error) findings.push(`${email}: cannot sign in, ${error.message}`);
  }
  return findings;
}
