import type { Transaction } from '../database/database.ts';
import type { Mail, MailPerson } from './mailer.ts';

/** A mail on its way; `attempts` counts the one that begins. */
export type QueuedMail = { id: string; mail: Mail; attempts: number; isOld: boolean };

/** Hours after which a mail that nobody took is given up: its link has ended. */
const GIVEN_UP_HOURS = 24;

export async function insertMail(tx: Transaction, mail: Mail): Promise<void> {
  await tx.query('insert into auth.queued_mails (mail) values ($1)', [JSON.stringify(mail)]);
}

/** Takes the mail that has waited longest; another process takes it again when this one dies with it. */
export async function takeMail(tx: Transaction): Promise<QueuedMail | undefined> {
  const [row] = await tx.query<QueuedMail>(
    `update auth.queued_mails set attempts = attempts + 1,
       next_try_at = now() + least(power(2, attempts) * interval '30 seconds', interval '30 minutes')
     where id = (select id from auth.queued_mails where next_try_at <= now() order by next_try_at, id
       limit 1 for update skip locked)
     returning id::text as id, mail, attempts,
       created_at < now() - $1 * interval '1 hour' as "isOld"`,
    [GIVEN_UP_HOURS],
  );
  return row;
}

export async function deleteMail(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.queued_mails where id = $1', [id]);
}

export async function deleteMailsOf(tx: Transaction, { instanceId, userId }: MailPerson): Promise<void> {
  await tx.query(
    `delete from auth.queued_mails where mail -> 'person' ->> 'userId' = $2 and mail -> 'person' ->> 'instanceId' = $1`,
    [instanceId, userId],
  );
}
