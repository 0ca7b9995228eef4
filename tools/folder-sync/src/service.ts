import type { JournalDocument } from '@reflectory/contracts/document';
import * as z from 'zod';
import { type Calls, messageOf, RefusedError } from './calls.ts';
import type { Words } from './entry-file.ts';
import type { ListedEntry } from './plan.ts';

/** Entries of one answer: without their words, and with them. */
const PAGE = 500;
const WORDS_PAGE = 20;

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

const wordsToSend = ({ text, document }: Words) => ({ answers: [text], documents: [document] });

/** Every page of the list. An answer has an end: entries with many tags come in smaller pages. */
async function listAll({ good }: Calls, onPage: (count: number) => void) {
  const columns = 'id,user_id,title,version,entry_at,entry_date,time_zone,entry_tags(tags(label))';
  const listed = new Map<string, ListedEntry>();
  let person: string | null = null;
  for (let after = '', most = PAGE; ;) {
    const from = after === '' ? '' : `&id=gt.${after}`;
    const path = `/rest/v1/entries?select=${columns}&order=id.asc&limit=${most}${from}`;
    const answer = await good(path).catch((error: unknown) => {
      if (!(error instanceof RefusedError) || most === 1) throw error;
      return null;
    });
    if (answer === null) {
      most = Math.ceil(most / 5);
      continue;
    }
    const page = listedSchema.parse(answer);
    for (const row of page) listed.set(row.id, listedOf(row));
    person ??= page[0]?.user_id ?? null;
    after = page.at(-1)?.id ?? '';
    onPage(listed.size);
    if (page.length < most) return { person, listed };
  }
}

/** Words of entries; what is too much for one answer comes in two, and what is too much by itself not at all. */
async function readSome(calls: Calls, ids: readonly string[]): Promise<z.infer<typeof wordsSchema>> {
  try {
    const columns = 'id,title,version,text,document';
    return wordsSchema.parse(await calls.good(`/rest/v1/entries?select=${columns}&id=in.(${ids.join(',')})`));
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (ids.length === 1) return [];
    const half = Math.ceil(ids.length / 2);
    return [...(await readSome(calls, ids.slice(0, half))), ...(await readSome(calls, ids.slice(half)))];
  }
}

/** The journal behind these calls. */
export function createJournalService(calls: Calls): JournalService {
  const { call, good } = calls;
  return {
    list: (onPage) => listAll(calls, onPage),
    async read(ids) {
      const found = new Map<string, FoundWords>();
      for (let start = 0; start < ids.length; start += WORDS_PAGE) {
        for (const { id, document, ...words } of await readSome(
          calls,
          ids.slice(start, start + WORDS_PAGE),
        )) {
          found.set(id, { ...words, document: (document ?? null) as JournalDocument | null });
        }
      }
      return found;
    },
    async findMade(session) {
      const made = await good(`/rest/v1/entries?select=id&session_id=eq.${session}`);
      return madeSchema.parse(made)[0]?.id ?? null;
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
