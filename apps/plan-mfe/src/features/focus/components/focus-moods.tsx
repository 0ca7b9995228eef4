import { compareMoods } from '@reflectory/domain/focus';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { useTranslation } from 'react-i18next';
import type { Statistics } from '../api/use-statistics.ts';
import { useTimeWords } from '../model/use-words.ts';
import classes from './statistics.module.css';

/** Sessions from which on something is said of the mood before and after. */
const LEAST_SESSIONS = 7;
/** Points of 200 below which two moods are about the same. */
const SAME = 8;

const kindOf = (change: number) => (change > SAME ? 'lighter' : change < -SAME ? 'heavier' : 'same');

/** Focus beside the mood, each with how many it rests on; nothing is said of what causes what. */
export function FocusMoods({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation('plan');
  const words = useTimeWords();
  const { moods, days, day_moods: dayMoods } = statistics;
  const seconds = new Map(days.map(({ day, seconds: amount }) => [dayOfNumber(numberOfDay(day)), amount]));
  const compared = compareMoods(dayMoods.map(({ day, mood }) => ({ seconds: seconds.get(day) ?? 0, mood })));
  return (
    <>
      <p className={classes.sentence}>
        {moods.n < LEAST_SESSIONS
          ? t('focus.statistics.fewMoods', { count: LEAST_SESSIONS - moods.n })
          : t(`focus.statistics.after.${kindOf(moods.after - moods.before)}`, { n: moods.n })}
      </p>
      <p className={classes.sentence}>
        {compared
          ? t(`focus.statistics.days.${kindOf(compared.much - compared.little)}`, {
              length: words.length(compared.minutes * 60),
              much: compared.nMuch,
              little: compared.nLittle,
            })
          : t('focus.statistics.fewDays')}
      </p>
    </>
  );
}
