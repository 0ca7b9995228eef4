import { describeFailure } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factor } from './api/find-factors.ts';
import { useSignInMethods } from './api/find-sign-in-methods.ts';
import { useRemoveFactor } from './api/remove-factor.ts';
import { useVerifyFactor } from './api/verify-factor.ts';
import { OnlineFormDialog } from '../../shared/online-form-dialog.tsx';
import { CodeField, plainCode } from '../../shared/code-field.tsx';

type RemoveFactorDialogProps = { factor: Factor; isLast: boolean; onClose: () => void };

/** Takes a second factor away from who can show it, or has just shown a recovery code in its place. */
export function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts } = usePlatform();
  const [code, setCode] = useState('');
  const { data: methods = [] } = useSignInMethods();
  const verify = useVerifyFactor();
  const remove = useRemoveFactor();
  // The app is lost then, and this session is the way to be rid of it.
  const isCodeAsked = !methods.includes('recovery_code');
  const error = verify.error ?? remove.error;
  const handleSubmit = async () => {
    verify.reset();
    remove.reset();
    try {
      if (isCodeAsked) await verify.mutateAsync({ factorId: factor.id, code: plainCode(code) });
      await remove.mutateAsync(factor.id);
    } catch {
      // The dialog says which of the two it was.
      return;
    }
    toasts.success(t('twoFactor.removed', { name: factor.name }));
    onClose();
  };
  return (
    <OnlineFormDialog
      title={t('twoFactor.removeTitle', { name: factor.name })}
      description={t(isLast ? 'twoFactor.removeLast' : 'twoFactor.removeOne')}
      submitLabel={t('twoFactor.remove')}
      pendingLabel={t('twoFactor.removing')}
      isPending={verify.isPending || remove.isPending}
      isDestructive
      problem={error ? describeFailure(error, t, 'problems') : undefined}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      {isCodeAsked && (
        <CodeField
          label={t('twoFactor.code')}
          description={t('twoFactor.noApp')}
          value={code}
          onChange={setCode}
          isNumeric
        />
      )}
    </OnlineFormDialog>
  );
}
