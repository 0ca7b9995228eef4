import type { AuthSessionSummary } from '@reflectory/contracts';
import { ConfirmDialog } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useEndAuthSession } from '../api/end-auth-session.ts';
import { problemText } from '../components/problem-text.ts';

type EndSessionDialogProps = { session: AuthSessionSummary; onClose: () => void };

/** Signs one device out, once the person knows what that means there. */
export function EndSessionDialog({ session, onClose }: EndSessionDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts } = usePlatform();
  const { mutate: end, isPending, error } = useEndAuthSession();
  const device = session.device || t('devices.unknown');
  const handleConfirm = () =>
    end(session.id, {
      onSuccess: () => {
        toasts.success(t('devices.ended', { device }));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t('devices.endTitle', { device })}
      confirmLabel={t('devices.end')}
      pendingLabel={t('devices.ending')}
      isPending={isPending}
      errorMessage={error ? problemText(error, t) : undefined}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={handleConfirm}
    >
      {t('devices.endText')}
    </ConfirmDialog>
  );
}
