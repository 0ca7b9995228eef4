import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { partOfDay } from './model/part-of-day.ts';
import { Today } from './today.tsx';
import classes from './home.module.css';

export type HomeProps = {
  /** First name of the person, or '' when it is not known. */
  name: string;
  choices: ReactNode;
  /** Sessions to go on with; null when there are none. */
  unfinished: ReactNode;
  /** What belongs to this day; null while there is nothing. */
  today?: ReactNode;
  latest: ReactNode;
  /** What the person must know of this device, for instance that it keeps nothing. */
  notice?: string | undefined;
};

/** The journal's first page. The one thing here is to begin. */
export function Home({ name, choices, unfinished, today, latest, notice }: HomeProps) {
  const { t } = useTranslation('journal');
  const [part] = useState(() => partOfDay(new Date()));
  const greeting = t(`home.greeting.${part}`, { name });
  return (
    <div className={classes.home}>
      <header className={classes.header}>
        <p className={classes.greeting}>{greeting.replace(/[ ,]+\.$/u, '.')}</p>
        <h1 tabIndex={-1} className={classes.question}>
          {t('home.question')}
        </h1>
      </header>
      {unfinished && (
        <section aria-labelledby="journal-unfinished" className={classes.section}>
          <h2 id="journal-unfinished" className={classes.heading}>
            {t('home.continue')}
          </h2>
          {unfinished}
        </section>
      )}
      {choices}
      {notice && <p className={classes.notice}>{notice}</p>}
      <Today>{today}</Today>
      {latest}
    </div>
  );
}
