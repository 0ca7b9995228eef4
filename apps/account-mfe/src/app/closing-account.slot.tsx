import { describeFailure } from '@reflectory/client';
import { Button } from '@reflectory/design-system';
import type {} from '@reflectory/contracts/account';
import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useCancelAccountDeletion } from '../features/account/api/cancel-account-deletion.ts';
import classes from './closing-account.module.css';
import { useDates } from '../shared/use-dates.ts';
import { ExportPart } from '../shared/export/export-part.tsx';

/** Stands instead of the app while an account is being deleted: until when, and what can still be done. */
export default function ClosingAccount({ purgeAfter }: SlotProps['account.closing']) {
  const { t } = useTranslation(['settings', 'common', 'auth']);
  const { signOut, toasts, isOnline } = usePlatform();
  const { day } = useDates();
  const { mutate: keep, isPending, error } = useCancelAccountDeletion();
  return (
    <main className={classes.page}>
      <h1>{t('closing.title')}</h1>
      <p className={classes.lead}>{t('closing.until', { date: day(purgeAfter) })}</p>
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
            {t('closing.failed', { problem: describeFailure(error, t, 'problems') })}
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
