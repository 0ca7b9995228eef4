import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateMark } from './components/date-mark.tsx';
import { partOfDay } from './model/part-of-day.ts';
import { Today } from './today.tsx';
import classes from './home.module.css';

export type HomeProps = {
  /** First name of the person, or '' when it is not known. */
  name: string;
  /** The day, as `2026-11-22`. */
  day: string;
  /** The line to write on. */
  line: ReactNode;
  /** What one could write about. */
  prompt: ReactNode;
  choices: ReactNode;
  /** Sessions to go on with; null when there are none. */
  unfinished: ReactNode;
  /** What belongs to this day; null while there is nothing. */
  today?: ReactNode;
  /** What other areas have of this day. */
  others?: ReactNode;
  /** What was written on this day before. */
  memory: ReactNode;
  latest: ReactNode;
  /** What the person must know of this device, for instance that it keeps nothing. */
  notice?: string | undefined;
  /** Whether all that stands below the line can be shown without being moved by what comes later. */
  isSettled: boolean;
};

/** The journal's first page. The one thing here is to begin. */
export function Home(props: HomeProps) {
  const { name, day, line, prompt, choices, unfinished, today, others, memory } = props;
  const { latest, notice, isSettled } = props;
  const { t } = useTranslation('journal');
  const [part] = useState(() => partOfDay(new Date()));
  const greeting = t(`home.greeting.${part}`, { name });
  return (
    <div className={classes.home}>
      <header className={classes.header}>
        <DateMark day={day} />
        <div>
          <p className={classes.greeting}>{greeting.replace(/[ ,]+\.$/u, '.')}</p>
          <h1 tabIndex={-1} className={classes.question}>
            {t('home.question')}
          </h1>
        </div>
      </header>
      {line}
      {isSettled && (
        <>
          {prompt}
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
          {others}
          {memory}
          {latest}
        </>
      )}
    </div>
  );
}
