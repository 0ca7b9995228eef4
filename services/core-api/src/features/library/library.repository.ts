import {
  type LibraryTexts,
  type LibraryThing,
  type LibraryTopic,
  MOST_OWN_PROMPTS,
} from '@reflectory/contracts/library';
import type { Transaction } from '@reflectory/runtime/database';

/** A framework of the caller's instance; whatever stands in the document. */
export type StoredFramework = {
  key: string;
  version: number;
  state: 'draft' | 'published' | 'withdrawn';
  revision: number;
  document: object;
};

/** As many as a list holds. */
const most = { frameworks: 200, saved: 500, begun: 8 };
const columns = 'key, version, state, revision, document';

/** The published frameworks, each in its latest version. */
export const listPublished = async (tx: Transaction): Promise<StoredFramework[]> =>
  tx.query(
    `select distinct on (key) ${columns} from library_frameworks
     where instance_id = app.instance_id() and state = 'published' order by key, version desc limit $1`,
    [most.frameworks],
  );

/** The frameworks in whatever state, each in its latest version. */
export const listLatest = async (tx: Transaction): Promise<StoredFramework[]> =>
  tx.query(
    `select distinct on (key) ${columns} from library_frameworks
     where instance_id = app.instance_id() order by key, version desc limit $1`,
    [most.frameworks],
  );

/** A version, or without one the latest that is published. */
export async function findVersion(
  tx: Transaction,
  key: string,
  version: number | null,
): Promise<StoredFramework | null> {
  const rows = await tx.query<StoredFramework>(
    `select ${columns} from library_frameworks
     where instance_id = app.instance_id() and key = $1 and coalesce(version = $2, state = 'published')
     order by version desc limit 1`,
    [key, version],
  );
  return rows[0] ?? null;
}

/** The latest version of a key, locked while it is decided what becomes of it. */
export async function lockLatest(tx: Transaction, key: string): Promise<StoredFramework | null> {
  const rows = await tx.query<StoredFramework>(
    `select ${columns} from library_frameworks
     where instance_id = app.instance_id() and key = $1 order by version desc limit 1 for update`,
    [key],
  );
  return rows[0] ?? null;
}

/** Begins a draft. */
export async function insertDraft(
  tx: Transaction,
  key: string,
  version: number,
  document: object,
): Promise<void> {
  await tx.query('insert into library_frameworks (key, version, document) values ($1, $2, $3)', [
    key,
    version,
    JSON.stringify(document),
  ]);
}

/** Writes a draft anew. */
export async function updateDraft(
  tx: Transaction,
  { key, version, revision }: Pick<StoredFramework, 'key' | 'version' | 'revision'>,
  document: object,
): Promise<void> {
  await tx.query(
    `update library_frameworks set document = $4, revision = $3 + 1
     where instance_id = app.instance_id() and key = $1 and version = $2 and state = 'draft'`,
    [key, version, revision, JSON.stringify(document)],
  );
}

/** Removes the draft of a key; whether there was one. */
export async function deleteDraft(tx: Transaction, key: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from library_frameworks
     where instance_id = app.instance_id() and key = $1 and state = 'draft' returning version`,
    [key],
  );
  return rows.length > 0;
}

/** Moves the versions of a key from one state to another; how many there were. */
export async function moveState(
  tx: Transaction,
  key: string,
  from: StoredFramework['state'],
  to: StoredFramework['state'],
): Promise<number> {
  const rows = await tx.query(
    `update library_frameworks set state = $3
     where instance_id = app.instance_id() and key = $1 and state = $2 returning version`,
    [key, from, to],
  );
  return rows.length;
}

/** A prompt of the instance as its members are offered it. */
export type OfferedPrompt = { id: string; topic: LibraryTopic; texts: LibraryTexts };

/** The prompts of the caller's instance that are on, of one topic or all, in their order. */
export const listOwnPrompts = async (tx: Transaction, topic: LibraryTopic | null): Promise<OfferedPrompt[]> =>
  tx.query(
    `select id, topic, texts from library_prompts
     where instance_id = app.instance_id() and is_on and topic = coalesce($1, topic) order by topic, place, id limit $2`,
    [topic, MOST_OWN_PROMPTS],
  );

/** Keys of the prompts that the caller does not want. */
export async function listDismissed(tx: Transaction): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    `select prompt_key as key from prompt_dismissals where instance_id = app.instance_id() and user_id = auth.uid()`,
  );
  return rows.map(({ key }) => key);
}

/** What the caller saved, the latest first. */
export const listSavedKeys = async (tx: Transaction): Promise<LibraryThing[]> =>
  tx.query(
    `select kind, key from library_saved where instance_id = app.instance_id() and user_id = auth.uid()
     order by created_at desc, key limit $1`,
    [most.saved],
  );

/** What the caller began last, the latest first; sessions say which frameworks. */
export const listBegunKeys = async (tx: Transaction): Promise<LibraryThing[]> =>
  tx.query(
    `select kind, key from (
       select kind, key, begun_at from library_begun
       where instance_id = app.instance_id() and user_id = auth.uid()
       union all
       select 'framework', split_part(framework, '@', 1), max(created_at) from sessions
       where instance_id = app.instance_id() and user_id = auth.uid() and framework like '%@%'
       group by split_part(framework, '@', 1)
     ) begun order by begun_at desc, key limit $1`,
    [most.begun],
  );
