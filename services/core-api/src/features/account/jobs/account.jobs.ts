import { builtInLanguage } from '@reflectory/contracts/languages';
import { makeLeavingMails } from '@reflectory/auth';
import type { Transaction } from '@reflectory/runtime/database';
import { composeAccountMail } from './account-mail.ts';
import type { Mail, Mailer, MailPerson } from '@reflectory/runtime/mail';
import { fileKey, type FileStore } from '@reflectory/storage';
import type { Job } from '@reflectory/runtime/jobs';
import {
  closeInactiveAccounts,
  type DueNotice,
  listDuePurges,
  listFileVersions,
  listUnsettledSubscriptions,
  noteNoticeSent,
  noteSubscriptionEnded,
  purgeAccount,
  sweepExpiredAuthData,
  takeDueNotice,
  warnInactiveAccounts,
} from './account-jobs.repository.ts';
import { inactivityDates } from './inactivity.policy.ts';

/** Accounts that one run takes on; the next run goes on. */
const MOST = 100;

/** What the payment service does for a closing account. */
export type ClosingPayments = {
  setEnding(subscriptionId: string, isEnding: boolean): Promise<unknown>;
  forgetCustomer(customerId: string): Promise<void>;
};

export type AccountJobDependencies = {
  /** Runs as the worker. */
  db: Transaction;
  mailer: Mailer;
  /** Removes mails that were kept instead of sent. */
  forgetMails: (person: MailPerson) => Promise<void>;
  files: Pick<FileStore, 'remove'>;
  /** Null where payments are not set up. */
  payments: ClosingPayments | null;
  /** Origin of the default instance, for instance `https://reflectory.example`. */
  publicOrigin: string;
  /** Milliseconds. */
  now: () => number;
};

/** What goes on with accounts without anybody asking. */
export function createAccountJobs(dependencies: AccountJobDependencies): Job[] {
  const { db, payments, now } = dependencies;
  return [
    { name: ERRANDS, cron: '* * * * *', run: () => runErrands(dependencies) },
    {
      name: 'purge-accounts',
      cron: '*/10 * * * *',
      run: async () => {
        const due = await listDuePurges(db, MOST);
        return { purged: await each(due, (purge) => purgeOne(purge)) };
      },
    },
    {
      name: 'inactive-accounts',
      cron: '10 3 * * *',
      run: async () => {
        const dates = inactivityDates(now());
        const closed = await closeInactiveAccounts(db, dates);
        return { closed, warned: await warnInactiveAccounts(db, dates) };
      },
    },
    {
      name: 'sweep-auth-data',
      cron: '25 * * * *',
      run: async () => ({ swept: await sweepExpiredAuthData(db) }),
    },
  ];

  async function purgeOne(purge: Awaited<ReturnType<typeof listDuePurges>>[number]): Promise<boolean> {
    const { customer_id: customerId, instance_id: instanceId, user_id: userId } = purge;
    // Before the rows go: afterwards nobody would know what is left to forget. Nobody keeps the account any more.
    if (customerId !== null) await required(payments).forgetCustomer(customerId);
    await dependencies.forgetMails({ instanceId, userId });
    const versions = await listFileVersions(db, purge);
    await dependencies.files.remove(versions.map((version) => fileKey(instanceId, version)));
    return purgeAccount(db, purge);
  }
}

/** Job for what a person waits for: mails, and the end of payments. */
export const ERRANDS = 'account-errands';

async function runErrands(dependencies: AccountJobDependencies): Promise<Record<string, number>> {
  const { db, payments } = dependencies;
  const unsettled = await listUnsettledSubscriptions(db, MOST);
  const settled = each(unsettled, async (account) => {
    const { subscription_id: subscriptionId } = account;
    if (subscriptionId !== null) await required(payments).setEnding(subscriptionId, true);
    await noteSubscriptionEnded(db, account);
    return subscriptionId !== null;
  });
  // Mails go out whether or not the payment service answers.
  const [mails, endings] = await Promise.allSettled([sendNotices(dependencies), settled]);
  if (mails.status === 'rejected') throw mails.reason;
  if (endings.status === 'rejected') throw endings.reason;
  return { sent: mails.value, settled: endings.value };
}

async function sendNotices(dependencies: AccountJobDependencies): Promise<number> {
  const { db, mailer } = dependencies;
  let sent = 0;
  for (let notice = await takeDueNotice(db); notice; notice = await takeDueNotice(db)) {
    for (const mail of await mailsOf(db, notice, dependencies.publicOrigin)) await mailer.send(mail);
    await noteNoticeSent(db, notice);
    sent += 1;
  }
  return sent;
}

/** None where what it would say is no longer so. */
async function mailsOf(db: Transaction, notice: DueNotice, publicOrigin: string): Promise<Mail[]> {
  const { instance_id: instanceId, user_id: userId, email, kind, effective_at: date } = notice;
  const url = new URL('/auth', publicOrigin);
  if (!notice.is_default) url.hostname = `${notice.slug}.${url.hostname}`;
  const sender = { productName: notice.product_name, language: builtInLanguage(notice.language) };
  if (kind === 'paused') {
    return makeLeavingMails(db, { instanceId, userId, email, origin: url.origin, ...sender });
  }
  const text = composeAccountMail({ notice: kind, ...sender, date, url: url.href });
  return [{ to: email, person: { instanceId, userId }, ...text }];
}

/** Goes through all, whatever fails, and counts those that were done. @throws Error of the first that failed */
async function each<Item>(items: readonly Item[], run: (item: Item) => Promise<boolean>): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const item of items) {
    try {
      if (await run(item)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

function required(payments: ClosingPayments | null): ClosingPayments {
  if (!payments) throw new Error('Payments are not set up, but somebody who leaves has paid');
  return payments;
}
