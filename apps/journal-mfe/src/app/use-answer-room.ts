import { useTranslation } from 'react-i18next';
import { roomLeft } from '../features/drafts/model/answer-limit.ts';

/** What to say about the length of an answer: nothing, how much room is left, or that it is too long. */
export function useAnswerRoom(text: string): { note?: string; problem?: string } {
  const { t } = useTranslation('journal');
  const left = roomLeft(text);
  if (left === null) return {};
  if (left < 0) return { problem: t('writing.tooLong', { count: -left }) };
  return { note: t('writing.charactersLeft', { count: left }) };
}
