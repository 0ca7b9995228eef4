import type { Language } from '@reflectory/contracts/languages';
import { useTranslation } from 'react-i18next';
import { useArtworks } from './api/use-artworks.ts';
import type { ListedEntry } from './api/use-entries.ts';
import { useFirstPictures } from './api/use-first-pictures.ts';
import { DaySection } from './components/day-section.tsx';
import classes from './day-of-entries.module.css';

export type DayOfEntriesProps = { day: string; entries: readonly ListedEntry[]; language: Language };

/** A day by itself, also one on which nothing was written. */
export function DayOfEntries({ day, entries, language }: DayOfEntriesProps) {
  const { t } = useTranslation('journal');
  const ids = [entries.map(({ id }) => id)];
  const shared = { artworks: useArtworks(ids), pictures: useFirstPictures(ids), language };
  return (
    <div className={classes.day}>
      <DaySection day={{ day, entries: [...entries] }} {...shared} />
      {entries.length === 0 && <p className={classes.nothing}>{t('calendar.nothing')}</p>}
    </div>
  );
}
