import { describeFailure } from '@reflectory/client';
import { FormDialog, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCollections } from '../api/use-change-collections.ts';
import type { Collection } from '../api/use-collections.ts';
import { MOST_CHARACTERS } from '../model/most-characters.ts';

/** Gives a collection another name. */
export function RenameDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { t } = useTranslation(['library', 'common']);
  const [name, setName] = useState(collection.name);
  const { change } = useChangeCollections();
  const handleSubmit = () => {
    if (name.trim() !== '') change.mutate({ id: collection.id, name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      size="small"
      title={t('collections.rename')}
      submitLabel={t('collections.keepName')}
      isPending={change.isPending}
      pendingLabel={t('common:loading')}
      problem={change.error && describeFailure(change.error, t, 'collections.making')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('collections.name')}
        value={name}
        onChange={setName}
        maxLength={MOST_CHARACTERS}
        errorMessage={name.trim() === '' ? t('collections.noName') : undefined}
      />
    </FormDialog>
  );
}
