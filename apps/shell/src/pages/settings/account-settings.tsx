import { Button, Form, TextField } from '@reflectory/design-system';
import type { AuthenticatedUser, Platform } from '@reflectory/platform-sdk';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenameProfile } from '../../session/profile-name.ts';
import classes from './settings.module.css';

type AccountSettingsProps = Pick<Platform, 'client' | 'toasts'> & {
  user: AuthenticatedUser;
  onSignOut: () => Promise<void>;
};

/** Name of the person, and the way out. */
export function AccountSettings({ user, client, toasts, onSignOut }: AccountSettingsProps) {
  const { t } = useTranslation(['settings', 'auth', 'common']);
  const [name, setName] = useState(user.name);
  const { mutate: rename, isPending } = useRenameProfile(client, user.id);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    rename(name.trim(), {
      onSuccess: () => toasts.success(t('nameSaved')),
      onError: () => toasts.error(t('nameFailed'), t('common:errors.internal')),
    });
  };
  return (
    <section className={classes.section}>
      <h2>{t('account')}</h2>
      <p className={classes.quiet}>{t('auth:signedInAs', { email: user.email })}</p>
      <Form className={classes.form ?? ''} onSubmit={handleSubmit}>
        <TextField
          label={t('name')}
          description={t('nameDescription')}
          value={name}
          onChange={setName}
          maxLength={80}
          autoComplete="name"
          isRequired
        />
        <Button type="submit" isPending={isPending} pendingLabel={t('savingName')}>
          {t('saveName')}
        </Button>
      </Form>
      <Button icon="log-out" onPress={() => void onSignOut()}>
        {t('auth:signOut')}
      </Button>
    </section>
  );
}
