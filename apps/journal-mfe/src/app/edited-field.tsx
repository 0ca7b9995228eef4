import { AnswerField } from '../features/answer-field/answer-field.tsx';
import type { EditedFieldProps } from '../features/entry-changes/edit-entry.tsx';
import { useKnownMentions } from './use-known-mentions.ts';

/** Where one text of a finished entry is written anew. */
export function EditedField(field: EditedFieldProps) {
  const known = useKnownMentions([field.written.document]);
  return <AnswerField {...field} place="form" known={known} />;
}
