import { Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './year-choice.module.css';

export type YearChoiceProps = { first: number; last: number; current: number | null };

/** Goes to a year without walking through the ones after it. */
export function YearChoice({ first, last, current }: YearChoiceProps) {
  const { t } = useTranslation('journal');
  if (first === last) return null;
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  return (
    <nav aria-label={t('entries.years')} className={classes.years}>
      {years.map((year) => {
        const isCurrent = year === (current ?? last);
        return (
          <Link
            key={year}
            href={year === last ? '/entries' : `/entries?year=${year}`}
            variant="plain"
            className={classes.year}
            {...(isCurrent && { 'aria-current': 'page' })}
          >
            {year}
          </Link>
        );
      })}
    </nav>
  );
}
