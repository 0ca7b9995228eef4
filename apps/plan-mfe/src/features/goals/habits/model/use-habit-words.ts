import type { HabitSummary } from '@reflectory/contracts/habits';
import type { HabitMark, HabitRule, HabitStanding } from '@reflectory/domain/habits';
import { useWording } from '../../model/use-wording.ts';

/** How well a habit sits, as a word: from 0 to 1. */
const SCORE_WORDS = ['begun', 'growing', 'underWay', 'settled', 'own'] as const;

/** What is said of habits. */
export function useHabitWords() {
  const wording = useWording();
  const { t, number, weekday, list } = wording;

  function schedule({ schedule: of }: HabitRule): string {
    if (of.kind === 'weekdays') {
      const days = of.weekdays.toSorted((one, other) => one - other).map((day) => weekday(day));
      return t('habits.schedule.weekdays', { days: list(days) });
    }
    if (of.kind === 'interval') return t('habits.schedule.interval', { count: of.every });
    if (of.kind === 'total') return t('habits.schedule.total');
    return of.times >= 7 ? t('habits.schedule.daily') : t('habits.schedule.times', { count: of.times });
  }

  const amount = (value: number, unit: string): string =>
    unit === '' ? number(value) : t('habits.amount', { value: number(value), unit });

  return {
    ...wording,
    amount,
    /** What is wanted, such as “at least 20 min, 3 times a week”. */
    rule(rule: HabitRule, unit: string): string {
      const { measure } = rule;
      if (measure.kind === 'yes_no') return schedule(rule);
      return t(`habits.rule.${measure.direction}`, {
        amount: amount(measure.target, unit),
        schedule: schedule(rule),
      });
    },
    /** Where it stands in this week; null where days stand for themselves. */
    week({ week }: HabitStanding, { schedule: of }: HabitRule, unit: string): string | null {
      if (week === null) return null;
      return of.kind === 'total'
        ? t('habits.weekTotal', { done: number(week.done), wanted: amount(week.wanted, unit) })
        : t('habits.week', { done: number(week.done), wanted: number(week.wanted) });
    },
    mark: (mark: HabitMark): string => t(`habits.marks.${mark}`),
    score(score: HabitSummary['score']): string {
      const place = Math.min(SCORE_WORDS.length - 1, Math.floor(score * SCORE_WORDS.length));
      return t(`habits.scores.${SCORE_WORDS[place] ?? 'begun'}`);
    },
  };
}
