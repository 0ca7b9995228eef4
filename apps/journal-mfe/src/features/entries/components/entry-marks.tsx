import { Icon } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { ListedEntry } from '../api/use-entries.ts';
import classes from './entry-marks.module.css';

/** The star and the pin of an entry in a list. */
export function EntryMarks({ entry }: { entry: Pick<ListedEntry, 'is_starred' | 'is_pinned'> }) {
  const { t } = useTranslation('journal');
  return (
    <>
      {entry.is_starred && <Icon name="star" label={t('entries.starred')} className={classes.mark} />}
      {entry.is_pinned && <Icon name="flag" label={t('entries.pinned')} className={classes.mark} />}
    </>
  );
}
