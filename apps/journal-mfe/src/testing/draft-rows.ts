import type { DraftOwner, DraftRow } from '../features/drafts/model/draft.ts';

/** The person that tests write as. */
export const owner: DraftOwner = {
  instanceId: '11111111-1111-4111-8111-111111111111',
  userId: '22222222-2222-4222-8222-222222222222',
};

/** Session that tests write in. */
export const SESSION_ID = '33333333-3333-4333-8333-333333333333';

/** A row of `sessions`. */
export function rowOf(columns: Partial<DraftRow> = {}): DraftRow {
  return {
    id: SESSION_ID,
    framework: 'free',
    title: '',
    answers: [],
    documents: null,
    current_step: 0,
    status: 'draft',
    revision: 1,
    created_at: '2026-11-01T08:00:00+00:00',
    updated_at: '2026-11-01T08:05:00+00:00',
    ...columns,
  };
}
