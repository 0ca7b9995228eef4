import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factor } from '../api/find-factors.ts';
import { useRemoveFactor } from '../api/remove-factor.ts';
import { useSpendRecoveryCode } from '../api/spend-recovery-code.ts';
import { useVerifyFactor } from '../api/verify-factor.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { problemText } from '../components/problem-text.ts';
import { CodeField, plainCode } from './code-field.tsx';

type RemoveFactorDialogProps = { factor: Factor; isLast: boolean; onClose: () => void };

const APP_CODE = /^\d{6}$/;

/** Takes a second factor away from who can show it, or a recovery code. */
export function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts } = usePlatform();
  const [code, setCode] = useState('');
  const verify = useVerifyFactor();
  const spend = useSpendRecoveryCode();
  const remove = useRemoveFactor();
  const error = verify.error ?? spend.error ?? remove.error;
  const handleSubmit = async () => {
    const plain = plainCode(code);
    try {
      if (APP_CODE.test(plain)) await verify.mutateAsync({ factorId: factor.id, code: plain });
      else await spend.mutateAsync(plain);
      await remove.mutateAsync(factor.id);
    } catch {
      // The dialog says which of the three it was.
      return;
    }
    toasts.success(t('twoFactor.removed', { name: factor.name }));
    onClose();
  };
  return (
    <FormDialog
      title={t('twoFactor.removeTitle', { name: factor.name })}
      description={t(isLast ? 'twoFactor.removeLast' : 'twoFactor.removeOne')}
      submitLabel={t('twoFactor.remove')}
      pendingLabel={t('twoFactor.removing')}
      isPending={verify.isPending || spend.isPending || remove.isPending}
      isDestructive
      problem={error ? problemText(error, t) : undefined}
      onSubmit={() => {
        for (const { reset } of [verify, spend, remove]) reset();
        void handleSubmit();
      }}
      onClose={onClose}
    >
      <CodeField label={t('twoFactor.anyCode')} value={code} onChange={setCode} />
    </FormDialog>
  );
}
