import { describeFailure } from '@reflectory/client';
import { Button, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCollections } from '../api/use-change-collections.ts';
import classes from '../collections.module.css';
import { MOST_CHARACTERS } from '../model/most-characters.ts';

/** Makes a collection by its name. */
export function MakeCollection({ onMade }: { onMade?: (id: string) => void }) {
  const { t } = useTranslation(['library', 'common']);
  const { isOnline } = usePlatform();
  const { make } = useChangeCollections();
  const [name, setName] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const collection = { id: crypto.randomUUID(), name: name.trim() };
    setIsAsked(collection.name === '');
    if (collection.name === '' || make.isPending) return;
    make.mutate(collection, {
      onSuccess() {
        setName('');
        onMade?.(collection.id);
      },
    });
  };
  const failure = make.error ? describeFailure(make.error, t, 'collections.making') : undefined;
  const wrong = isAsked && name.trim() === '' ? t('collections.noName') : failure;
  return (
    <form noValidate className={classes.form} onSubmit={handleSubmit}>
      <TextField
        label={t('collections.newName')}
        value={name}
        onChange={setName}
        maxLength={MOST_CHARACTERS}
        errorMessage={wrong}
      />
      <Button
        type="submit"
        isPending={make.isPending}
        pendingLabel={t('common:loading')}
        disabledReason={isOnline ? undefined : t('collections.offline')}
      >
        {t('collections.make')}
      </Button>
    </form>
  );
}
