import { useTranslation } from 'react-i18next';
import type { CheckIn } from './model/check-in.ts';
import { moodWords } from './mood-words.ts';

/** A check-in in words. */
export function useMoodWords(): (checkIn: CheckIn) => string {
  const { t, i18n } = useTranslation('journal');
  return (checkIn) => moodWords(checkIn, { t, language: i18n.language });
}
