import { useTranslation } from 'react-i18next';
import { useLater } from '../../service/use-later.ts';
import type { CheckIn } from './model/check-in.ts';

const loadWords = () => import('./mood-words.ts');

type WordsOf = (checkIn: CheckIn) => string;

/**
 * A check-in in words for pages on which there seldom is one: names of feelings come when they are wanted. Undefined until
 * then, null where they cannot be had.
 */
export function useMoodWordsLater(isWanted: boolean): WordsOf | null | undefined {
  const { t, i18n } = useTranslation('journal');
  const words = useLater(loadWords, isWanted);
  return words && ((checkIn) => words.moodWords(checkIn, { t, language: i18n.language }));
}
