import type { JournalDocument } from '@reflectory/contracts/document';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { Words } from './entry-file.ts';
import type { ListedEntry } from './plan.ts';
import { SyncError } from './state.ts';

/** Entries of one answer: without their words, and with them. */
const PAGE = 500;
const WORDS_PAGE = 20;
const ATTEMPTS = 5;

const listedSchema = z.array(
  z.object({
    id: z.uuid(),
    user_id: z.uuid(),
    title: z.string(),
    version: z.number(),
    entry_at: z.string(),
    entry_date: z.string(),
    time_zone: z.string().nullable(),
    entry_tags: z.array(z.object({ tags: z.object({ label: z.string() }).nullable() })),
  }),
);
const wordsSchema = z.array(
  z.object({
    id: z.uuid(),
    title: z.string(),
    version: z.number(),
    text: z.string(),
    document: z.unknown(),
  }),
);
const completedSchema = z.object({ entry_id: z.uuid() });
const revisedSchema = z.object({ version: z.number().optional(), conflict_id: z.string().optional() });
const madeSchema = z.array(z.object({ id: z.uuid() }));

export type FoundWords = Words & { version: number };
export type Revision = { id: string; base: number; words: Words; device: string };
export type NewEntry = { session: string; words: Words; entryAt: string; timeZone: string | null };

/** One call was refused for what is in it: others may work. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** The journal behind a token. */
export type JournalService = {
  /** Every entry that the token reaches, without words, and whose they are. */
  list(onPage: (count: number) => void): Promise<{ person: string | null; listed: Map<string, ListedEntry> }>;
  /** Those that are there. */
  read(ids: readonly string[]): Promise<Map<string, FoundWords>>;
  /** The entry that was made of a session; null where there is none yet. */
  findMade(session: string): Promise<string | null>;
  /** Once, however often it is called for a session. */
  add(entry: NewEntry): Promise<string>;
  /** Null where the words went to the shelf, because another version is newer. */
  revise(revision: Revision): Promise<number | null>;
};

type Call = (path: string, body?: object) => Promise<{ status: number; body: unknown }>;

const wordsToSend = ({ text, document }: Words) => ({ answers: [text], documents: [document] });

/** Talks to a service by its token. `sleep` waits for so many milliseconds. */
export function createJournalService(
  origin: string,
  token: string,
  sleep: (ms: number) => Promise<unknown> = pause,
): JournalService {
  const call = createCall(origin, token, sleep);
  const good = async (path: string, body?: object) => {
    const answer = await call(path, body);
    if (answer.status >= 400) throw new RefusedError(messageOf(answer));
    return answer.body;
  };
  const columns = 'id,user_id,title,version,entry_at,entry_date,time_zone,entry_tags(tags(label))';
  const listSome = async (page: string) =>
    listedSchema.parse(await good(`/rest/v1/entries?select=${columns}&order=id.asc${page}`));
  /** Words of entries; what is too much for one answer comes in two, and what is too much by itself not at all. */
  const readSome = async (ids: readonly string[]): Promise<z.infer<typeof wordsSchema>> => {
    try {
      const some = ids.join(',');
      return wordsSchema.parse(
        await good(`/rest/v1/entries?select=id,title,version,text,document&id=in.(${some})`),
      );
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (ids.length === 1) return [];
      const half = Math.ceil(ids.length / 2);
      return [...(await readSome(ids.slice(0, half))), ...(await readSome(ids.slice(half)))];
    }
  };
  return {
    async list(onPage) {
      const listed = new Map<string, ListedEntry>();
      let person: string | null = null;
      for (let after = '', most = PAGE; ;) {
        const from = after === '' ? '' : `&id=gt.${after}`;
        const page = await listSome(`&limit=${most}${from}`).catch((error: unknown) => {
          // An answer has an end: entries with many tags come in smaller pages.
          if (!(error instanceof RefusedError) || most === 1) throw error;
          return null;
        });
        if (page === null) {
          most = Math.ceil(most / 5);
          continue;
        }
        for (const row of page) listed.set(row.id, listedOf(row));
        person ??= page[0]?.user_id ?? null;
        after = page.at(-1)?.id ?? '';
        onPage(listed.size);
        if (page.length < most) return { person, listed };
      }
    },
    async read(ids) {
      const found = new Map<string, FoundWords>();
      for (let start = 0; start < ids.length; start += WORDS_PAGE) {
        for (const { id, document, ...words } of await readSome(ids.slice(start, start + WORDS_PAGE))) {
          found.set(id, { ...words, document: (document ?? null) as JournalDocument | null });
        }
      }
      return found;
    },
    async findMade(session) {
      return (
        madeSchema.parse(await good(`/rest/v1/entries?select=id&session_id=eq.${session}`))[0]?.id ?? null
      );
    },
    async add({ session, words, entryAt, timeZone }) {
      const draft = { id: session, framework: 'free', title: words.title, ...wordsToSend(words) };
      const added = await call('/rest/v1/sessions', draft);
      // It came before, and the answer was lost.
      if (added.status >= 400 && added.status !== 409) throw new RefusedError(messageOf(added));
      const moment = { entry_at: entryAt, ...(timeZone && { time_zone: timeZone }) };
      const made = await good('/functions/v1/complete-session', { session_id: session, ...moment });
      return completedSchema.parse(made).entry_id;
    },
    async revise({ id, base, words, device }) {
      const input = { entry_id: id, base_version: base, title: words.title, device, ...wordsToSend(words) };
      const answer = revisedSchema.parse(await good('/functions/v1/revise-entry', input));
      return answer.conflict_id === undefined ? (answer.version ?? base) : null;
    },
  };
}

function listedOf(row: z.infer<typeof listedSchema>[number]): ListedEntry {
  const tags = row.entry_tags.flatMap(({ tags: tag }) => (tag ? [tag.label] : [])).toSorted();
  const entryAt = new Date(row.entry_at).toISOString();
  return {
    id: row.id,
    title: row.title,
    version: row.version,
    day: row.entry_date,
    entryAt,
    timeZone: row.time_zone,
    tags,
    facts: JSON.stringify([entryAt, row.time_zone, tags]),
  };
}

function messageOf({ status, body }: { status: number; body: unknown }): string {
  const said = z
    .union([
      z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
      z.object({ message: z.string() }).transform(({ message }) => message),
    ])
    .safeParse(body);
  return said.success ? said.data : `The service answered ${status}`;
}

/** Seconds that a header asks to wait; an address that is down gets twice as long each time. */
const waitOf = (response: Response | null, attempt: number): number => {
  const asked = Number(response?.headers.get('retry-after'));
  return asked > 0 ? Math.min(asked, 60) * 1000 : 500 * 2 ** attempt;
};

function createCall(origin: string, token: string, sleep: (ms: number) => Promise<unknown>): Call {
  const ask = async (path: string, body?: object): Promise<Response | null> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    return fetch(new URL(path, origin), { ...sent, headers, signal: AbortSignal.timeout(60_000) }).catch(
      () => null,
    );
  };
  return async (path, body) => {
    for (let attempt = 0; ; attempt += 1) {
      const response = await ask(path, body);
      const status = response?.status ?? 0;
      // Who is asked to wait waits as often as it takes; what fails is tried a few times.
      const mayAgain = status === 429 || attempt < ATTEMPTS;
      if (!response || status === 429 || status >= 500) {
        if (!mayAgain) throw new SyncError(`${origin} does not answer (${status || 'no connection'})`);
        await response?.body?.cancel();
        await sleep(waitOf(response, Math.min(attempt, ATTEMPTS)));
        continue;
      }
      const text = await response.text();
      const answer = { status, body: text === '' ? null : (JSON.parse(text) as unknown) };
      if (status === 401 || status === 403) throw new SyncError(messageOf(answer));
      return answer;
    }
  };
}
