import type { JournalDocument } from '@reflectory/contracts/document';
import { answersWith, type Draft, type DraftChange } from './draft.ts';

type Written = { text: string; document: JournalDocument | null };

/** An answer with its document, where it is more than its text. */
export function writtenAt({ answers, documents }: Draft, step: number): Written {
  return { text: answers[step] ?? '', document: documents?.[step] ?? null };
}

/** The draft's change when an answer is written anew. */
export function writtenChange(
  { answers, documents = [] }: Draft,
  step: number,
  written: Written,
): DraftChange {
  const length = Math.max(documents.length, step + 1);
  return {
    answers: answersWith(answers, step, written.text),
    documents: Array.from({ length }, (_, at) => (at === step ? written.document : (documents[at] ?? null))),
  };
}
