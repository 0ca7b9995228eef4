import type { Database, Transaction } from '../database/database.ts';
import { deleteMail, deleteMailsOf, insertMail, type QueuedMail, takeMail } from './mail-queue.repository.ts';
import type { Mailer, MailPerson } from './mailer.ts';

/** A mailer that is done when the mail is kept, and delivers it by and by. Any number of processes share the work. */
export type MailQueue = Mailer & {
  /** Takes out what is still to be sent about a person. */
  forget(person: MailPerson): Promise<void>;
  start(): void;
  /** Lets deliveries that run finish. */
  stop(): Promise<void>;
};

type Options = {
  database: Database;
  /** Delivers. */
  mailer: Mailer;
  /** A mail was not taken, this time or for good. */
  onError: (error: unknown) => void;
  /** Milliseconds between two looks for mails of other processes, and those to be tried again. */
  pollMs?: number;
};

/** Mails that a process delivers at the same time. */
const LANES = 4;

/** Whether the mail server said that it will never take a mail. */
const isForGood = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

export function createMailQueue({ database, mailer, onError, pollMs = 2000 }: Options): MailQueue {
  const asAuth = <Result>(run: (tx: Transaction) => Promise<Result>) =>
    database.asService('auth_admin', null, run);
  const lanes = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  async function deliver({ id, mail, isOld }: QueuedMail): Promise<void> {
    try {
      await mailer.send(mail);
    } catch (error) {
      onError(error);
      if (!isOld && !isForGood(error)) return;
    }
    await asAuth((tx) => deleteMail(tx, id));
  }

  async function deliverAll(): Promise<void> {
    for (let next = await asAuth(takeMail); next; next = await asAuth(takeMail)) {
      await deliver(next);
      if (isStopping) return;
    }
  }

  function look(): void {
    if (isStopping || lanes.size >= LANES) return;
    const lane = deliverAll()
      .catch(onError)
      .finally(() => lanes.delete(lane));
    lanes.add(lane);
  }

  return {
    async send(mail) {
      await asAuth((tx) => insertMail(tx, mail));
      look();
    },
    forget: (person) => asAuth((tx) => deleteMailsOf(tx, person)),
    start() {
      timer = setInterval(look, pollMs);
      timer.unref();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await Promise.all(lanes);
    },
  };
}
