import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A mail that the service would have sent. */
export type Mail = { to: string; subject: string; text: string; writtenAt: string };

const WAIT_MS = 10_000;

/** The newest mail to an address, written after the ones that were `seen`; waits for it. @throws Error after 10 s */
export async function nextMailTo(outboxDir: string, to: string, seen = 0): Promise<Mail> {
  const deadline = Date.now() + WAIT_MS;
  do {
    const mails = await mailsTo(outboxDir, to);
    const newest = mails.at(-1);
    if (newest && mails.length > seen) return newest;
    await sleep(50);
  } while (Date.now() < deadline);
  throw new Error(`No mail to ${to} came within ${WAIT_MS / 1000} s`);
}

/** Every mail to an address, the oldest first. */
export async function mailsTo(outboxDir: string, to: string): Promise<Mail[]> {
  const names = await readdir(outboxDir).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .toSorted()
      .map(async (name) => JSON.parse(await readFile(path.join(outboxDir, name), 'utf8')) as Mail),
  );
  return mails.filter((mail) => mail.to === to);
}

/** The first address in a mail. */
export function linkIn({ text }: Mail): string {
  const found = /https?:\/\/\S+/.exec(text)?.[0];
  if (!found) throw new Error(`There is no address in the mail "${text}"`);
  return found;
}

/** The six digits in a mail. */
export function codeIn({ text }: Mail): string {
  const found = /\b\d{6}\b/.exec(text)?.[0];
  if (!found) throw new Error(`There is no code in the mail "${text}"`);
  return found;
}
