import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './home.module.css';

/** What belongs to this day, under its own heading; nothing while there is nothing. */
export function Today({ children }: { children: ReactNode }) {
  const { t } = useTranslation('journal');
  if (!children) return null;
  return (
    <section aria-labelledby="journal-today" className={classes.section}>
      <h2 id="journal-today" className={classes.heading}>
        {t('home.today')}
      </h2>
      {children}
    </section>
  );
}
