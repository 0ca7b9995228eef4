import type { AgainstPlan } from '@reflectory/domain/goals';
import { confidenceWord } from '@reflectory/domain/goals';
import { useWording } from './use-wording.ts';

/** What is said of goals. */
export function useGoalWords() {
  const wording = useWording();
  const { t, number, day } = wording;
  return {
    ...wording,
    amount: (value: number, unit: string): string =>
      unit === '' ? number(value) : t('habits.amount', { value: number(value), unit }),
    against: ({ standing, days }: AgainstPlan): string => t(`goals.against.${standing}`, { count: days }),
    confidence: (value: number): string =>
      t('goals.confidenceIs', { word: t(`goals.confidence.${confidenceWord(value)}`), value: number(value) }),
    nextLook: (at: number, today: number): string =>
      at <= today ? t('goals.lookDue') : t('goals.nextLook', { day: day(at) }),
    period: (from: number, to: number | null): string =>
      to === null
        ? t('goals.since', { from: day(from) })
        : t('goals.period', { from: day(from), to: day(to) }),
  };
}
