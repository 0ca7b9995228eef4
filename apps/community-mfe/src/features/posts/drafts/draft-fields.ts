import {
  POST_LIMITS,
  type PostDraft,
  type PostDraftFields,
  type PostDraftPlace,
} from '@reflectory/contracts/community';

/** A sentence of the journal that words begin with. */
export type Beginning = { quote: string; entryId: string };

/** Words of which nothing is written yet. */
export function newDraft(from: Beginning | undefined, place: PostDraftPlace | null): PostDraftFields {
  const quote = from ? from.quote.slice(0, POST_LIMITS.body) : null;
  return {
    id: crypto.randomUUID(),
    place,
    kind: 'lesson',
    lesson: '',
    passage: quote ?? '',
    quote,
    content_note: '',
    pseudonym: null,
    entry_id: from?.entryId ?? null,
    origin: 'hand',
    place_name: '',
  };
}

/** What a person writes of a draft that is kept. */
export function fieldsOf(draft: PostDraft): PostDraftFields {
  const { revision: _revision, changed_at: _at, is_there: _isThere, ...fields } = draft;
  return fields;
}

/** Whether nothing was written that could be lost. */
export const isUntouched = ({ lesson, passage, quote, content_note: note }: PostDraftFields): boolean =>
  lesson.trim() === '' && note.trim() === '' && (passage === (quote ?? '') || passage.trim() === '');

/** What would be shared of a draft as it is. */
export const wordsOf = ({ kind, lesson, passage }: PostDraftFields): string =>
  kind === 'lesson' ? lesson : passage;
