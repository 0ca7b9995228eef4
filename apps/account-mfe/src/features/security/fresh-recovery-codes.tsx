import { describeFailure } from '@reflectory/client';
import { Button, Dialog, Skeleton } from '@reflectory/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateRecoveryCodes } from './api/create-recovery-codes.ts';
import { RecoveryCodesDialog } from './recovery-codes.dialog.tsx';

/** Makes recovery codes as soon as it is shown, and shows them. */
export function FreshRecoveryCodes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const { mutate: create, data: codes, error, isPending } = useCreateRecoveryCodes();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    create();
  }, [create]);
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog
      title={t('recoveryCodes.title')}
      size="small"
      isDismissable={false}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        error && (
          <Button variant="primary" onPress={() => create()} isPending={isPending}>
            {t('common:retry')}
          </Button>
        )
      }
    >
      {error ? (
        <p role="alert">{t('recoveryCodes.failed', { problem: describeFailure(error, t, 'problems') })}</p>
      ) : (
        <Skeleton lines={5} label={t('loading', { what: t('recoveryCodes.title') })} />
      )}
    </Dialog>
  );
}
