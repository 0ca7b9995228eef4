import { ButtonLink, ErrorState } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './page.module.css';

/** In place of an entry that is gone or somebody else's. */
export function EntryMissing() {
  const { t } = useTranslation('journal');
  return (
    <ErrorState
      className={classes.page}
      title={t('insight.missingTitle')}
      action={<ButtonLink href="/entries">{t('home.allEntries')}</ButtonLink>}
    >
      {t('insight.missingText')}
    </ErrorState>
  );
}
