import { Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './shelf.module.css';

/** A quiet line at an entry that was also written elsewhere. */
export function ShelfNote() {
  const { t } = useTranslation('journal');
  return (
    <p className={classes.line}>
      {t('shelf.note')} <Link href="/journal/shelf">{t('shelf.look')}</Link>
    </p>
  );
}
