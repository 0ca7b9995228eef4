import { randomBytes } from 'node:crypto';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { frameworkDocumentSchema, type OwnFramework } from '@reflectory/contracts/library';
import { findProblems } from '@reflectory/domain/library';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import {
  deleteDraft,
  insertDraft,
  listLatest,
  lockLatest,
  moveState,
  type StoredFramework,
  updateDraft,
} from './library.repository.ts';

/** A stored framework with what keeps it from being published; null where its shape is not that of a document. */
const withProblems = ({ key, version, state, revision, document }: StoredFramework): OwnFramework | null => {
  const parsed = frameworkDocumentSchema.safeParse({ ...document, key, version });
  if (!parsed.success) return null;
  return { state, revision, document: parsed.data, problems: findProblems(parsed.data) };
};

/** The instance's own frameworks, each in its latest version. */
export async function listOwnFrameworks(tx: Transaction): Promise<OwnFramework[]> {
  return (await listLatest(tx)).map(withProblems).filter((framework) => framework !== null);
}

/** Writes a draft; after what was published it is the next version. @throws FunctionError `conflict`, `not_found` */
export async function saveFramework(
  tx: Transaction,
  { key, known_revision: known, document }: FunctionInput<'save-framework'>,
): Promise<OwnFramework> {
  const latest = key === null ? null : await lockLatest(tx, key);
  if (key !== null && !latest) throw new FunctionError('not_found', 'There is no such framework');
  const draft = latest?.state === 'draft' ? latest : null;
  if ((draft?.revision ?? null) !== known)
    throw new FunctionError('conflict', 'Somebody else has changed this draft meanwhile');
  const place = {
    key: key ?? `own-${randomBytes(6).toString('hex')}`,
    version: draft?.version ?? (latest?.version ?? 0) + 1,
  };
  if (draft) await updateDraft(tx, draft, document);
  else await insertDraft(tx, place.key, place.version, document);
  const whole = { ...document, ...place };
  return {
    state: 'draft',
    revision: (draft?.revision ?? 0) + 1,
    document: whole,
    problems: findProblems(whole),
  };
}

/** Publishes the draft of a key; its version. @throws FunctionError `not_found`, `invalid_input` */
export async function publishFramework(tx: Transaction, key: string): Promise<number> {
  const latest = await lockLatest(tx, key);
  if (latest?.state !== 'draft') throw new FunctionError('not_found', 'There is no draft to publish');
  const problems = withProblems(latest)?.problems;
  if (!problems || problems.length > 0) {
    const [first] = problems ?? [];
    const where = first ? `: ${[first.code, first.step, first.about].filter(Boolean).join(' ')}` : '';
    throw new FunctionError('invalid_input', `This framework cannot be walked yet${where}`);
  }
  await moveState(tx, key, 'draft', 'published');
  return latest.version;
}

/** Withdraws what is published of a key. @throws FunctionError `not_found` */
export async function withdrawFramework(tx: Transaction, key: string): Promise<void> {
  if ((await moveState(tx, key, 'published', 'withdrawn')) === 0)
    throw new FunctionError('not_found', 'There is no such framework');
}

/** Removes the draft of a key; what was published of it stays. @throws FunctionError `not_found` */
export async function discardDraft(tx: Transaction, key: string): Promise<void> {
  if (!(await deleteDraft(tx, key))) throw new FunctionError('not_found', 'There is no draft to remove');
}
