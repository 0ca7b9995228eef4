import { describeFailure, FunctionCallError } from '@reflectory/client';
import { TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField, plainCode } from '../../shared/code-field.tsx';
import { OnlineFormDialog } from '../../shared/online-form-dialog.tsx';
import { useConfirmLeavingAddress, useNameLeavingAddress } from './api/leaving-address.ts';

/** What the server says about the one field of a step, else what is wrong with the whole. */
function useProblem(error: Error | null) {
  const { t } = useTranslation(['settings', 'common']);
  if (!error) return undefined;
  const { fields = {} } = error instanceof FunctionCallError ? error : {};
  if (fields['email']) return t('leavingAddress.problems.email');
  if (fields['code']) return t('leavingAddress.problems.code');
  return describeFailure(error, t, 'problems');
}

/** Names another address for the way out, and shows with a mailed code that it is one's own. */
export function LeavingAddressDialog({ onClose }: { onClose: () => void }) {
  const [asked, setAsked] = useState<string | null>(null);
  if (asked === null) return <NameStep onAsked={setAsked} onClose={onClose} />;
  return <ConfirmStep email={asked} onClose={onClose} />;
}

function NameStep({ onAsked, onClose }: { onAsked: (email: string) => void; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [email, setEmail] = useState('');
  const { mutate: name, isPending, error } = useNameLeavingAddress();
  return (
    <OnlineFormDialog
      title={t('leavingAddress.title')}
      description={t('leavingAddress.explanation')}
      submitLabel={t('leavingAddress.submit')}
      pendingLabel={t('leavingAddress.submitting')}
      isPending={isPending}
      problem={useProblem(error)}
      onSubmit={() => name(email.trim(), { onSuccess: () => onAsked(email.trim()) })}
      onClose={onClose}
    >
      <TextField
        label={t('leavingAddress.email')}
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="email"
        isRequired
      />
    </OnlineFormDialog>
  );
}

function ConfirmStep({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { toasts } = usePlatform();
  const [code, setCode] = useState('');
  const { mutate: confirm, isPending, error } = useConfirmLeavingAddress();
  const handleSubmit = () =>
    confirm(plainCode(code), {
      onSuccess: () => {
        toasts.success(t('leavingAddress.confirmed'));
        onClose();
      },
    });
  return (
    <OnlineFormDialog
      title={t('leavingAddress.codeTitle')}
      description={t('leavingAddress.codeExplanation', { email })}
      submitLabel={t('leavingAddress.confirm')}
      pendingLabel={t('leavingAddress.confirming')}
      isPending={isPending}
      problem={useProblem(error)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <CodeField label={t('leavingAddress.code')} value={code} onChange={setCode} isNumeric />
    </OnlineFormDialog>
  );
}
