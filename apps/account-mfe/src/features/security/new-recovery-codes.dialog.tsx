import { ConfirmDialog } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FreshRecoveryCodes } from './fresh-recovery-codes.tsx';

/** Replaces the recovery codes, once the person knows that the earlier ones end. */
export function NewRecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (isConfirmed) return <FreshRecoveryCodes onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('recoveryCodes.renewTitle')}
      confirmLabel={t('recoveryCodes.renew')}
      isDestructive={false}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => setIsConfirmed(true)}
    >
      {t('recoveryCodes.renewText')}
    </ConfirmDialog>
  );
}
