import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { AreaNotice } from '../remotes/area-notice.tsx';
import classes from './way-out.module.css';
import { WayOut } from './way-out.tsx';

/** Stands while the app is locked and the screen that asks for the code cannot be fetched. */
export function UnreachableLock({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main className={classes.alone}>
      <AreaNotice title={t('lock.title')} action={<Button onPress={onRetry}>{t('retry')}</Button>}>
        {t('lock.unreachable')}
      </AreaNotice>
      <WayOut />
    </main>
  );
}
