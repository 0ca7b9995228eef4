import type { ServiceClient } from '@reflectory/client';
import { ServiceFailure } from '../../../service/service-failure.ts';
import type { Draft, DraftRow } from '../model/draft.ts';
import { ANSWER_LIMIT, hasTooLongAnswer } from '../model/answer-limit.ts';
import { findSession } from './find-session.ts';
import { CALL_TIMEOUT_MS, confirmedColumns } from './session-columns.ts';
import { tableFailure } from '../../../service/service-failure.ts';

/** Documents as a row has them: none where every answer is nothing but its text. */
const documentsOf = ({ documents = [] }: Draft): DraftRow['documents'] =>
  documents.some(Boolean) ? documents : null;

/** The row after a save that was taken: its words are those that were sent. */
function savedRow(
  row: Omit<DraftRow, 'title' | 'answers' | 'documents'> | undefined,
  draft: Draft,
): DraftRow | null {
  return row ? { ...row, title: draft.title, answers: draft.answers, documents: documentsOf(draft) } : null;
}

async function insertSession(client: ServiceClient, draft: Draft): Promise<DraftRow | null> {
  const { data, error, status } = await client
    .from('sessions')
    .upsert(
      {
        id: draft.sessionId,
        user_id: draft.userId,
        framework: draft.framework,
        title: draft.title,
        answers: draft.answers,
        documents: documentsOf(draft),
        current_step: draft.step,
        revision: draft.revision,
      },
      // A row that is there already is somebody's words: it is compared, not overwritten.
      { ignoreDuplicates: true },
    )
    .select(confirmedColumns)
    .abortSignal(AbortSignal.timeout(CALL_TIMEOUT_MS));
  if (error) throw tableFailure(status, error);
  return savedRow(data[0], draft);
}

async function updateSession(client: ServiceClient, draft: Draft): Promise<DraftRow | null> {
  const { data, error, status } = await client
    .from('sessions')
    .update({
      title: draft.title,
      answers: draft.answers,
      documents: documentsOf(draft),
      current_step: draft.step,
      revision: draft.revision,
    })
    .eq('id', draft.sessionId)
    .eq('status', 'draft')
    .eq('revision', draft.savedRevision)
    .select(confirmedColumns)
    .abortSignal(AbortSignal.timeout(CALL_TIMEOUT_MS));
  if (error) throw tableFailure(status, error);
  return savedRow(data[0], draft);
}

/**
 * Saves a draft on top of the revision it was made from, and answers the row that now stands.
 *
 * @throws ServiceFailure
 */
export async function saveSession(client: ServiceClient, draft: Draft): Promise<DraftRow> {
  // Asked before anything is sent: every keystroke of a too long text would travel in vain.
  if (hasTooLongAnswer(draft.answers)) {
    throw new ServiceFailure(
      'refused',
      'answer_too_long',
      `An answer may have at most ${ANSWER_LIMIT} characters`,
    );
  }
  const write = draft.savedRevision === 0 ? insertSession : updateSession;
  const written = (await write(client, draft)) ?? (await findSession(client, draft.sessionId));
  if (written) return written;
  // Discarded on another device while this one went on writing: the words here stay.
  const inserted = await insertSession(client, draft);
  if (!inserted) throw new ServiceFailure('refused', 'not_found', 'This session is not yours');
  return inserted;
}
