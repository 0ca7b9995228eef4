import { describeFailure } from '@reflectory/client';
import { PASSWORD_MIN_LENGTH } from '@reflectory/contracts/behaviour';
import { PasswordField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePassword } from './api/change-password.ts';
import { usePasswordPolicy } from './api/find-password-policy.ts';
import { OnlineFormDialog } from '../../shared/online-form-dialog.tsx';
import { demandsText, weaknessText, weakReasonsOf } from './password-demands.ts';

/** Another password, for who knows the present one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts } = usePlatform();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { mutate: change, isPending, error, variables: sent } = useChangePassword();
  const { data: policy } = usePasswordPolicy();
  const reasons = error && weakReasonsOf(error);
  const weakness = reasons && policy && sent ? weaknessText(sent.next, { policy, reasons }, t) : '';
  const handleSubmit = () =>
    change(
      { current, next },
      {
        onSuccess: () => {
          toasts.success(t('password.changed'), t('password.changedDetail'));
          onClose();
        },
      },
    );
  return (
    <OnlineFormDialog
      title={t('password.change')}
      description={t('password.explanation')}
      submitLabel={t('password.change')}
      pendingLabel={t('password.changing')}
      isPending={isPending}
      problem={
        weakness
          ? t('password.refused', { weakness })
          : error
            ? describeFailure(error, t, 'problems')
            : undefined
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <PasswordField
        label={t('password.current')}
        value={current}
        onChange={setCurrent}
        autoComplete="current-password"
        isRequired
      />
      <PasswordField
        label={t('password.next')}
        description={policy ? demandsText(policy, t) : t('password.minimum', { count: PASSWORD_MIN_LENGTH })}
        value={next}
        onChange={setNext}
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        isRequired
      />
    </OnlineFormDialog>
  );
}
