import { describeFailure } from '@reflectory/client';
import { TextField } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEmail } from './api/change-email.ts';
import { OnlineFormDialog } from '../../shared/online-form-dialog.tsx';

/** Another email address, which counts once it was confirmed. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts } = usePlatform();
  const { email } = useCurrentUser();
  const [next, setNext] = useState('');
  const { mutate: change, isPending, error } = useChangeEmail();
  const handleSubmit = () =>
    change(next.trim(), {
      onSuccess: () => {
        toasts.success(t('email.asked'), t('email.askedDetail', { email: next.trim() }));
        onClose();
      },
    });
  return (
    <OnlineFormDialog
      title={t('email.change')}
      description={t('email.explanation', { email })}
      submitLabel={t('email.submit')}
      pendingLabel={t('email.submitting')}
      isPending={isPending}
      problem={error ? describeFailure(error, t, 'problems') : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('email.next')}
        type="email"
        value={next}
        onChange={setNext}
        autoComplete="email"
        isRequired
      />
    </OnlineFormDialog>
  );
}
