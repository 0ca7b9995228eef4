import type { JournalDocument } from '@reflectory/contracts/document';
import type { SessionRow } from '@reflectory/contracts/journal';

/** Whose drafts: a person at an instance. Nobody else on the device is shown them. */
export type DraftOwner = { instanceId: string; userId: string };

/** What the person means to happen with a draft once the server can be reached. */
type DraftIntent = 'keep' | 'complete' | 'discard';

/** The server would not take revision `revision`; it is tried again when the text changes or the person asks. */
type Refusal = { code: string; message: string; revision: number };

/** A session as this device knows it. Times in milliseconds since 1970. */
export type Draft = DraftOwner & {
  sessionId: string;
  framework: string;
  title: string;
  answers: string[];
  /** Of each answer that is more than its text; one whose text is not the answer's was left behind by it. */
  documents?: (JournalDocument | null)[];
  step: number;
  /** Grows with every change on this device. */
  revision: number;
  /** Newest revision that the server has confirmed; 0 while it has none. */
  savedRevision: number;
  /** Fingerprint of the words at `savedRevision`; '' while the server has none. */
  savedFingerprint: string;
  /** Fingerprints of saves that were sent and not confirmed: the server may have taken any of them. */
  attempts: string[];
  intent: DraftIntent;
  refusal: Refusal | null;
  createdAt: number;
  updatedAt: number;
};

/** The columns of a session that a draft is made from. */
export type DraftRow = Pick<
  SessionRow,
  | 'id'
  | 'framework'
  | 'title'
  | 'answers'
  | 'documents'
  | 'current_step'
  | 'status'
  | 'revision'
  | 'created_at'
  | 'updated_at'
>;

/** What a page may change. */
export type DraftChange = Partial<Pick<Draft, 'title' | 'answers' | 'documents' | 'step' | 'intent'>>;

/** A session nobody has written in yet. It is stored with its first change only. */
export function newDraft(owner: DraftOwner, sessionId: string, framework: string, now: number): Draft {
  return {
    ...owner,
    sessionId,
    framework,
    title: '',
    answers: [],
    step: 0,
    revision: 0,
    savedRevision: 0,
    savedFingerprint: '',
    attempts: [],
    intent: 'keep',
    refusal: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** The draft after a change; its revision has grown by one. */
export function changeDraft(draft: Draft, change: DraftChange, now: number): Draft {
  return { ...draft, ...change, revision: draft.revision + 1, updatedAt: now };
}

/** The draft with its present words noted as sent. The last thirty do: a lost confirmation is seen at the next save. */
export function noteAttempt(draft: Draft): Draft {
  return { ...draft, attempts: [...draft.attempts.slice(-29), fingerprintOf(draft)] };
}

/** Puts `text` at `index`, with '' for the steps before it that have no answer. */
export function answersWith(answers: readonly string[], index: number, text: string): string[] {
  const length = Math.max(answers.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? text : (answers[at] ?? '')));
}

/** The draft that the server's row stands for. */
export function draftFromRow(owner: DraftOwner, row: DraftRow): Draft {
  return {
    ...newDraft(owner, row.id, row.framework, Date.parse(row.created_at)),
    title: row.title,
    answers: row.answers,
    documents: row.documents ?? [],
    step: row.current_step,
    revision: row.revision,
    savedRevision: row.revision,
    savedFingerprint: fingerprintOf(row),
    updatedAt: Date.parse(row.updated_at),
  };
}

/** The text of a draft goes on under another id when the server holds a different one for the old id. */
export function copyOf(draft: Draft, sessionId: string, now: number): Draft {
  return {
    ...draft,
    sessionId,
    revision: 1,
    savedRevision: 0,
    savedFingerprint: '',
    attempts: [],
    refusal: null,
    updatedAt: now,
  };
}

type Content = Pick<Draft, 'title' | 'answers'>;

function withoutTrailingBlanks(answers: readonly string[]): string[] {
  return answers.slice(0, answers.findLastIndex((answer) => answer !== '') + 1);
}

/** True when both hold the same words; the step does not count. */
export function hasSameText(one: Content, other: Content): boolean {
  return fingerprintOf(one) === fingerprintOf(other);
}

/** A short digest of the words (FNV-1a over 64 bits and the length). */
export function fingerprintOf({ title, answers }: Content): string {
  const text = JSON.stringify([title, withoutTrailingBlanks(answers)]);
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
  }
  return `${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}.${text.length}`;
}

/** True when something typed here is not confirmed by the server. */
export function isUnsaved(draft: Draft): boolean {
  return draft.revision > draft.savedRevision;
}

/** True while there is nothing that the server should know of. */
export function isBlank(draft: Draft): boolean {
  return draft.savedRevision === 0 && !hasText(draft) && draft.intent !== 'discard';
}

/** True when the server has something to do: save, complete or discard; false while it refuses this revision. */
export function needsServer(draft: Draft): boolean {
  if (draft.refusal?.revision === draft.revision || isBlank(draft)) return false;
  return isUnsaved(draft) || draft.intent !== 'keep';
}

/** True when there is a word worth keeping. */
export function hasText({ title, answers }: Content): boolean {
  return title.trim() !== '' || answers.some((answer) => answer.trim() !== '');
}

/** Name of a draft among those of all people on the device. */
export function draftKey({ instanceId, userId }: DraftOwner, sessionId: string): string {
  return `${instanceId}/${userId}/${sessionId}`;
}
