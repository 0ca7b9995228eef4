import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useCancelAccountDeletion } from './api/cancel-account-deletion.ts';
import { useAccountStatus } from './api/find-account-status.ts';
import classes from './closing-account.module.css';
import { problemText } from './components/problem-text.ts';
import { useDates } from './components/use-dates.ts';
import { ExportPart } from './privacy/export-part.tsx';

/** Stands instead of the app while an account is being deleted: until when, and what can still be done. */
// oxlint-disable-next-line import/no-default-export -- the wrapper of the app loads it lazily
export default function ClosingAccount() {
  const { t } = useTranslation(['settings', 'common', 'auth']);
  const { signOut, toasts, isOnline } = usePlatform();
  const { day } = useDates();
  const { data: status } = useAccountStatus();
  const { mutate: keep, isPending, error } = useCancelAccountDeletion();
  const deletion = status?.deletion;
  return (
    <main className={classes.page}>
      <h1>{t('closing.title')}</h1>
      <p className={classes.lead}>
        {deletion ? t('closing.until', { date: day(deletion.purge_after) }) : t('closing.soon')}
      </p>
      <div className={classes.action}>
        <Button
          variant="primary"
          onPress={() => keep(undefined, { onSuccess: () => toasts.success(t('closing.kept')) })}
          isPending={isPending}
          pendingLabel={t('closing.keeping')}
          disabledReason={isOnline ? undefined : t('offline.needed')}
        >
          {t('closing.keep')}
        </Button>
        {error && (
          <p role="alert" className={classes.problem}>
            {t('closing.failed', { problem: problemText(error, t) })}
          </p>
        )}
      </div>
      <div className={classes.part}>
        <p>{t('closing.export')}</p>
        <ExportPart />
      </div>
      <div className={classes.part}>
        <p>{t('closing.leave')}</p>
        <div>
          <Button icon="log-out" onPress={() => void signOut()}>
            {t('auth:signOut')}
          </Button>
        </div>
      </div>
    </main>
  );
}
