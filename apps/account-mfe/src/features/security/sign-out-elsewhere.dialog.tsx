import { useTranslation } from 'react-i18next';
import { useSignOutElsewhere } from './api/sign-out-elsewhere.ts';
import { ConfirmChange } from '../../shared/confirm-change.tsx';

type SignOutElsewhereDialogProps = {
  /** How many other devices there are. */
  count: number;
  onClose: () => void;
};

/** Signs every other device out, once the person knows what that means there. */
export function SignOutElsewhereDialog({ count, onClose }: SignOutElsewhereDialogProps) {
  const { t } = useTranslation('settings');
  const change = useSignOutElsewhere();
  return (
    <ConfirmChange
      title={t('devices.endOthersTitle')}
      confirmLabel={t('devices.endOthers')}
      pendingLabel={t('devices.ending')}
      change={change}
      run={(settle) => change.mutate(undefined, settle)}
      done={t('devices.othersEnded')}
      onClose={onClose}
    >
      {t('devices.endOthersText', { count })}
    </ConfirmChange>
  );
}
