import { describeFailure } from '@reflectory/client';
import { Button, Form, TextField } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenameProfile } from './api/rename-profile.ts';
import classes from './name-form.module.css';

const MAX_LENGTH = 80;

/** The name in the profile. What was typed stays when it could not be saved. */
export function NameForm() {
  const { t } = useTranslation(['settings', 'common']);
  const { toasts, isOnline } = usePlatform();
  const { name } = useCurrentUser();
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate: rename, isPending, error, reset } = useRenameProfile();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const next = (typed ?? name).trim();
    if (next === '') return;
    rename(next, {
      onSuccess: () => {
        setTyped(null);
        toasts.success(t('name.saved'));
      },
    });
  };
  return (
    <Form className={classes.form ?? ''} onSubmit={handleSubmit}>
      <TextField
        label={t('name.label')}
        description={t('name.description')}
        value={typed ?? name}
        onChange={(value) => {
          reset();
          setTyped(value);
        }}
        errorMessage={
          error ? t('name.failed', { problem: describeFailure(error, t, 'problems') }) : undefined
        }
        maxLength={MAX_LENGTH}
        autoComplete="name"
        isRequired
        className={classes.field}
      />
      <Button
        type="submit"
        isPending={isPending}
        pendingLabel={t('saving')}
        disabledReason={isOnline ? undefined : t('offline.needed')}
      >
        {t('name.save')}
      </Button>
    </Form>
  );
}
