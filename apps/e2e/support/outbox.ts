import { expect } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir } from './product.ts';

type Mail = { to: string; writtenAt: string; subject: string; text: string; unsubscribeUrl?: string };

function mailsTo(email: string): Mail[] {
  const folder = path.join(dataDir(), 'outbox');
  // It is made with the first mail.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Mail)
    .filter(({ to }) => to.includes(email));
}

/** The link in the newest mail to an address, once there is one. */
export async function linkFromMail(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email).length, { message: `a mail to ${email}` }).toBeGreaterThan(0);
  const [link] = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mailsTo(email).at(-1)?.text ?? '') ?? [];
  if (!link) throw new Error(`The mail to ${email} has no link`);
  return link;
}

/** The newest mail to an address whose subject begins so, once there is one; `timeout` in milliseconds. */
export async function mailTo(email: string, subject: string, timeout: number): Promise<Mail> {
  const find = () => mailsTo(email).findLast((mail) => mail.subject.startsWith(subject));
  await expect.poll(() => find() !== undefined, { message: `a mail to ${email}`, timeout }).toBe(true);
  const mail = find();
  if (!mail) throw new Error(`There is no mail to ${email}`);
  return mail;
}
