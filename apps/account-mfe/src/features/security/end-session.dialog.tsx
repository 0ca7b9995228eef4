import type { AuthSessionSummary } from '@reflectory/contracts/account';
import { useTranslation } from 'react-i18next';
import { useEndAuthSession } from './api/end-auth-session.ts';
import { ConfirmChange } from '../../shared/confirm-change.tsx';

type EndSessionDialogProps = { session: AuthSessionSummary; onClose: () => void };

/** Signs one device out, once the person knows what that means there. */
export function EndSessionDialog({ session, onClose }: EndSessionDialogProps) {
  const { t } = useTranslation('settings');
  const change = useEndAuthSession();
  const device = session.device || t('devices.unknown');
  return (
    <ConfirmChange
      title={t('devices.endTitle', { device })}
      confirmLabel={t('devices.end')}
      pendingLabel={t('devices.ending')}
      change={change}
      run={(settle) => change.mutate(session.id, settle)}
      done={t('devices.ended', { device })}
      onClose={onClose}
    >
      {t('devices.endText')}
    </ConfirmChange>
  );
}
