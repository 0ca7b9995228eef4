import { Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useIsOnShelf } from './api/use-is-on-shelf.ts';
import classes from './shelf.module.css';

/** A quiet line at an entry that was also written elsewhere. */
export function ShelfNote({ entryId }: { entryId: string }) {
  const { t } = useTranslation('journal');
  if (!useIsOnShelf(entryId)) return null;
  return (
    <p className={classes.line}>
      {t('shelf.note')} <Link href="/journal/shelf">{t('shelf.look')}</Link>
    </p>
  );
}
