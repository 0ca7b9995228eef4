import { DELETION_DEADLINE_DAYS, DELETION_GRACE_DAYS } from '@reflectory/contracts/behaviour';
import { PasswordField, TextField } from '@reflectory/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_STATUS_KEY } from '../api/find-account-status.ts';
import { useRequestAccountDeletion } from '../api/request-account-deletion.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { problemText } from '../components/problem-text.ts';
import { ExportPart } from '../privacy/export-part.tsx';
import classes from './delete-account.module.css';

const losses = ['entries', 'insights', 'links', 'profile', 'subscription'] as const;

/** Deletes the account of who proves to be its owner, after saying all that goes and when. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { mutate: request, isPending, error } = useRequestAccountDeletion();
  const handleSubmit = () =>
    request(
      { email: email.trim(), password },
      {
        // The wrapper of the app shows the closing screen for this.
        onSuccess: (status) => queries.setQueryData(ACCOUNT_STATUS_KEY, status),
      },
    );
  return (
    <FormDialog
      title={t('account.deleteTitle')}
      submitLabel={t('account.deleteSubmit')}
      pendingLabel={t('account.deleting')}
      isPending={isPending}
      isDestructive
      problem={error ? problemText(error, t) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={classes.consequences}>
        <p>{t('account.deleteNow')}</p>
        <ul>
          {losses.map((loss) => (
            <li key={loss}>{t(`account.losses.${loss}`)}</li>
          ))}
        </ul>
        <p>{t('account.deleteWhen', { grace: DELETION_GRACE_DAYS, deadline: DELETION_DEADLINE_DAYS })}</p>
      </div>
      <div className={classes.export}>
        <p>{t('account.exportFirst')}</p>
        <ExportPart />
      </div>
      <TextField
        label={t('account.email')}
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="off"
        isRequired
      />
      <PasswordField label={t('account.password')} value={password} onChange={setPassword} isRequired />
    </FormDialog>
  );
}
