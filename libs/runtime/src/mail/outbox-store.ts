import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { MailPerson } from './mailer.ts';

const keptMailSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  writtenAt: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
  person: z.object({ instanceId: z.string(), userId: z.string() }).optional(),
});

/** A mail that would have been sent. */
export type KeptMail = z.infer<typeof keptMailSchema>;

/** Mails as files of one folder, one JSON object each. */
export type OutboxStore = {
  add(mail: Omit<KeptMail, 'id' | 'writtenAt'>): Promise<KeptMail>;
  /** The newest first, at most 200. */
  list(): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | undefined>;
  /** Removes every mail about a person at an instance. */
  removeOf(person: MailPerson): Promise<void>;
};

const LISTED = 200;
const ID = /^[0-9TZ-]{24}-[0-9a-f]{8}$/;

/** Keeps mails in `directory`, which is made with the first one. */
export function createOutboxStore(directory: string): OutboxStore {
  const fileOf = (id: string) => path.join(directory, `${id}.json`);
  const listIds = async () => {
    const names = await readdir(directory).catch(() => []);
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((id) => ID.test(id));
  };
  const find = async (id: string): Promise<KeptMail | undefined> => {
    if (!ID.test(id)) return undefined;
    const text = await readFile(fileOf(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : parseMail(text);
  };
  return {
    find,
    async add(mail) {
      const writtenAt = new Date().toISOString();
      // Names sort by time and need no escaping anywhere.
      const id = `${writtenAt.replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
      const kept = { id, writtenAt, ...mail };
      await mkdir(directory, { recursive: true });
      const draft = path.join(directory, `.${id}`);
      await writeFile(draft, JSON.stringify(kept, null, 2), { mode: 0o600 });
      await rename(draft, fileOf(id));
      return kept;
    },
    async list() {
      const newest = (await listIds()).toSorted().toReversed().slice(0, LISTED);
      const mails = await Promise.all(newest.map(find));
      return mails.filter((mail) => mail !== undefined);
    },
    async removeOf({ instanceId, userId }) {
      for (const id of await listIds()) {
        const person = (await find(id))?.person;
        if (person?.userId === userId && person.instanceId === instanceId) {
          await rm(fileOf(id), { force: true });
        }
      }
    },
  };
}

/** A file that somebody else put there is left out. */
function parseMail(text: string): KeptMail | undefined {
  try {
    return keptMailSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
