import { describeFailure } from '@reflectory/client';
import { Dialog, Skeleton } from '@reflectory/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnrolFactor } from './api/enrol-factor.ts';
import { AUTH_SESSIONS_KEY } from '../../shared/auth-sessions-key.ts';
import { FACTORS_KEY } from './api/find-factors.ts';
import { useVerifyFactor } from './api/verify-factor.ts';
import { OnlineFormDialog } from '../../shared/online-form-dialog.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { CodeField, plainCode } from '../../shared/code-field.tsx';
import { FreshRecoveryCodes } from './fresh-recovery-codes.tsx';

type EnrolFactorDialogProps = {
  /** Name of the new factor. */
  name: string;
  /** The first factor brings recovery codes. */
  isFirst: boolean;
  onClose: () => void;
};

/** Sets a second factor up: scan, prove it with a code, keep the recovery codes. */
export function EnrolFactorDialog({ name, isFirst, onClose }: EnrolFactorDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const queries = useQueryClient();
  const [isProven, setIsProven] = useState(false);
  const [code, setCode] = useState('');
  const { mutate: enrol, data: enrolment, error: enrolError } = useEnrolFactor();
  const verify = useVerifyFactor();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    enrol(name);
  }, [enrol, name]);

  if (isProven) return <FreshRecoveryCodes onClose={onClose} />;
  if (!enrolment) {
    return (
      <Dialog title={t('twoFactor.setUp')} size="small" isOpen onOpenChange={onClose}>
        {enrolError ? (
          <p role="alert">{describeFailure(enrolError, t, 'problems')}</p>
        ) : (
          <Skeleton shape="block" label={t('loading', { what: t('twoFactor.title') })} />
        )}
      </Dialog>
    );
  }
  const handleSubmit = () =>
    verify.mutate(
      { factorId: enrolment.factorId, code: plainCode(code) },
      {
        onSuccess: () => {
          void queries.invalidateQueries({ queryKey: FACTORS_KEY });
          void queries.invalidateQueries({ queryKey: AUTH_SESSIONS_KEY });
          if (isFirst) setIsProven(true);
          else onClose();
        },
      },
    );
  return (
    <OnlineFormDialog
      title={t('twoFactor.setUp')}
      submitLabel={t('twoFactor.verify')}
      pendingLabel={t('twoFactor.verifying')}
      isPending={verify.isPending}
      problem={verify.error ? describeFailure(verify.error, t, 'problems') : undefined}
      isReadFirst
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <AuthenticatorSetup enrolment={enrolment} />
      <CodeField label={t('twoFactor.code')} value={code} onChange={setCode} isNumeric />
    </OnlineFormDialog>
  );
}
