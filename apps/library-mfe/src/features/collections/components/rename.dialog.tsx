import { describeFailure } from '@reflectory/client';
import { Button, Dialog, TextField } from '@reflectory/design-system';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCollections } from '../api/use-change-collections.ts';
import type { Collection } from '../api/use-collections.ts';
import classes from '../collections.module.css';
import { MOST_CHARACTERS } from '../model/most-characters.ts';

/** Gives a collection another name. */
export function RenameDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { t } = useTranslation(['library', 'common']);
  const [name, setName] = useState(collection.name);
  const { change } = useChangeCollections();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '') change.mutate({ id: collection.id, name: name.trim() }, { onSuccess: onClose });
  };
  const failure = change.error ? describeFailure(change.error, t, 'collections.making') : undefined;
  return (
    <Dialog
      isOpen
      size="small"
      title={t('collections.rename')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form noValidate className={classes.stack} onSubmit={handleSubmit}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
          autoFocus
          label={t('collections.name')}
          value={name}
          onChange={setName}
          maxLength={MOST_CHARACTERS}
          errorMessage={name.trim() === '' ? t('collections.noName') : failure}
        />
        <Button
          type="submit"
          variant="primary"
          isPending={change.isPending}
          pendingLabel={t('common:loading')}
        >
          {t('collections.keepName')}
        </Button>
      </form>
    </Dialog>
  );
}
