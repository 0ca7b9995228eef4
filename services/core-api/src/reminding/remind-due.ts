import { builtInLanguage, type Language } from '@reflectory/contracts/languages';
import type { PushMessage, StopKind } from '@reflectory/contracts/reminders';
import type { Transaction } from '@reflectory/runtime/database';
import { composeLinkMail, type LinkMailTexts, type Mailer } from '@reflectory/runtime/mail';
import { mailWith } from '../languages/mail-texts.ts';
import { instanceUrl, type StopLinks } from '../links/index.ts';
import { type PushSender, pushToPeople } from '../push/index.ts';

/** People that are taken at once. */
const AT_ONCE = 100;

/** Somebody whose time has come. */
export type DuePerson = {
  instance_id: string;
  user_id: string;
  email: string;
  slug: string;
  is_default: boolean;
  product_name: string;
  language: string;
  by_mail: boolean;
};

export type RemindParts = {
  /** Runs as the worker. */
  db: Transaction;
  mailer: Mailer;
  /** Null where no notifications are sent to browsers. */
  push: PushSender | null;
  publicOrigin: string;
  stopLinks: StopLinks;
  /** Milliseconds. */
  now: () => number;
};

/** What is sent to people when their time has come, and how they stop it. */
export type Reminder<Due extends DuePerson> = {
  /** Takes at most so many whose time has come, each once. */
  take(db: Transaction, at: Date, most: number): Promise<Due[]>;
  /** False for somebody who is passed over this time. */
  isOwed(due: Due): boolean;
  /** What a link in its mail stops. */
  stops: StopKind;
  /** Path that mail and notification open. */
  path: string;
  /** With places for `{{product}}` and `{{stop}}`. */
  mail: Readonly<Record<Language, LinkMailTexts>>;
  /** Absent where browsers are not told. */
  messageOf?(due: Due, language: Language): PushMessage;
};

/** Sends mails and notifications to all whose time has come; answers how many went out. */
export async function remindDue<Due extends DuePerson>(
  parts: RemindParts,
  reminder: Reminder<Due>,
): Promise<{ sent: number; pushed: number }> {
  const at = new Date(parts.now());
  let [sent, pushed] = [0, 0];
  for (let taken = AT_ONCE; taken === AT_ONCE;) {
    const due = await reminder.take(parts.db, at, AT_ONCE);
    const owed = due.filter(reminder.isOwed);
    const mailed = owed.filter((person) => person.by_mail);
    for (const person of mailed) await parts.mailer.send(mailOf(person, reminder, parts));
    taken = due.length;
    sent += mailed.length;
    if (reminder.messageOf) pushed += await pushToPeople(parts, owed, reminder.messageOf);
  }
  return { sent, pushed };
}

type Sent = Pick<Reminder<DuePerson>, 'mail' | 'path' | 'stops'>;

function mailOf(due: DuePerson, { mail, path, stops }: Sent, { publicOrigin, stopLinks }: RemindParts) {
  const { instance_id: instanceId, user_id: userId, email, product_name: product } = due;
  const person = { instanceId, userId };
  const addressOf = (place: string) => instanceUrl(place, publicOrigin, due).href;
  const unsubscribeUrl = addressOf(`/unsubscribe/${stopLinks.sign({ kind: stops, ...person })}`);
  const language = builtInLanguage(due.language);
  const text = composeLinkMail(
    { productName: product, language, url: addressOf(path) },
    mailWith(mail[language], { product, stop: unsubscribeUrl }),
  );
  return { to: email, person, unsubscribeUrl, ...text };
}
