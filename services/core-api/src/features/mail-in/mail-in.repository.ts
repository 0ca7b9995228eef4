import type { Transaction } from '@reflectory/runtime/database';
import type { QuotaLimits } from '@reflectory/storage';

/** Whose an address is. */
export type MailOwner = {
  instanceId: string;
  userId: string;
  email: string;
  /** Whether they take no mail more in this hour, from themself or from others. */
  isBusy: boolean;
};

/** An entry as the database takes it. */
export type EntryOfMail = {
  source_id: string;
  title: string;
  text: string;
  document: object;
  word_count: number;
  entry_at: string;
};

/** A picture whose bytes were written under `version`. */
export type FileOfMail = {
  id: string;
  version: string;
  metadata: object;
  user_metadata: object;
  name: string;
  position: number;
};

/** A mail that waits for its person. */
export type MailToHold = {
  sender: string;
  subject: string;
  text: string;
  entry_at: string;
  file_count: number;
};

/** What became of a mail: `again` where it had come before, `full` where as many are held as may be. */
export type Taken = 'taken' | 'again' | 'busy' | 'missing' | 'full';

const takenOf = async (db: Transaction, sql: string, values: unknown[]): Promise<Taken> => {
  const [row] = await db.query<{ said: Taken }>(sql, values);
  return row?.said ?? 'missing';
};

/** Runs as the worker, through functions that it is granted. */
export const mailInRepository = {
  async findOwner(db: Transaction, hash: Buffer): Promise<MailOwner | null> {
    const [row] = await db.query<MailOwner>(
      `select instance_id as "instanceId", user_id as "userId", email, is_busy as "isBusy"
       from app.find_mail_address($1)`,
      [hash],
    );
    return row ?? null;
  },
  /** Counts a mail as the person's own or as one of others: `busy` where as many of these came within an hour. */
  count: (db: Transaction, hash: Buffer, by: { isOwn: boolean; most: number }) =>
    takenOf(db, 'select app.count_mail($1, $2, $3) as said', [hash, by.isOwn, by.most]),
  async cameBefore(db: Transaction, hash: Buffer, key: string): Promise<boolean> {
    const [row] = await db.query<{ came: boolean }>('select app.has_mail($1, $2) as came', [hash, key]);
    return row?.came ?? false;
  },
  take: (db: Transaction, hash: Buffer, entry: EntryOfMail, files: readonly FileOfMail[]) =>
    takenOf(db, 'select app.take_mail($1, $2, $3, $4) as said', [
      hash,
      entry.source_id,
      JSON.stringify(entry),
      JSON.stringify(files),
    ]),
  hold: (db: Transaction, hash: Buffer, key: string, mail: MailToHold) =>
    takenOf(db, 'select app.hold_mail($1, $2, $3) as said', [hash, key, JSON.stringify(mail)]),
  /** Bytes that a person may still keep; nothing is counted where any number is kept. */
  async roomFor(
    db: Transaction,
    { instanceId, userId }: Pick<MailOwner, 'instanceId' | 'userId'>,
    { perPerson, perInstance }: QuotaLimits,
  ): Promise<number> {
    if (perPerson === 0 && perInstance === 0) return Number.MAX_SAFE_INTEGER;
    const [row] = await db.query<{ room: string }>('select app.room_for_mailed($1, $2, $3, $4) as room', [
      instanceId,
      userId,
      perPerson,
      perInstance,
    ]);
    return Number(row?.room ?? 0);
  },
};
