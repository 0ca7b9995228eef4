import { ConfirmDialog } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useSignOutElsewhere } from '../api/sign-out-elsewhere.ts';
import { problemText } from '../components/problem-text.ts';

type SignOutElsewhereDialogProps = {
  /** How many other devices there are. */
  count: number;
  onClose: () => void;
};

/** Signs every other device out, once the person knows what that means there. */
export function SignOutElsewhereDialog({ count, onClose }: SignOutElsewhereDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts } = usePlatform();
  const { mutate: signOut, isPending, error } = useSignOutElsewhere();
  const handleConfirm = () =>
    signOut(undefined, {
      onSuccess: () => {
        toasts.success(t('devices.othersEnded'));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t('devices.endOthersTitle')}
      confirmLabel={t('devices.endOthers')}
      pendingLabel={t('devices.ending')}
      isPending={isPending}
      errorMessage={error ? problemText(error, t) : undefined}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={handleConfirm}
    >
      {t('devices.endOthersText', { count })}
    </ConfirmDialog>
  );
}
