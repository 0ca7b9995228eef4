import type { Language } from '@reflectory/contracts/languages';
import type { WrittenDay } from '@reflectory/contracts/timeline';
import { emotionName } from '@reflectory/domain/reading';
import { useTranslation } from 'react-i18next';
import marks from './month-grid.module.css';
import classes from './feelings-legend.module.css';

/** The feelings of some days in words, the most frequent first. */
export function FeelingsLegend({ days, language }: { days: readonly WrittenDay[]; language: Language }) {
  const { t } = useTranslation('journal');
  const counts = new Map<NonNullable<WrittenDay['feeling']>, number>();
  for (const { feeling } of days) if (feeling) counts.set(feeling, (counts.get(feeling) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <ul aria-label={t('calendar.feelings')} className={classes.legend}>
      {[...counts]
        .toSorted(([, one], [, other]) => other - one)
        .map(([feeling, count]) => (
          <li key={feeling} className={classes.feeling}>
            <span className={marks.mark} data-feeling={feeling} />
            {emotionName(feeling, language)}
            <span className={classes.count}>{t('calendar.dayCount', { count })}</span>
          </li>
        ))}
    </ul>
  );
}
