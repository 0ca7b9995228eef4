import { accountStatus, describeFailure, FunctionCallError } from '@reflectory/client';
import { belongingsAreas } from '@reflectory/contracts/account';
import { DELETION_DEADLINE_DAYS, DELETION_GRACE_DAYS } from '@reflectory/contracts/behaviour';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { PasswordField, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { belongingsQuery } from './api/belongings.ts';
import { useRequestAccountDeletion } from './api/request-account-deletion.ts';
import { OnlineFormDialog } from '../../shared/online-form-dialog.tsx';
import { ExportPart } from '../../shared/export/export-part.tsx';
import classes from './delete-account.module.css';

/** Texts for what the server says about a field; the rest is a problem of the whole. */
function useDeletionProblem(error: Error | null) {
  const { t } = useTranslation(['settings', 'common']);
  if (!error) return {};
  const { code = '', fields = {} } = error instanceof FunctionCallError ? error : {};
  if (fields.email) return { email: t('account.problems.email') };
  if (fields.password) return { password: t('account.problems.password') };
  return {
    whole: code === 'conflict' ? t('account.problems.conflict') : describeFailure(error, t, 'problems'),
  };
}

const losses = ['entries', 'insights', 'links', 'profile'] as const;

/** Deletes the account of who proves to be its owner, after saying all that goes and when. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { client } = usePlatform();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { mutate: request, isPending, error, reset } = useRequestAccountDeletion();
  const problem = useDeletionProblem(error);
  // A field that is marked as wrong would keep the form from being sent.
  const typed = (take: (value: string) => void) => (value: string) => {
    reset();
    take(value);
  };
  const handleSubmit = () =>
    request(
      { email: email.trim(), password },
      {
        // The wrapper of the app shows the closing screen for this.
        onSuccess: (status) => queries.setQueryData(accountStatus(client).queryKey, status),
      },
    );
  return (
    <OnlineFormDialog
      title={t('account.deleteTitle')}
      submitLabel={t('account.deleteSubmit')}
      pendingLabel={t('account.deleting')}
      isPending={isPending}
      isDestructive
      problem={problem.whole}
      isReadFirst
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Consequences />
      <TextField
        label={t('account.email')}
        type="email"
        value={email}
        onChange={typed(setEmail)}
        errorMessage={problem.email}
        autoComplete="off"
        isRequired
      />
      <PasswordField
        label={t('account.password')}
        value={password}
        onChange={typed(setPassword)}
        errorMessage={problem.password}
        isRequired
      />
    </OnlineFormDialog>
  );
}

/** All that goes and when, and the way to keep a copy. */
function Consequences() {
  const { t } = useTranslation('settings');
  const { client, language } = usePlatform();
  const { data: belongings } = useQuery(belongingsQuery(client, language.current));
  return (
    <>
      <div className={classes.consequences}>
        <p>{t('account.deleteNow')}</p>
        <ul>
          {losses.map((loss) => (
            <li key={loss}>{t(`account.losses.${loss}`)}</li>
          ))}
          {/* Until it is known, and where it cannot be, the rest is said without names. */}
          {!belongings && <li>{t('account.losses.others')}</li>}
        </ul>
        {belongings && <Belongings belongings={belongings} />}
        <p>{t('account.deleteSubscription')}</p>
        <p>{t('account.deleteWhen', { grace: DELETION_GRACE_DAYS, deadline: DELETION_DEADLINE_DAYS })}</p>
      </div>
      <div className={classes.export}>
        <p>{t('account.exportFirst')}</p>
        <ExportPart />
      </div>
    </>
  );
}

/** What every feature keeps, by area: more than can be read line by line. */
function Belongings({ belongings }: { belongings: FunctionOutput<'list-belongings'>['belongings'] }) {
  const { t } = useTranslation('settings');
  const groups = belongingsAreas.map((area) => ({
    area,
    named: belongings.filter((one) => one.area === area),
  }));
  return (
    <dl className={classes.belongings}>
      {groups
        .filter(({ named }) => named.length > 0)
        .map(({ area, named }) => (
          <div key={area}>
            <dt>{t(`account.belongings.${area}`)}</dt>
            <dd>{named.map(({ words }) => words).join(' · ')}</dd>
          </div>
        ))}
    </dl>
  );
}
