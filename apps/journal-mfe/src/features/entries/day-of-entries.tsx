import type { Language } from '@reflectory/contracts/languages';
import { useTranslation } from 'react-i18next';
import type { ListedEntry } from './api/use-entries.ts';
import { DaySection } from './components/day-section.tsx';
import classes from './day-of-entries.module.css';

export type DayOfEntriesProps = { day: string; entries: readonly ListedEntry[]; language: Language };

/** A day by itself, also one on which nothing was written. */
export function DayOfEntries({ day, entries, language }: DayOfEntriesProps) {
  const { t } = useTranslation('journal');
  return (
    <div className={classes.day}>
      <DaySection
        day={{ day, entries: [...entries] }}
        pages={[entries.map(({ id }) => id)]}
        language={language}
        isFirst
      />
      {entries.length === 0 && <p className={classes.nothing}>{t('calendar.nothing')}</p>}
    </div>
  );
}
