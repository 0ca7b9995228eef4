import type { EmotionFamily } from '@reflectory/contracts/journal';
import type { EmotionCount, EmotionShare } from '@reflectory/domain/deck';
import type { TFunction } from 'i18next';

/** One emotion: its word, its family, what to say about its amount, and the length of its bar from 0 to 1. */
export type EmotionBar = {
  name: string;
  family: EmotionFamily | undefined;
  amount: string;
  length: number;
};

/** The longest bar of an emotion that too little speaks of. */
const HINT_LENGTH = 0.12;

/** Emotions of one session, by their shares of it; a hint is no percentage. */
export function sharedEmotions(
  emotions: readonly EmotionShare[],
  t: TFunction<'presentations'>,
  language: string,
): EmotionBar[] {
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  return emotions.map(({ emotion, family, percentage, is_hint: isHint }) => ({
    name: emotion,
    family,
    amount: isHint ? t('slide.hint') : share.format(percentage / 100),
    length: isHint ? Math.min(percentage / 100, HINT_LENGTH) : percentage / 100,
  }));
}

/** Emotions of a journey, by the entries that they were found in. */
export function countedEmotions(
  emotions: readonly EmotionCount[],
  t: TFunction<'presentations'>,
): EmotionBar[] {
  const most = Math.max(1, ...emotions.map(({ count }) => count));
  return emotions.map(({ name, family, count }) => ({
    name,
    family,
    amount: t('slide.entries', { count }),
    length: count / most,
  }));
}

/** The word as it begins a line. */
export const emotionLabel = ({ name }: Pick<EmotionBar, 'name'>): string =>
  name.charAt(0).toLocaleUpperCase() + name.slice(1);
